import type { Browser, Page } from 'playwright';
import { median } from '../report/median.ts';
import { fixed, table } from '../report/table.ts';
import { openPhone } from '../measure/open-phone.ts';
import { throttle } from '../shaper/throttle.ts';
import { goBack, topOf, tripOf, watchForward } from './arrival-probe.ts';

/** Links of the home page, by what they lead to. */
const destinations = {
  category: 'main a[href^="/categories/"]',
  program: 'main a[href^="/shows-details/"]:not([href*="/episode"])',
  shop: 'footer a[href="/merchandise-store"]',
  blog: 'footer a[href="/blogs"]',
} as const;
type Destination = keyof typeof destinations;
const names = Object.keys(destinations) as Destination[];

/** Milliseconds that a trip may take. */
export const navigationBudgets = { forward: 600, back: 200 } as const;

/** Milliseconds from the click to the heading of the next page, and from there back to the place on the home page. */
export type Trips = Record<Destination, Record<keyof typeof navigationBudgets, number>>;

/** Milliseconds after which a trip is a failed one. */
const LIMIT_MS = 30_000;

/** So long somebody looks at what they have come to before they press it. */
const LOOK_MS = 1500;

async function lengthOf(page: Page): Promise<number> {
  const { begun, arrived } = await page.evaluate(tripOf, LIMIT_MS);
  return arrived - begun;
}

/** From home to a page and back, by somebody who has looked at home for a while. */
async function travel(browser: Browser, site: string, destination: Destination): Promise<Trips[Destination]> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await page.goto(site, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpuSlowdown });
    const link = page.locator(`${destinations[destination]}:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    const href = (await link.getAttribute('href')) ?? '';
    const top = await link.evaluate(topOf);
    await page.evaluate(watchForward);
    // As a finger does, without looking at the page first.
    await link.evaluate((element) => {
      const touch = { bubbles: true, cancelable: true, button: 0, pointerType: 'touch', isPrimary: true };
      element.dispatchEvent(new PointerEvent('pointerdown', touch));
      element.dispatchEvent(new PointerEvent('click', touch));
    });
    const forward = await lengthOf(page);
    await page.waitForTimeout(LOOK_MS);
    await page.evaluate(goBack, { href, top });
    return { forward, back: await lengthOf(page) };
  } finally {
    await context.close();
  }
}

/** The ways from home that visitors take most, on the slow line and the slow device, in turns. */
export async function measureNavigation(browser: Browser, site: string, runs: number): Promise<Trips[]> {
  const taken: Trips[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const trips = {} as Trips;
    for (const name of names) trips[name] = await travel(browser, site, name);
    taken.push(trips);
    const told = names.map((name) => `${name} ${trips[name].forward.toFixed(0)}, back ${trips[name].back.toFixed(0)}`);
    console.log(`navigation ${run}/${runs}: ${told.join('; ')}`);
  }
  return taken;
}

/** Medians beside their budgets, and the quickest. */
export const navigationTable = (taken: readonly Trips[]): string =>
  table(
    [`Processor ${throttle.cpuSlowdown} × slowed, slow line; ms`, 'median', 'least', 'budget', ''],
    names.flatMap((name) =>
      (['forward', 'back'] as const).map((direction) => {
        const lengths = taken.map((trips) => trips[name][direction]);
        const middle = median(lengths);
        const limit = navigationBudgets[direction];
        return [
          direction === 'forward' ? `home → ${name}` : `${name} → back to home`,
          fixed(middle, 0),
          fixed(Math.min(...lengths), 0),
          `≤ ${limit}`,
          middle <= limit ? 'met' : 'NOT MET',
        ];
      }),
    ),
  );
