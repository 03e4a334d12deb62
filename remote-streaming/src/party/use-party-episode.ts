import { useEffect, useRef } from 'react';
import { useNavigate } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { arrivesPlaying } from '../ui/arrival.ts';
import type { PartyLine, PartyView } from './party-line.ts';

/** Where somebody watches. */
interface Watched {
  party: string;
  programId: number;
  episodeId: number;
}

/** Brings those who follow to what the party watches, and the party to what its host goes on to. Returns where the others are, if not here. */
export function usePartyEpisode(
  line: PartyLine | undefined,
  view: PartyView | undefined,
  { party, episodeId }: Watched,
) {
  const navigate = useNavigate();
  const known = useRef<{ ofParty?: number; ofPage: number }>({ ofPage: episodeId });
  const state = view?.state;
  const isHost = state !== null && state?.hostId === view?.personId;
  const { episodeId: ofParty, programId: programOfParty } = state ?? {};
  useEffect(() => {
    if (!line || ofParty === undefined || programOfParty === undefined) return;
    const [hasPartyMoved, hasPageMoved] = [known.current.ofParty !== ofParty, known.current.ofPage !== episodeId];
    known.current = { ofParty, ofPage: episodeId };
    if (ofParty === episodeId) return;
    if (hasPartyMoved) {
      void navigate(paths.episode.href(programOfParty, ofParty, { party }), { state: arrivesPlaying });
    } else if (hasPageMoved && isHost) {
      line.bring(episodeId);
    }
  }, [line, ofParty, programOfParty, episodeId, isHost, navigate, party]);
  const isElsewhere = ofParty !== undefined && ofParty !== episodeId;
  // Where the others are, for somebody who has gone elsewhere.
  return isElsewhere && !isHost && programOfParty !== undefined
    ? paths.episode.href(programOfParty, ofParty, { party })
    : undefined;
}
