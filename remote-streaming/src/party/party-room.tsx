import type { RefObject } from 'react';
import { Button, ButtonLink, useTranslation, type PartyState } from '@sahra/shared/facade';
import { PartyChat } from './party-chat.tsx';
import { PartyLink } from './party-link.tsx';
import type { PartyLine, PartyView } from './party-line.ts';
import styles from './party.module.css';
import { usePartyFilm } from './use-party-film.ts';

interface PartyRoomProps {
  partyId: string;
  line: PartyLine;
  view: PartyView;
  state: PartyState;
  episodeId: number;
  stage: RefObject<HTMLElement | null>;
  /** Where the others are, if not here. */
  others: string | undefined;
  onLeave: () => void;
}

/** A party for those who are in it: who is there, what they write, and what holds one's own film. */
export function PartyRoom({ partyId, line, view, state, episodeId, stage, others, onLeave }: PartyRoomProps) {
  const { t } = useTranslation('party');
  const { hold, join } = usePartyFilm(line, episodeId, stage);
  const isHost = state.hostId === view.personId;
  return (
    <>
      <div role="status">
        {others && (
          <p className={styles.notice}>
            {t('elsewhere.text')}{' '}
            <ButtonLink variant="quiet" to={others} replace>
              {t('elsewhere.go')}
            </ButtonLink>
          </p>
        )}
        {hold === 'paused' && <p className={styles.notice}>{t('hold.paused')}</p>}
        {hold === 'needsPress' && (
          <p className={styles.notice}>
            {t('hold.needsPress')}{' '}
            <Button variant="primary" onClick={join}>
              {t('hold.watch')}
            </Button>
          </p>
        )}
      </div>
      <PartyLink partyId={partyId} />
      <p className={styles.count}>{t('people.count', { count: state.people.length })}</p>
      <ul className={styles.people}>
        {state.people.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {id === view.personId && <small>{t('people.you')}</small>}
            {id === state.hostId && <small className={styles.host}>{t('people.host')}</small>}
          </li>
        ))}
      </ul>
      <PartyChat line={line} view={view} />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onLeave}>
          {t('leave')}
        </Button>
        {isHost && (
          <Button variant="danger" onClick={() => line.send({ type: 'end' })}>
            {t('end')}
          </Button>
        )}
      </div>
    </>
  );
}
