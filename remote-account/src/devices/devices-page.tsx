import * as z from 'zod/mini';
import {
  ApiError,
  data,
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { isFormState } from '@sahra/shared/forms/handle-form-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { elevationFields, handleElevatedForm } from '@sahra/shared/forms/elevation';
import { DeviceCard } from './device-card.tsx';
import styles from './devices.module.css';
import { SignOutForm } from './sign-out-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** Value of the button that signs out all devices but this one. */
const OTHERS = 'others';

const signOutForm = z.object({ device: optionalText, ...elevationFields });

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account/devices');

export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, {
    schema: signOutForm,
    send: async ({ device }, { api }) => {
      try {
        if (device === OTHERS) await api.delete('/account/devices');
        else await api.delete('/account/devices/{deviceId}', { params: { deviceId: device } });
      } catch (error) {
        // It was signed out in the meantime, which is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
      return data({ doneAt: Date.now(), isOthers: device === OTHERS });
    },
  });

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
