import { whenIdle } from '@sahra/shared/host-runtime';
import { hasRoom, pageOf } from './intent.ts';

/** After what a visitor did, so long nothing else, in milliseconds: then there is time for what they may do next. */
const PAUSE_MS = 300;

/** Milliseconds that it works at a stretch: a visitor who presses something meanwhile does not notice. */
const STRETCH_MS = 5;

/** Gives way to what the visitor does, where work has gone on for a stretch, or `now`; as long as a page is on its way. */
export type Yield = (now?: boolean) => Promise<void>;

function createYield(isBusy: WarmUp['isBusy']): Yield {
  let until = 0;
  return async (now = false) => {
    if (!now && performance.now() < until) return;
    do await new Promise<void>(whenIdle);
    while (isBusy());
    until = performance.now() + STRETCH_MS;
  };
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** The pages that the links in view lead to. */
function pagesInView(): URL[] {
  const dialog = document.querySelector('dialog:modal');
  return [...(dialog ?? document).querySelectorAll('a[href]')].filter(isInView).flatMap((link) => pageOf(link) ?? []);
}

interface WarmUp {
  /** A page is on its way, and needs the line and the processor. */
  isBusy: () => boolean;
  /** What the first call needs that changes something. */
  loadClient: () => Promise<unknown>;
  /** Loads the code of some of the pages, one after the other, so that what the visitor asks for meanwhile does not wait behind it. */
  loadCode: (pages: URL[], giveWay: Yield) => Promise<unknown>;
}

/**
 * Loads what the next page needs, bit by bit, while the visitor reads. It begins with the first thing that they do: who only looks
 * at a page and goes pays for nothing.
 */
export function warmUp({ isBusy, loadClient, loadCode }: WarmUp): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let isAwaited = false;
  async function load() {
    if (!hasRoom()) return;
    if (isBusy()) return wake();
    isAwaited = isLoading;
    if (isLoading) return;
    isLoading = true;
    try {
      const giveWay = createYield(isBusy);
      await loadCode(pagesInView(), giveWay);
      await giveWay(true);
      await loadClient();
    } catch {
      // What is missing is loaded, and told of, when somebody goes there.
    } finally {
      isLoading = false;
      if (isAwaited) void load();
    }
  }
  function wake() {
    clearTimeout(pause);
    pause = setTimeout(() => whenIdle(() => void load()), PAUSE_MS);
  }
  for (const sign of ['pointerdown', 'pointermove', 'keyup', 'scroll'])
    document.addEventListener(sign, wake, { passive: true });
}
