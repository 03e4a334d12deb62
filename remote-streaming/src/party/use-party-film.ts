import { useEffect, useRef, useState, type RefObject } from 'react';
import { PartyFilm, type Hold } from './party-film.ts';
import type { PartyLine } from './party-line.ts';

/** Of media, which do not bubble: a video that does any of these is the one that plays. */
const signs = ['loadstart', 'loadedmetadata', 'play', 'timeupdate'];

/** Makes the video that plays in `stage` run as the party's: the player's comes late, and may be replaced. */
export function usePartyFilm(line: PartyLine | undefined, episodeId: number, stage: RefObject<HTMLElement | null>) {
  const [hold, setHold] = useState<Hold>(null);
  const film = useRef<PartyFilm>(undefined);
  useEffect(() => {
    const element = stage.current;
    if (!line || !element) return undefined;
    let video: HTMLVideoElement | undefined;
    const steer = (found: EventTarget | null) => {
      if (!(found instanceof HTMLVideoElement) || found === video) return;
      film.current?.end();
      video = found;
      film.current = new PartyFilm(video, line, {
        episodeId,
        begins: line.hasBrought(episodeId),
        onHold: setHold,
      });
    };
    const see = ({ target }: Event) => steer(target);
    steer(element.querySelector('video'));
    for (const sign of signs) element.addEventListener(sign, see, true);
    return () => {
      for (const sign of signs) element.removeEventListener(sign, see, true);
      film.current?.end();
      film.current = undefined;
      setHold(null);
    };
  }, [line, episodeId, stage]);
  return { hold, join: () => film.current?.join() };
}
