import { useSyncExternalStore, type ReactNode, type VideoHTMLAttributes } from 'react';
import { useAttachMedia, useMedia, useMediaInstance } from '@videojs/react';
import { resolveVttSegment } from '@videojs/spf/dom';
import { HlsVideoAdapter } from '@videojs/spf/hls-video';
import type { FilmSource } from '../source/film-source.ts';

/** The cues of a file of subtitles. Throws where it cannot be had. */
export async function loadCues(source: FilmSource, url: string): Promise<VTTCue[]> {
  await source.renewAhead();
  return resolveVttSegment(source.addressOf(url));
}

/** A video that plays `src`, whose files come from `source`. */
function adapterFor(source: FilmSource, src: string) {
  return class FilmAdapter extends HlsVideoAdapter {
    constructor() {
      super({
        config: {
          fetch: source.fetch,
          resolveTextTrackSegment: (url: string) => loadCues(source, url),
        },
      });
      this.preload = 'metadata';
      this.src = src;
    }
  };
}

/** What the manifest offers of one kind. */
function tracksOf({ engine: { state } }: HlsVideoAdapter, type: 'video' | 'text'): { id: string; url: string }[] {
  const presentation = state.presentation.get();
  const sets = (presentation && 'selectionSets' in presentation && presentation.selectionSets) || [];
  const tracks: { id: string; url: string }[] = [];
  for (const set of sets) {
    if (set.type === type) for (const one of set.switchingSets) tracks.push(...one.tracks);
  }
  return tracks;
}

/** Address of the playlist of a subtitle track; undefined where there is no such track. */
export function useSubtitlePlaylist(id: string | undefined): string | undefined {
  const media = useMedia();
  return media instanceof HlsVideoAdapter ? tracksOf(media, 'text').find((track) => track.id === id)?.url : undefined;
}

/** Addresses of the playlists of the picture, the one that plays first. */
function picturePlaylists(media: HlsVideoAdapter): string[] {
  const playing = media.engine.state.selectedVideoTrackId.get();
  return tracksOf(media, 'video')
    .toSorted((a, b) => Number(b.id === playing) - Number(a.id === playing))
    .map(({ url }) => url);
}

/**
 * The code of what the engine cannot go on after; null while it goes on. Read from the engine itself: the library's own state
 * forgets it when the video element is emptied, which happens right after.
 */
export function useEngineError(): number | null {
  const media = useMedia();
  const engine = media instanceof HlsVideoAdapter ? media : undefined;
  return useSyncExternalStore(
    (onChange) => {
      engine?.addEventListener('error', onChange);
      return () => engine?.removeEventListener('error', onChange);
    },
    () => engine?.error?.code ?? null,
    () => null,
  );
}

interface EngineVideoProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'preload' | 'onError'> {
  source: FilmSource;
  /** The whole address. */
  src: string;
  /** The browser gave up: the code of its `MediaError`, and the playlists of the picture, the one that played first. */
  onMediaError: (code: number | undefined, playlists: string[]) => void;
  children?: ReactNode;
}

/** The video element and what fills it, as long as it is there: give it a key to play something else. */
export function EngineVideo({ source, src, onMediaError, ...props }: EngineVideoProps) {
  const media = useMediaInstance(adapterFor(source, src));
  const attach = useAttachMedia(media);
  return (
    <video
      ref={attach}
      onError={({ currentTarget }) => onMediaError(currentTarget.error?.code, picturePlaylists(media))}
      {...props}
    />
  );
}
