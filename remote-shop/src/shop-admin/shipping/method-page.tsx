import {
  ButtonLink,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { notFound } from '@sahra/shared/parts/not-found';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import { SHOP_CURRENCY } from '../typed-values.ts';
import { loadMethod, NEW } from './load-zones.ts';
import { MethodForm } from './method-form.tsx';
import { handleShippingForm, methodOf } from './shipping-values.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = (args: LoaderFunctionArgs) => loadMethod(args);

export const action = (args: ActionFunctionArgs) =>
  handleShippingForm(args, async ({ api }, values) => {
    const { zone: zoneId = '', method: methodId = '' } = args.params;
    if (methodId === NEW)
      return api.post('/admin/shipping-zones/{zoneId}/methods', {
        params: { zoneId },
        body: methodOf(values, SHOP_CURRENCY),
      });
    // Amounts are in the currency that it has, whatever a form says.
    const { items } = await api.get('/admin/shipping-zones');
    const method = items.flatMap(({ methods }) => methods).find(({ id }) => String(id) === methodId);
    if (!method) throw notFound();
    const body = methodOf(values, method.currency);
    return api.put('/admin/shipping-methods/{methodId}', { params: { methodId }, body });
  });

/** A way of sending that is changed, or is to be. */
export default function MethodPage() {
  const { t } = useTranslation(['shipping', 'shop']);
  const { code } = useLanguage();
  const { zone, method } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminFrame
      title={t(method ? 'shop:admin.method' : 'method.new')}
      tagline={t('method.tagline', { zone: isolated(zone.name[code] || zone.name.en) })}
    >
      <MethodForm method={method} answer={answer} />
      <p className={styles.part}>
        <ButtonLink variant="ghost" to={paths.adminShipping.href()}>
          {t('back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}
