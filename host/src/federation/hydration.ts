import type { createBrowserRouter } from 'react-router-dom';
import type { PageHandle } from '../routing/page-handle.ts';

type Router = ReturnType<typeof createBrowserRouter>;
const PAUSES = [1500, 3000, 6000, 12_000, 30_000];

export interface Hydration {
  attach: (router: Router) => void;
  /** The visitor went elsewhere before the code was here: React draws the page anew, as it should. */
  wasLeft: () => boolean;
}

/**
 * Loads the code of the page that the server rendered. Until it is there `handle.hydration` is pending and the
 * server's HTML stays; a failure is tried again for as long as the visitor stays on the page, after `onFailure`.
 */
export function startHydration(handle: PageHandle, onFailure: () => Promise<unknown>): Hydration {
  let release = () => {};
  let hasLeft = false;
  handle.hydration = new Promise((resolve) => (release = resolve));
  const load = async () => {
    for (let tries = 0; !hasLeft; tries++) {
      try {
        await handle.load();
        return release();
      } catch (error) {
        console.warn(error);
        await onFailure();
        await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(tries, PAUSES.length - 1)]));
      }
    }
  };
  void load();
  return {
    wasLeft: () => hasLeft,
    attach(router) {
      const first = router.state.location.key;
      router.subscribe(({ location, navigation }) => {
        // A page that still waits would hold back the one that the visitor goes to.
        if (navigation.state === 'idle' && location.key === first) return;
        hasLeft = true;
        delete handle.hydration;
        release();
      });
    },
  };
}
