import {
  ButtonLink,
  redirect,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import type { AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import { SHOP_CURRENCY } from '../typed-values.ts';
import { CouponForm } from './coupon-form.tsx';
import { handleCouponAction, termsOf } from './coupon-values.ts';
import { loadCategories, loadCoupons } from './load-coupons.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export async function loader(args: LoaderFunctionArgs) {
  // Who may not make one does not find the page either.
  const [categories] = [await loadCategories(args), await loadCoupons(args, { q: '', page: 1 })];
  return { categories };
}

const create: AdminActionHandler = async ({ api, i18n, toasts }, _, __, { code: typed = '', ...values }) => {
  const { code } = await api.post('/admin/coupons', { body: { code: typed, ...termsOf(values, SHOP_CURRENCY) } });
  toasts.getState().show({ text: i18n.t('coupons:done.create', { code: isolated(code) }), tone: 'success' });
  throw redirect(paths.adminCoupon.href(code));
};

export const action = (args: ActionFunctionArgs) => handleCouponAction(args, { create });

/** A coupon that is to be. */
export default function NewCouponPage() {
  const { t } = useTranslation(['coupons', 'shop']);
  const { categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminFrame title={t('shop:admin.newCoupon')} tagline={t('taglineNew')}>
      <CouponForm coupon={null} categories={categories} answer={answer} />
      <p className={styles.part}>
        <ButtonLink variant="ghost" to={paths.adminCoupons.href()}>
          {t('back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}
