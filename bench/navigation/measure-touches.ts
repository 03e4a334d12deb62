import type { Browser, Page } from 'playwright';
import { openPhone } from '../measure/open-phone.ts';
import { median } from '../report/median.ts';
import { fixed, table } from '../report/table.ts';
import { throttle } from '../shaper/throttle.ts';

/** Milliseconds from a touch until its first effect is on the screen. */
export const TOUCH_BUDGET = 100;

/** So long what was touched goes on: what it loads and moves is over then. */
const REST_MS = 1200;

type Device = 'phone' | 'laptop';
type Touch = (page: Page) => Promise<void>;
const escape: Touch = (page) => page.keyboard.press('Escape');
const press =
  (name: RegExp, act: 'tap' | 'click'): Touch =>
  async (page) => {
    await page.getByRole('button', { name }).first()[act]();
  };

/** Controls of the home page, in the order in which they are touched. */
const touches: Record<Device, Record<string, Touch>> = {
  phone: {
    'menu opens': press(/^Menu/, 'tap'),
    'menu closes': escape,
    'search opens': press(/^Search/, 'tap'),
  },
  laptop: {
    'categories open': press(/^Categories/, 'click'),
    'categories close': escape,
    'languages open': press(/^Language/, 'click'),
    'languages close': escape,
    'theme opens': press(/^Colors/, 'click'),
    'theme closes': escape,
    'next scene': press(/^Next scene/, 'click'),
  },
};

declare global {
  interface Window {
    /** The longest that an interaction has taken since this was emptied. */
    sahraTouch?: number;
  }
}

/** Runs in the page. What takes less than 16 ms browsers do not tell. */
function watchTouches(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        window.sahraTouch = Math.max(window.sahraTouch ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function touchAll(browser: Browser, site: string, device: Device): Promise<Record<string, number>> {
  const context =
    device === 'phone'
      ? await openPhone(browser)
      : await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${site}/?lang=en`, { waitUntil: 'networkidle' });
    await page.evaluate(watchTouches);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpuSlowdown });
    const lengths: Record<string, number> = {};
    for (const [name, touch] of Object.entries(touches[device])) {
      await page.evaluate(() => (window.sahraTouch = 0));
      await touch(page);
      await page.waitForTimeout(REST_MS);
      lengths[`${device}: ${name}`] = await page.evaluate(() => window.sahraTouch ?? 0);
    }
    return lengths;
  } finally {
    await context.close();
  }
}

/** Touches what visitors touch, for the first time on a page that has been idle, on the slow device. */
export async function measureTouches(browser: Browser, site: string, runs: number): Promise<Record<string, number>[]> {
  const taken: Record<string, number>[] = [];
  for (let run = 1; run <= runs; run += 1)
    taken.push({ ...(await touchAll(browser, site, 'phone')), ...(await touchAll(browser, site, 'laptop')) });
  return taken;
}

/** Medians beside the budget. */
export const touchesTable = (taken: readonly Record<string, number>[]): string =>
  table(
    [`Processor ${throttle.cpuSlowdown} × slowed; ms until the first effect`, 'median', 'least', 'budget', ''],
    Object.keys(taken[0] ?? {}).map((name) => {
      const lengths = taken.map((run) => run[name] ?? 0);
      const middle = median(lengths);
      return [
        name,
        fixed(middle, 0),
        fixed(Math.min(...lengths), 0),
        `≤ ${TOUCH_BUDGET}`,
        middle <= TOUCH_BUDGET ? 'met' : 'NOT MET',
      ];
    }),
  );
