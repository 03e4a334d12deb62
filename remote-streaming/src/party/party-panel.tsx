import { useState, type RefObject } from 'react';
import { BadRequestError, useApp, useNavigate, useTranslation } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { ClosedParty } from './closed-party.tsx';
import { NameForm } from './name-form.tsx';
import styles from './party.module.css';
import { PartyRoom } from './party-room.tsx';
import { usePartyEpisode } from './use-party-episode.ts';
import { usePartyLine } from './use-party-line.ts';

export interface PartyPanelProps {
  /** As the address names it; `new`: one is to be started. */
  party: string;
  programId: number;
  episodeId: number;
  /** What the film plays in. */
  stage: RefObject<HTMLElement | null>;
}

/** The way into a watch party, and what it is when one is in. */
export function PartyPanel({ party, programId, episodeId, stage }: PartyPanelProps) {
  const { t } = useTranslation('party');
  const { api } = useApp();
  const navigate = useNavigate();
  const { line, view, partyId, open } = usePartyLine(party);
  const others = usePartyEpisode(line, view, { party, programId, episodeId });
  const [failure, setFailure] = useState<'failed' | 'tooMany'>();
  const hasNoName = view?.refusal?.what === 'join';

  async function start(name: string) {
    setFailure(undefined);
    try {
      const { id } = await api.post('/parties', { body: { episodeId } });
      open(id, name);
      await navigate(paths.episode.href(programId, episodeId, { party: id }), {
        replace: true,
        preventScrollReset: true,
      });
    } catch (error) {
      setFailure(error instanceof BadRequestError && error.status === 429 ? 'tooMany' : 'failed');
    }
  }

  const leave = () => {
    line?.end(true);
    void navigate(paths.episode.href(programId, episodeId), { replace: true, preventScrollReset: true });
  };
  const startAnew = () =>
    void navigate(paths.episode.href(programId, episodeId, { party: 'new' }), { preventScrollReset: true });
  return (
    <section className={styles.panel} aria-labelledby="party">
      <h2 id="party" className={styles.title}>
        {t('title')}
      </h2>
      {(!line || !view || hasNoName || (party === 'new' && view.status !== 'joined')) && (
        <NameForm
          isNew={party === 'new'}
          error={hasNoName ? t('name.held') : failure && t(`start.${failure}`)}
          isOfName={hasNoName}
          onName={(name) => (party === 'new' ? void start(name) : open(party, name))}
        />
      )}
      {line && view && !hasNoName && party !== 'new' && (
        <ClosedParty view={view} onRetry={() => line.retry()} onLeave={leave} onNew={startAnew} />
      )}
      {line && partyId && view?.state && ['joined', 'lost'].includes(view.status) && (
        <PartyRoom {...{ partyId, line, view, episodeId, stage }} state={view.state} others={others} onLeave={leave} />
      )}
    </section>
  );
}
