import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router as React sees it. Pages are drawn bit by bit, so that the one on the screen stays alive meanwhile. One that comes back
 * and is remembered is there in the same moment: it is drawn at once, and nobody is told that it is on its way.
 *
 * @param isReturning Is the visitor on the way to a page of the tab's history?
 */
export function withReturnsAtOnce(router: Router, isReturning: () => boolean): Router {
  const subscribe: Router['subscribe'] = (listener) => {
    /** Tells that a page is on its way, where it is not remembered. */
    let telling: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe((state, options) => {
      const isHere = telling !== undefined && state.navigation.state === 'idle';
      clearTimeout(telling);
      telling = undefined;
      const canWait = state.navigation.state === 'loading' && options.deletedFetchers.length === 0;
      if (canWait && isReturning())
        telling = setTimeout(() => {
          telling = undefined;
          listener(state, options);
        });
      else listener(state, isHere ? { ...options, flushSync: true } : options);
    });
    return () => {
      clearTimeout(telling);
      unsubscribe();
    };
  };
  return new Proxy(router, {
    get: (target, name): unknown => (name === 'subscribe' ? subscribe : Reflect.get(target, name)),
  });
}
