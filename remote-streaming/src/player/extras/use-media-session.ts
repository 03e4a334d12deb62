import { useEffect, useEffectEvent } from 'react';

interface MediaSessionOptions {
  title: string;
  posterUrl: string;
  seekBy: (seconds: number) => void;
  seekTo: (seconds: number) => void;
  /** Null where there is no such episode. */
  openNext: (() => void) | null;
  openPrevious: (() => void) | null;
}

/** What the lock screen, headphones and media keys show and do. Playing and pausing they do by themselves. */
export function useMediaSession({ title, posterUrl, openNext, openPrevious, ...commands }: MediaSessionOptions): void {
  const act = useEffectEvent(({ action, seekTime, seekOffset = 10 }: MediaSessionActionDetails) => {
    if (action === 'seekbackward') commands.seekBy(-seekOffset);
    if (action === 'seekforward') commands.seekBy(seekOffset);
    if (action === 'seekto' && seekTime !== undefined) commands.seekTo(seekTime);
    if (action === 'nexttrack') openNext?.();
    if (action === 'previoustrack') openPrevious?.();
  });
  const [hasNext, hasPrevious] = [openNext !== null, openPrevious !== null];
  // The browser's own controls are outside React.
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const actions: MediaSessionAction[] = ['seekbackward', 'seekforward', 'seekto'];
    if (hasNext) actions.push('nexttrack');
    if (hasPrevious) actions.push('previoustrack');
    mediaSession.metadata = new MediaMetadata({ title, artwork: [{ src: posterUrl }] });
    for (const action of actions) mediaSession.setActionHandler(action, (details) => act(details));
    return () => {
      mediaSession.metadata = null;
      for (const action of actions) mediaSession.setActionHandler(action, null);
    };
  }, [title, posterUrl, hasNext, hasPrevious]);
}
