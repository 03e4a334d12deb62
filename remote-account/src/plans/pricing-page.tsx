import {
  loadFromApi, PageFrame, PageHead, PageHeading, useLoaderData, useTranslation, type LoaderFunctionArgs, type Page, type Plan,
} from '@sahra/shared/facade';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';

export { PricingSkeleton as Skeleton } from './pricing-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { items } = await loadFromApi<Page<Plan>>(args, '/plans');
  return items;
}

export default function PricingPage() {
  const { t } = useTranslation('account');
  const plans = useLoaderData<typeof loader>();
  return (
    <PageFrame isCentered>
      <PageHead title={t('plans.title')} description={t('plans.description')} />
      <PageHeading title={t('plans.title')} tagline={t('plans.description')} />
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.code} className={styles.place}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('plans.note')}</p>
    </PageFrame>
  );
}
