import { Badge, formatDate, useLanguage, useTranslation, VisuallyHidden, type Device } from '@sahra/shared/facade';
import { Card, CardActions, CardTitle } from '@sahra/shared/parts/card';
import { SendButton } from '@sahra/shared/parts/send-button';
import { Facts } from '../ui/facts.tsx';

/** One device: what it is, where it is, since when; all but this one can be signed out. */
export function DeviceCard({ device: { id, isCurrent, browser, system, network, signedInAt, lastSeenAt } }: { device: Device }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const inFull = (at: string) => formatDate(at, code, { dateStyle: 'medium', timeStyle: 'short' });
  const name = browser && system ? t('devices.browserOn', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <Card look={isCurrent ? 'raised' : 'quiet'}>
      <CardTitle level={2}>
        <bdi>{name}</bdi> {isCurrent && <Badge tone="accent">{t('devices.thisOne')}</Badge>}
      </CardTitle>
      <Facts
        isRow
        facts={[
          [t('devices.since'), <time key="since" dateTime={signedInAt}>{inFull(signedInAt)}</time>],
          [t('devices.lastSeen'), <time key="seen" dateTime={lastSeenAt}>{inFull(lastSeenAt)}</time>],
          [t('devices.network'), network ? <bdi key="network" dir="ltr">{network}</bdi> : t('devices.unknownNetwork')],
        ]}
      />
      {!isCurrent && (
        <CardActions>
          <SendButton variant="quiet" name="device" value={id}>
            {t('devices.signOut')}
            <VisuallyHidden>
              {' '}
              <bdi>{name}</bdi>
            </VisuallyHidden>
          </SendButton>
        </CardActions>
      )}
    </Card>
  );
}
