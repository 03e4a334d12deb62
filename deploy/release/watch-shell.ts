/** What is told of a page that was left. */
export interface ShellWatch {
  /** Remembers how everything is. */
  begin: () => void;
  /** What is otherwise since then, each as a sentence. */
  changes: () => string[];
}
declare global {
  interface Window {
    shellWatch?: ShellWatch;
  }
}

type SetOnce = (run: (...args: unknown[]) => void, ...rest: unknown[]) => number;

/**
 * Watches what a page has in common with all others: globals and prototypes, listeners of window and document, timers and
 * frames that repeat (those of the remote), and how header, heading and footer look. Runs in the browser before all else, and so stands on nothing outside of it.
 */
export function watchShell(remote: string): void {
  // The host sets up some things when they are first needed, which may be on a page of the remote.
  const isOfRemote = () => new Error().stack?.includes(`/mf/${remote}/`) ?? false;
  const listeners = new Map<unknown, Map<string, string>>();
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const targetName = (target: unknown) => (target === document ? 'document' : target === window ? 'window' : undefined);
  const keyOf = (target: unknown, type: string, options?: AddEventListenerOptions | boolean) =>
    `${targetName(target)} ${type} ${typeof options === 'object' ? Boolean(options.capture) : Boolean(options)}`;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = targetName(this ?? window);
    const endsByItself = typeof options === 'object' && (options.once || options.signal);
    if (target && listener && !endsByItself && isOfRemote()) {
      const known = listeners.get(listener) ?? new Map<string, string>();
      listeners.set(listener, known.set(keyOf(this ?? window, type, options), `${type} of the ${target}`));
    }
    add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    listeners.get(listener)?.delete(keyOf(this ?? window, type, options));
    remove.call(this ?? window, type, listener, options);
  };

  const timers = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  const setTimer = (...args: Parameters<typeof setInterval>) => {
    const timer = start(...args);
    if (isOfRemote()) timers.add(timer);
    return timer;
  };
  const clearTimer = (timer: number | undefined) => {
    timers.delete(timer);
    stop(timer);
  };
  Object.assign(window, { setInterval: setTimer, clearInterval: clearTimer });

  // One that sets itself again repeats too: set while another one of the remote runs, or with the same function as before.
  const known = new Set<unknown>();
  let isInChain = false;
  function watchOnce(set: SetOnce, end: (timer: number) => void) {
    const again = new Set<number>();
    const setWatched: SetOnce = (run, ...rest) => {
      if (typeof run !== 'function' || !isOfRemote()) return set(run, ...rest);
      const isAgain = isInChain || known.has(run);
      known.add(run);
      const timer = set(
        (...args) => {
          again.delete(timer);
          isInChain = true;
          try {
            run(...args);
          } finally {
            isInChain = false;
          }
        },
        ...rest,
      );
      if (isAgain) again.add(timer);
      return timer;
    };
    const endWatched = (timer: number) => {
      again.delete(timer);
      end(timer);
    };
    return { again, setWatched, endWatched };
  }
  const timeouts = watchOnce(window.setTimeout as SetOnce, window.clearTimeout);
  const frames = watchOnce(window.requestAnimationFrame, window.cancelAnimationFrame);
  Object.assign(window, {
    setTimeout: timeouts.setWatched,
    clearTimeout: timeouts.endWatched,
    requestAnimationFrame: frames.setWatched,
    cancelAnimationFrame: frames.endWatched,
  });

  /** What a build and its libraries keep there in any remote, and the federation runtime, which comes when a page is alive. */
  const isOfTools =
    /^(__(mf|zod)_|_FEDERATION_RUNTIME_CORE$|__(FEDERATION|GLOBAL_LOADING_REMOTE_ENTRY|VMOK|VUE_HMR_RUNTIME)__$)/;

  /** Everything that has a name, by its name. */
  function globals(): Map<string, unknown> {
    const found = new Map<string, unknown>();
    const note = (owner: object, path: string) => {
      for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
        if (!['length', 'name', 'prototype'].includes(name)) found.set(path + name, value ?? get);
    };
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
      found.set(name, typeof value === 'function' ? value : undefined);
      if (typeof value !== 'function') continue;
      note(value, `${name}.`);
      if (typeof value.prototype === 'object' && value.prototype) note(value.prototype, `${name}.prototype.`);
    }
    for (const [name, value] of Object.entries({ JSON, Math, Reflect, console, history, navigator }))
      note(value, `${name}.`);
    return found;
  }

  const looks = [
    'display',
    'visibility',
    'opacity',
    'color',
    'background-color',
    'font-family',
    'font-size',
    'font-weight',
  ];
  const places = ['position', 'z-index', 'overflow', 'margin', 'padding', 'transform', 'pointer-events', 'direction'];
  function styles(): Map<string, unknown> {
    const found = new Map<string, unknown>();
    for (const selector of ['html', 'body', 'header', 'header a', 'header button', 'main h1', 'footer', 'footer a'])
      for (const [index, element] of document.querySelectorAll(selector).entries()) {
        const style = getComputedStyle(element);
        for (const name of [...looks, ...places])
          found.set(`${name} of ${selector}${index ? ` (${index + 1})` : ''}`, style.getPropertyValue(name));
      }
    return found;
  }

  const waiting = () => {
    const counts = new Map([
      ['timer that repeats', timers.size],
      ['timer that sets itself again', timeouts.again.size + frames.again.size],
    ]);
    for (const what of [...listeners.values()].flatMap((known) => [...known.values()]))
      counts.set(`listener for ${what}`, (counts.get(`listener for ${what}`) ?? 0) + 1);
    return counts;
  };

  let before = { globals: globals(), styles: new Map<string, unknown>(), waiting: waiting() };
  window.shellWatch = {
    begin: () => (before = { globals: globals(), styles: styles(), waiting: waiting() }),
    changes: () => [
      ...[...globals()].flatMap(([name, value]) =>
        isOfTools.test(name) || (before.globals.has(name) && Object.is(before.globals.get(name), value))
          ? []
          : `${name} was ${before.globals.has(name) ? 'replaced' : 'added'}`,
      ),
      ...[...styles()].flatMap(([name, value]) =>
        before.styles.get(name) === value
          ? []
          : `${name} is ${String(value)}, and was ${String(before.styles.get(name) ?? 'not there')}`,
      ),
      ...[...waiting()].flatMap(([what, count]) => (count > (before.waiting.get(what) ?? 0) ? `a ${what} stays` : [])),
    ],
  };
}
