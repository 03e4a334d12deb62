import {
  ButtonLink,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { doneOf, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import { CouponFacts, CouponState } from './coupon-facts.tsx';
import { CouponForm } from './coupon-form.tsx';
import { handleCouponAction, termsOf } from './coupon-values.ts';
import { endCoupon, EndCouponForm } from './end-coupon-form.tsx';
import { loadCategories, loadCoupon } from './load-coupons.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export async function loader(args: LoaderFunctionArgs) {
  const coupon = await loadCoupon(args, args.params.code ?? '');
  return { coupon, categories: await loadCategories(args, coupon.categories) };
}

/** Amounts are in the currency that the coupon has, whatever a form says. */
const change: AdminActionHandler = async ({ api }, code, _, values) => {
  const { currency } = await api.get('/admin/coupons/{code}', { params: { code } });
  return api.put('/admin/coupons/{code}', { params: { code }, body: termsOf(values, currency) });
};

export const action = (args: ActionFunctionArgs) => handleCouponAction(args, { change, end: endCoupon });

/** One coupon: how it stands, and all of it that can be changed. */
export default function CouponPage() {
  const { t } = useTranslation('coupons');
  const { coupon, categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const code = isolated(coupon.code);
  const done = doneOf(answer)?.done;
  return (
    <AdminFrame
      title={t('titleOf', { code })}
      tagline={t('taglineOf')}
      done={done && t(done === 'end' ? 'done.end' : 'done.change', { code })}
    >
      <CouponState state={coupon.state} />
      <CouponFacts coupon={coupon} />
      <section aria-labelledby="terms" className={styles.part}>
        <h2 id="terms" className={styles.heading}>
          {t('form.title')}
        </h2>
        {/* With the end that it has now, after it was ended. */}
        <CouponForm key={coupon.endsAt} coupon={coupon} categories={categories} answer={answer} />
      </section>
      <div className={styles.actions}>
        <EndCouponForm coupon={coupon} answer={answer} />
      </div>
      <p className={styles.part}>
        <ButtonLink variant="ghost" to={paths.adminCoupons.href()}>
          {t('back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}
