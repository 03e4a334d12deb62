import { useEffect, useState } from 'react';

const importPlayer = async () => (await import('../player/player.tsx')).Player;
type PlayerComponent = Awaited<ReturnType<typeof importPlayer>>;
type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; Player: PlayerComponent };

/** The player's code: large, of use only in a browser, and asked for when the page stands. */
export function usePlayer() {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const load = async () => {
    setLoading({ state: 'loading' });
    try {
      setLoading({ state: 'ready', Player: await importPlayer() });
    } catch {
      setLoading({ state: 'failed' });
    }
  };
  // The server draws the picture in its place; only a browser can play.
  useEffect(() => void load(), []);
  return { loading, load };
}
