import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router as React sees it. Pages are drawn bit by bit, so that the one on the screen stays alive meanwhile. One that comes back
 * and is remembered is there in the same moment: it is drawn at once, and nobody is told that it is on its way.
 *
 * React takes over the page bit by bit too, and listens when it is done: until then it sees the router as the server had it, and what has
 * become of that meanwhile (the page could not be loaded, the visitor has gone back) it is told as soon as it listens.
 *
 * @param isReturning Is the visitor on the way to a page of the tab's history?
 */
export function withReturnsAtOnce(router: Router, isReturning: () => boolean): Router {
  const first = router.state;
  let isHeard = false;
  const subscribe: Router['subscribe'] = (listener) => {
    /** Tells that a page is on its way, where it is not remembered. */
    let telling: ReturnType<typeof setTimeout> | undefined;
    let isTold = false;
    const unsubscribe = router.subscribe((state, options) => {
      isTold = true;
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
    isHeard = true;
    // The router tells this itself where nobody has listened before.
    if (!isTold && router.state !== first)
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return () => {
      clearTimeout(telling);
      unsubscribe();
    };
  };
  return new Proxy(router, {
    get(target, name): unknown {
      if (name === 'subscribe') return subscribe;
      return name === 'state' && !isHeard ? first : Reflect.get(target, name);
    },
  });
}
