import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Of the press that is waited for. */
    answeredAfter?: Promise<number>;
  }
}

/** What counts as the answer to a press: a film that moves, its half, or another film that moves. */
export type Wanted = 'first' | 'half' | 'another';

/** Presses, and waits for the milliseconds that the page tells. A press by the protocol may overtake what is evaluated: the page listens before. */
async function pressed(page: Page, press: () => Promise<void>): Promise<number> {
  await press();
  return page.evaluate(() => window.answeredAfter ?? Number.NaN);
}

/**
 * Milliseconds from a press, which `press` makes, until the film has answered it. It is looked every 5 ms whether the film's time
 * moves, or is where it was sought to with a picture there: browsers without a window do not tell of each frame.
 */
export async function timeToFrame(page: Page, wanted: Wanted, press: () => Promise<void>): Promise<number> {
  await page.evaluate((expected) => {
    const find = () => document.querySelector('video');
    const before = { video: find(), source: find()?.currentSrc, half: (find()?.duration ?? 0) / 2 };
    const hasAnswered = (video: HTMLVideoElement) => {
      const { currentTime, currentSrc, readyState, paused, seeking } = video;
      if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || seeking) return false;
      if (expected === 'half') return Math.abs(currentTime - before.half) < 1;
      const isAnother = video !== before.video || currentSrc !== before.source;
      return !paused && currentTime > 0 && (expected === 'first' || isAnother);
    };
    window.answeredAfter = new Promise((resolve) => {
      const begin = () => {
        const begun = performance.now();
        const timer = setInterval(() => {
          const video = find();
          if (!video || !hasAnswered(video)) return;
          clearInterval(timer);
          resolve(performance.now() - begun);
        }, 5);
      };
      addEventListener('keydown', begin, { capture: true, once: true });
    });
  }, wanted);
  return pressed(page, press);
}

/** Milliseconds from a press to the heading of another page, painted. */
export async function timeToPage(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const [before, address] = [heading(), location.href];
    window.answeredAfter = new Promise((resolve) => {
      const look = (begun: number) => {
        const isThere = location.href !== address && heading() && heading() !== before;
        if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        else requestAnimationFrame(() => look(begun));
      };
      addEventListener('click', () => look(performance.now()), { capture: true, once: true });
    });
  });
  return pressed(page, press);
}
