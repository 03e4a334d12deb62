import type { Page } from 'playwright/test';
import { episodeHref, findEpisode, playerOn } from '../support/player.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

/** No picture stands still for longer, where the line carries the smallest quality. */
const LONGEST_STALL_MS = 2000;
const watchedSeconds = 20;

/** A line of so many kbit/s, for everything that the page gets from now on. */
async function useLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (kbits: number, latency = 300) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (kbits * 1000) / 8,
      uploadThroughput: (kbits * 1000) / 8,
    });
}

/** Presses play and watches for some seconds: milliseconds to the first picture, and the longest time that one stood still. */
async function watch(page: Page, onFirst: () => Promise<unknown> = () => Promise.resolve()) {
  const player = playerOn(page);
  const watched = page.evaluate(
    (until) =>
      new Promise<{ toFirst: number; longest: number }>((resolve) => {
        const begun = performance.now();
        let [first, moved, longest, last] = [0, 0, 0, 0];
        const timer = setInterval(() => {
          const now = performance.now();
          // A fresh start has another element.
          const time = document.querySelector<HTMLVideoElement>('main video')?.currentTime ?? 0;
          if (time > 0) first ||= now;
          if (time === last && first) longest = Math.max(longest, now - moved);
          else [moved, last] = [now, time];
          if (time < until) return;
          clearInterval(timer);
          resolve({ toFirst: first - begun, longest });
        }, 50);
      }),
    watchedSeconds,
  );
  await player.button('play').click();
  await expect.poll(player.time).toBeGreaterThan(0);
  await onFirst();
  const { toFirst, longest } = await watched;
  console.info(
    `${test.info().title}: first picture after ${toFirst.toFixed(0)} ms, longest stall in ${watchedSeconds} s ${longest.toFixed(0)} ms, ${(await player.picture()).videoHeight} lines at the end`,
  );
  return longest;
}

/** Answers with another text than the file's own. */
const lie = (page: Page, files: RegExp, change: (text: string) => string) =>
  page.route(files, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });

interface Film {
  title: string;
  /** kbit/s that the line has from the first picture on; what it had before, without. */
  fallsTo?: number;
  lies?: (page: Page) => Promise<unknown>;
}
const films: readonly Film[] = [
  { title: 'A film on a line like 3G, 700 kbit/s and 300 ms, does not stall' },
  { title: 'A film whose line falls to what its smallest quality needs does not stall', fallsTo: 80 },
  {
    title: 'A film whose manifest says that its smallest quality needs most does not stall on a line like 3G',
    lies: (page) => {
      let bits = 9_000_000;
      const next = () => `BANDWIDTH=${(bits /= 10)},AVERAGE-BANDWIDTH=${bits}`;
      return lie(page, /master\.m3u8/, (text) => text.replace(/BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+/g, next));
    },
  },
  {
    title: 'A film whose manifest says that its parts are half as long does not stall on a line like 3G',
    lies: (page) => lie(page, /\d+p\.m3u8/, (text) => text.replace(/#EXTINF:[\d.]+/g, '#EXTINF:3')),
  },
];

// Each takes as long as its film: the usual run leaves them out.
for (const { title, fallsTo, lies } of isEverything ? films : [])
  test(title, ({ visit }) =>
    visit({}, async ({ page, open }) => {
      const use = await useLine(page);
      await lies?.(page);
      await open(episodeHref(await findEpisode()));
      await use(700);
      expect(await watch(page, async () => fallsTo && use(fallsTo))).toBeLessThan(LONGEST_STALL_MS);
    }),
  );
