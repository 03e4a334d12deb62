import {
  formatDate,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type Subscription,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { Outcome } from '@sahra/shared/parts/outcome';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { PaySteps } from '../ui/pay-steps.tsx';
import { usePlanText } from '../ui/use-plan-text.ts';
import { CurrentPlan } from './current-plan.tsx';
import { RequestHistory } from './request-history.tsx';
import styles from './subscription.module.css';
import { WithdrawForm } from './withdraw-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('./withdraw.ts').then((module) => module.action));

export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, '/account/subscription', { query: { page: pageNumberOf(args.request), pageSize: 12 } });

/** What became of a request that was to be taken back. */
function Answer() {
  const { t } = useTranslation('subscription');
  const answer = useActionData<typeof action>();
  if (!answer) return null;
  if (isFormState(answer)) return <FormProblems state={answer} errors={[]} />;
  const outcome = answer.isWithdrawn ? 'withdrawn' : 'tooLate';
  return <Outcome title={t(`outcome.${outcome}.title`)} text={t(`outcome.${outcome}.text`)} />;
}

/** The request that waits for its payment. */
function OpenRequest({ open, payTo }: { open: NonNullable<Subscription['open']>; payTo: Subscription['payTo'] }) {
  const { t } = useTranslation('subscription');
  const { code } = useLanguage();
  const { planOf, stateOf } = usePlanText();
  return (
    <Card as="section">
      <CardTitle level={2}>{t('open.title', { plan: planOf(open.plan) })}</CardTitle>
      <p>{t('open.text', { date: formatDate(open.requestedAt, code), state: stateOf(open.state) })}</p>
      <PaySteps request={open} payTo={payTo} />
      <WithdrawForm reference={open.reference} />
    </Card>
  );
}

/** The member's plan, the open request, and everything before. */
export default function SubscriptionPage() {
  const { t } = useTranslation(['subscription', 'account']);
  const own = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('account:subscription.title')} tagline={t('description')}>
      <div className={styles.parts}>
        <Answer />
        <CurrentPlan own={own} />
        {own.open && <OpenRequest open={own.open} payTo={own.payTo} />}
        <RequestHistory requests={own.requests} />
      </div>
    </AccountFrame>
  );
}
