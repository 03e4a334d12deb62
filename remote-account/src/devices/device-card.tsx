import { Badge, useMoment, useTranslation, VisuallyHidden, type Device } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { Facts } from '@sahra/shared/parts/account/facts';
import styles from './devices.module.css';
import { SignOutForm, type SignOutAnswer } from './sign-out-form.tsx';

interface DeviceCardProps {
  device: Device;
  answer: SignOutAnswer;
}

/** One device: what it is, where it is, since when; all but this one can be signed out. */
export function DeviceCard({
  device: { id, isCurrent, browser, system, network, signedInAt, lastSeenAt },
  answer,
}: DeviceCardProps) {
  const { t } = useTranslation('account');
  const moment = useMoment();
  const name =
    browser && system ? t('devices.browserOn', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <Card variant={isCurrent ? 'raised' : 'quiet'}>
      <CardTitle level={2}>
        <span className={styles.name}>
          <bdi>{name}</bdi> {isCurrent && <Badge tone="accent">{t('devices.thisOne')}</Badge>}
        </span>
      </CardTitle>
      <Facts
        isRow
        facts={[
          [
            t('devices.since'),
            <time key="since" dateTime={signedInAt}>
              {moment(signedInAt)}
            </time>,
          ],
          [
            t('devices.lastSeen'),
            <time key="seen" dateTime={lastSeenAt}>
              {moment(lastSeenAt)}
            </time>,
          ],
          [
            t('devices.network'),
            network ? (
              <bdi key="network" dir="ltr">
                {network}
              </bdi>
            ) : (
              t('devices.unknownNetwork')
            ),
          ],
        ]}
      />
      {!isCurrent && (
        <div className={styles.signOut}>
          <SignOutForm device={id} answer={answer} variant="quiet">
            {t('devices.signOut')}{' '}
            <VisuallyHidden>
              <bdi>{name}</bdi>
            </VisuallyHidden>
          </SignOutForm>
        </div>
      )}
    </Card>
  );
}
