import {
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isPaidPlan } from '@sahra/shared/form-rules/subscription-choices';
import { laterAction } from '@sahra/shared/forms/later-action';
import { loadOwnSubscription } from './own-subscription.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';
import { PlanRequest } from './plan-request.tsx';

export { PricingSkeleton as Skeleton } from './pricing-skeleton.tsx';

export const action = laterAction(() => import('./send-plan-request.ts').then((module) => module.action));

export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams.get('plan') ?? '';
  const [{ items }, own] = await Promise.all([loadFromApi(args, '/plans'), loadOwnSubscription(args)]);
  return { plans: items, own, wanted: isPaidPlan(wanted) ? wanted : null };
}

/** The plans side by side; with `?plan=` the way to one of them. */
export default function PricingPage() {
  const { t } = useTranslation(['plans', 'account', 'common']);
  const { plans, own, wanted } = useLoaderData<typeof loader>();
  const plan = plans.find(({ code }) => code === wanted);
  if (plan) return <PlanRequest plan={plan} own={own} />;
  return (
    <PageFrame isCentered>
      <PageHead title={t('account:plans.title')} description={t('common:freeToWatch')} />
      <PageHeading title={t('account:plans.title')} tagline={t('common:freeToWatch')} />
      <ul className={styles.plans}>
        {plans.map((offered) => (
          <li key={offered.code} className={styles.place}>
            <PlanCard plan={offered} own={own} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('paying')}</p>
    </PageFrame>
  );
}
