import { Button, useTranslation } from '@sahra/shared/facade';
import { partyLimits } from '@sahra/shared/form-rules/party-rules';
import type { PartyView } from './party-line.ts';
import styles from './party.module.css';

interface ClosedPartyProps {
  view: PartyView;
  onRetry: () => void;
  onLeave: () => void;
  onNew: () => void;
}

/** Why there is no party, or not at the moment, and what to do; nothing while all is well. */
export function ClosedParty({ view: { status }, onRetry, onLeave, onNew }: ClosedPartyProps) {
  const { t } = useTranslation('party');
  const texts = {
    connecting: t('status.connecting'),
    lost: t('status.lost'),
    joined: '',
    left: '',
    blocked: t('closed.blocked'),
    party_unknown: t('closed.unknown'),
    party_ended: t('closed.ended'),
    party_full: t('closed.full', { total: partyLimits.people }),
    replaced: t('closed.replaced'),
    too_many_requests: t('closed.tooMany'),
    invalid_message: t('closed.blocked'),
  };
  const isOver = status === 'party_unknown' || status === 'party_ended';
  const isWell = status === 'joined' || status === 'left' || status === 'connecting';
  return (
    <div className={styles.closed} hidden={status === 'joined' || status === 'left'}>
      <p role="status" className={styles.notice}>
        {texts[status]}
      </p>
      {!isWell && (
        <div className={styles.buttons}>
          {isOver ? (
            <Button variant="primary" onClick={onNew}>
              {t('another')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onRetry}>
              {status === 'replaced' ? t('closed.here') : t('retry')}
            </Button>
          )}
          {status !== 'lost' && (
            <Button variant="quiet" onClick={onLeave}>
              {t('back')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
