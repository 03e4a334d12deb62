import {
  ButtonLink,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { paths } from '../../paths.ts';
import styles from '../admin.module.css';
import { loadZone, NEW } from './load-zones.ts';
import { handleShippingForm, zoneOf } from './shipping-values.ts';
import { ZoneForm } from './zone-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = (args: LoaderFunctionArgs) => loadZone(args);

export const action = (args: ActionFunctionArgs) =>
  handleShippingForm(args, ({ api }, values) => {
    const { zone: zoneId = '' } = args.params;
    return zoneId === NEW
      ? api.post('/admin/shipping-zones', { body: zoneOf(values) })
      : api.put('/admin/shipping-zones/{zoneId}', { params: { zoneId }, body: zoneOf(values) });
  });

/** A zone that is changed, or is to be. */
export default function ZonePage() {
  const { t } = useTranslation(['shipping', 'shop']);
  const { zone, countries } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminFrame title={t(zone ? 'shop:admin.zone' : 'zone.new')} tagline={t('zone.tagline')}>
      <ZoneForm zone={zone} countries={countries} answer={answer} />
      <p className={styles.part}>
        <ButtonLink variant="ghost" to={paths.adminShipping.href()}>
          {t('back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}
