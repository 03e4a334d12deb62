import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { table } from '../report/table.ts';
import { throttle } from '../shaper/throttle.ts';

const CARDS = 1000;
/** Pixels a turn of the wheel, and the milliseconds between two of them: 3,300 pixels a second, a quick flick. */
const STEP = 200;
const PAUSE_MS = 60;

const devices = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 800 },
} as const;
type Device = keyof typeof devices;

/** Milliseconds of the tasks over 50 ms while somebody scrolled from the first card to the last, the longest first. */
export type LongTasks = Record<Device, number[]>;

const listSchema = z.looseObject({ items: z.array(z.looseObject({ title: z.string() })).min(1) });

/** Answers a list of programs with a thousand, each with an id and a title of its own. */
const fillList = (page: Page) =>
  page.route('**/api/programs?**', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = listSchema.parse(await response.json());
    const many = Array.from({ length: CARDS }, (_, index) => {
      const item = items[index % items.length];
      const id = `00000000-0000-4000-8000-${index.toString().padStart(12, '0')}`;
      return { ...item, id, title: `${item?.title} ${index}` };
    });
    await route.fulfill({ response, json: { ...rest, items: many, total: CARDS, pageSize: CARDS } });
  });

/** Runs in the page: the lengths of its long tasks from now on, in milliseconds. */
function watchTasks(): number[] {
  const lengths: number[] = [];
  new PerformanceObserver((list) => lengths.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  return lengths;
}

async function scrollThrough(page: Page): Promise<number[]> {
  const lengths = await page.evaluateHandle(watchTasks);
  const isAtEnd = () => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, STEP);
    // Somebody's pace, waiting for nothing.
    await page.waitForTimeout(PAUSE_MS);
  }
  return (await lengths.jsonValue()).map(Math.round).toSorted((one, other) => other - one);
}

async function measureOn(browser: Browser, site: string, device: Device): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: devices[device] });
  try {
    await context.addInitScript('globalThis.__name ??= (value) => value');
    const page = await context.newPage();
    await fillList(page);
    await page.goto(`${site}/shows-details`, { waitUntil: 'networkidle' });
    // In the page, so that the list comes from the api.
    await page.getByRole('main').locator('a[href*="kind=movie"]').first().click();
    await page
      .getByRole('main')
      .getByRole('listitem')
      .nth(CARDS - 1)
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpuSlowdown });
    await page.mouse.move(devices[device].width / 2, devices[device].height / 2);
    return await scrollThrough(page);
  } finally {
    await context.close();
  }
}

/** Scrolls through a wall of a thousand cards on a device that is slowed down, on each device in turns. */
export async function measureScrolling(browser: Browser, site: string, runs: number): Promise<LongTasks[]> {
  const taken: LongTasks[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const desktop = await measureOn(browser, site, 'desktop');
    const phone = await measureOn(browser, site, 'phone');
    taken.push({ desktop, phone });
    console.log(
      `scrolling ${run}/${runs}: tasks over 50 ms ${desktop.length} on a desktop, ${phone.length} on a phone`,
    );
  }
  return taken;
}

/** Each run's tasks over 50 ms: how many, and the longest. */
export const scrollingTable = (taken: readonly LongTasks[]): string =>
  table(
    [`${CARDS} cards, processor ${throttle.cpuSlowdown} × slowed`, 'tasks over 50 ms', 'the longest, ms'],
    taken.flatMap((run) =>
      (Object.keys(devices) as Device[]).map((device) => [
        device,
        run[device].length.toString(),
        run[device].slice(0, 5).join(', ') || '–',
      ]),
    ),
  );
