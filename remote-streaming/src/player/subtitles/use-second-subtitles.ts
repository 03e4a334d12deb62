import { useEffect, useRef } from 'react';
import { loadCues, useSubtitlePlaylist } from '../engine/engine-video.tsx';
import { useMoment, useSubtitleTracks, useTextTracks } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import type { FilmSource } from '../source/film-source.ts';
import { subtitleFiles } from './subtitle-files.ts';

/** Label of the video's track for the cues of a second language: browsers do not draw its kind, and the engine leaves it alone. */
export const SECOND_TRACK = 'second subtitles';

/** In seconds of the film: how often files of cues are looked for, and how long before their time. */
const STEP = 10;
const AHEAD = 30;

export const secondTrack = (tracks: TextTrackList | undefined): TextTrack | undefined =>
  tracks && Array.from(tracks).find(({ label }) => label === SECOND_TRACK);

/** Puts the cues of a playlist into an empty track, those first whose time is near, until it is told to end: then the track is empty again. */
function fill(track: TextTrack, source: FilmSource, playlist: string) {
  const leaving = new AbortController();
  const asked = new Set<string>();
  const known = new Set<string>();
  const files = source
    .fetch(new Request(playlist, { signal: leaving.signal }))
    .then(async (answer) => subtitleFiles(await answer.text(), playlist));
  const add = (cue: VTTCue) => {
    // What reaches from one file into the next is in both.
    const key = `${cue.startTime} ${cue.endTime} ${cue.text}`;
    if (!known.has(key) && !leaving.signal.aborted) track.addCue(cue);
    known.add(key);
  };
  track.mode = 'hidden';
  return {
    async reach(seconds: number): Promise<void> {
      for (const { url, from, to } of await files) {
        if (from > seconds + AHEAD || to < seconds - STEP || asked.has(url)) continue;
        asked.add(url);
        await loadCues(source, url).then(
          (cues) => cues.forEach(add),
          () => asked.delete(url),
        );
      }
    },
    end() {
      leaving.abort();
      for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
    },
  };
}

/**
 * Loads the subtitles of a second language, which the engine does not: it knows one at a time. Where they cannot be had, the film and its
 * first subtitles go on. Returns their language tag; undefined where none are to be shown.
 */
export function useSecondSubtitles(source: FilmSource): string | undefined {
  const tracks = useSubtitleTracks();
  const track = secondTrack(useTextTracks());
  const { secondSubtitles } = usePlayerContext().preferences;
  const hasFirst = tracks.some(({ isChosen }) => isChosen);
  const second = tracks.find(({ language, isChosen }) => hasFirst && !isChosen && language === secondSubtitles);
  const playlist = useSubtitlePlaylist(second?.id);
  const filling = useRef<ReturnType<typeof fill>>(undefined);
  useEffect(() => {
    if (!playlist || !track) return undefined;
    const started = fill(track, source, playlist);
    filling.current = started;
    return () => {
      filling.current = undefined;
      started.end();
    };
  }, [source, playlist, track]);
  const near = useMoment((time) => Math.floor(time / STEP) * STEP);
  useEffect(() => {
    // Nobody waits for them: the film goes on without.
    filling.current?.reach(near).catch(() => undefined);
  }, [source, playlist, track, near]);
  return second?.language;
}
