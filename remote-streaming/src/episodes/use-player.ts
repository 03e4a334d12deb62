import { useEffect, useState } from 'react';
import { loadPlayer } from '../load-player.ts';

type PlayerComponent = Awaited<ReturnType<typeof loadPlayer>>;
type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; Player: PlayerComponent };

/** The player's code: large, of use only in a browser, and asked for when the page stands. */
export function usePlayer() {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const load = () =>
    loadPlayer().then(
      (Player) => setLoading({ state: 'ready', Player }),
      () => setLoading({ state: 'failed' }),
    );
  const retry = () => {
    setLoading({ state: 'loading' });
    void load();
  };
  // The server draws the picture in its place; only a browser can play.
  useEffect(() => void load(), []);
  return { loading, retry };
}
