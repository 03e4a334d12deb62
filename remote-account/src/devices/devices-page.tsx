import {
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { DeviceCard } from './device-card.tsx';
import styles from './devices.module.css';
import { OTHERS } from './other-devices.ts';
import { SignOutForm } from './sign-out-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account/devices');

export const action = laterAction(() => import('./sign-out-device.ts').then((module) => module.action), ['device']);

/** Where the member is signed in. */
export default function DevicesPage() {
  const { t } = useTranslation('account');
  const { items } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const done = sent && !isFormState(sent) ? sent : undefined;
  return (
    <AccountFrame title={t('devices.title')} tagline={t('devices.tagline')}>
      {done && (
        <DoneNotice key={done.doneAt} text={done.isOthers ? t('devices.othersSignedOut') : t('devices.signedOut')} />
      )}
      <CardList>
        {items.map((device) => (
          <li key={device.id}>
            <DeviceCard device={device} answer={sent} />
          </li>
        ))}
      </CardList>
      {items.length > 1 && (
        <div className={styles.others}>
          <SignOutForm device={OTHERS} answer={sent}>
            {t('devices.signOutOthers')}
          </SignOutForm>
        </div>
      )}
    </AccountFrame>
  );
}
