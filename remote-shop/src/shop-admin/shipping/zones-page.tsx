import {
  ButtonLink,
  EmptyState,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { doneOf, handleAdminAction } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { paths } from '../../paths.ts';
import styles from '../admin.module.css';
import { loadZones, NEW } from './load-zones.ts';
import { ZoneCard } from './zone-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = async (args: LoaderFunctionArgs) => ({ zones: await loadZones(args) });

export const action = (args: ActionFunctionArgs) =>
  handleAdminAction(args, {
    'remove-zone': ({ api }, zoneId) => api.delete('/admin/shipping-zones/{zoneId}', { params: { zoneId } }),
    'remove-method': ({ api }, methodId) => api.delete('/admin/shipping-methods/{methodId}', { params: { methodId } }),
  });

/** Where parcels go, and how. */
export default function ZonesPage() {
  const { t } = useTranslation(['shipping', 'shop']);
  const { zones } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = doneOf(answer)?.done;
  return (
    <AdminFrame
      title={t('shop:admin.shipping')}
      tagline={t('tagline')}
      done={done && t(done === 'remove-zone' ? 'done.zone' : 'done.method')}
    >
      <div className={styles.bar}>
        <p className={styles.count}>{t('count', { count: zones.length })}</p>
        <ButtonLink variant="primary" to={paths.adminZone.href(NEW)}>
          {t('zone.new')}
        </ButtonLink>
      </div>
      {zones.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {zones.map((zone) => (
            <ZoneCard key={zone.id} zone={zone} isLast={zones.length === 1} answer={answer} />
          ))}
        </ul>
      )}
    </AdminFrame>
  );
}
