import {
  ButtonLink,
  Link,
  PageFrame,
  PageHead,
  PageHeading,
  useActionData,
  useTranslation,
  useHrefTo,
  type Plan,
  type Subscription,
  can,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { Outcome } from '@sahra/shared/parts/outcome';
import { paths } from '../paths.ts';
import { PaySteps } from '../ui/pay-steps.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { usePlanText } from '../ui/use-plan-text.ts';
import type { action } from './send-plan-request.ts';
import styles from './plan-request.module.css';
import { PlanRequestForm } from './plan-request-form.tsx';

interface PlanRequestProps {
  plan: Plan;
  /** Null: a visitor. */
  own: Subscription | null;
}

/** A plan belongs to an account: the visitor makes one, or signs in, and comes back. */
function FirstAnAccount({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const back = paths.pricing.href(useRedirectTarget(), plan.code);
  return (
    <section aria-labelledby="first">
      <h2 id="first">{t('request.account.title')}</h2>
      <p>{t('request.account.text')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.signUp.href(back)}>
          {t('request.account.signUp')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.signIn.href(back)}>
          {t('request.account.signIn')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** One request at a time: what is to be done about the open one. */
function AlreadyOpen({ open }: { open: NonNullable<Subscription['open']> }) {
  const { t } = useTranslation('plans');
  const { planOf } = usePlanText();
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t('request.open.title')}</h2>
      <p>{t('request.open.text', { plan: planOf(open.plan) })}</p>
      <ButtonLink variant="primary" to={paths.subscription.href()}>
        {t('seeRequest')}
      </ButtonLink>
    </section>
  );
}

function Steps({ plan, own }: PlanRequestProps) {
  const { t } = useTranslation(['plans', 'subscription', 'common']);
  const answer = useActionData<typeof action>();
  const next = useRedirectTarget();
  const hrefTo = useHrefTo();
  if (!own) return <FirstAnAccount plan={plan} />;
  if (answer && !isFormState(answer) && answer.request) {
    return (
      <Outcome title={t('request.sent.title')} text={t('request.sent.text')}>
        <PaySteps request={answer.request} payTo={own.payTo} />
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={paths.subscription.href()}>
            {t('seeRequest')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={next ?? hrefTo('streaming.home')}>
            {t(next ? 'request.sent.back' : 'common:backToHome')}
          </ButtonLink>
        </div>
      </Outcome>
    );
  }
  if (!can(own.role, 'request-subscription')) return <p>{t('subscription:forAdmins')}</p>;
  return own.open ? (
    <AlreadyOpen open={own.open} />
  ) : (
    <PlanRequestForm key={plan.code} plan={plan} own={own} state={isFormState(answer) ? answer : undefined} />
  );
}

/** Choosing one plan: who may, how it is paid, what comes next. */
export function PlanRequest({ plan, own }: PlanRequestProps) {
  const { t } = useTranslation('plans');
  const { planOf } = usePlanText();
  const title = t('request.title', { plan: planOf(plan.code) });
  return (
    <PageFrame>
      <PageHead title={title} description={t('request.description')} robots="noindex" />
      <PageHeading title={title} tagline={t('request.description')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Steps plan={plan} own={own} />
        </div>
        <aside className={styles.aside} aria-labelledby="includes">
          <h2 id="includes" className={styles.includes}>
            {t('features')}
          </h2>
          <ul>
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Link to={paths.pricing.href(useRedirectTarget())}>{t('request.compare')}</Link>
        </aside>
      </div>
    </PageFrame>
  );
}
