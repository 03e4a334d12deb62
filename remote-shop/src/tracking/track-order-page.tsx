import {
  Link,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Place,
  useActionData,
  useLoaderData,
  useTranslation,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { paths } from '../paths.ts';
import { isolated } from '../ui/isolated.ts';
import type { loader } from './load-tracked.ts';
import { TrackOrderForm } from './track-order-form.tsx';
import styles from './track-order.module.css';
import { TrackedOrder } from './tracked-order.tsx';

export { loader } from './load-tracked.ts';

export const action = laterAction(() => import('./track-order.ts').then((module) => module.action));

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Place width="l" height="block" />
    </PageFrame>
  );
}

/** What was asked for is in a mail, if there is such an order. */
function Sent({ email }: { email: string }) {
  const { t } = useTranslation('tracking');
  return (
    <Outcome title={t('sent.title')} text={t('sent.text')}>
      <p>
        {t('sent.to')}{' '}
        <bdi dir="ltr" className={styles.email}>
          {email}
        </bdi>
      </p>
      <p>{t('sent.noMail')}</p>
      <p>
        <Link to={paths.trackOrder.href()}>{t('again')}</Link>
      </p>
    </Outcome>
  );
}

/** A form for number and e-mail address, and behind the link of the mail what becomes of the order. */
export default function TrackOrderPage() {
  const { t } = useTranslation(['tracking', 'shop', 'orders']);
  const { order, end } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const description = t('shop:tracking.description');
  if (order) {
    const title = t('orders:titleOf', { number: isolated(order.number) });
    const meaning = t(`orders:meanings.${order.status}`);
    return (
      <PageFrame>
        <PageHead title={title} description={meaning} path={paths.trackOrder.href()} robots="noindex" />
        <PageHeading title={title} tagline={meaning} />
        <TrackedOrder order={order} />
        <p className={styles.again}>
          <Link to={paths.trackOrder.href()}>{t('another')}</Link>
        </p>
      </PageFrame>
    );
  }
  const state = isFormState(answer) ? answer : undefined;
  const sent = answer && !isFormState(answer) ? answer : undefined;
  return (
    <PageFrame>
      <PageHead
        title={t('shop:tracking.title')}
        description={description}
        path={paths.trackOrder.href()}
        {...(end && { robots: 'noindex' })}
      />
      <PageHeading title={t('shop:tracking.title')} tagline={description} />
      {sent ? (
        <Sent email={sent.email} />
      ) : (
        <>
          {end && !answer && <Outcome title={t(`ends.${end}.title`)} text={t(`ends.${end}.text`)} />}
          <TrackOrderForm state={state} />
        </>
      )}
    </PageFrame>
  );
}
