import { paths } from '@sahra/shared/paths';
import { describe, expect, inject, it } from 'vitest';
import { wordsOf } from '../messages.ts';
import { visit } from '../visit.ts';
import { areas, ask, askAll, wrongOnes } from './areas.ts';
import { stackAt } from './stack.ts';

const say = wordsOf('ar');
const stack = stackAt(inject('stack'));
const OUTAGE_MS = 10_000;

/** Takes a part away for as long as `work` goes on, at least ten seconds; then waits until everything is well again. */
async function without(service: string, how: 'stop' | 'kill', work: () => Promise<void>): Promise<void> {
  const away = new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
  await stack.compose(how, service);
  try {
    await work();
    await away;
  } finally {
    await stack.compose('start', service);
    await stack.untilHealthy();
  }
}

/** Asks for everything again and again while `work` goes on. */
async function meanwhile(work: () => Promise<void>) {
  let isOver = false;
  const wrong: unknown[] = [];
  let count = 0;
  const visitors = (async () => {
    while (!isOver) {
      const answers = await askAll();
      const categories = await ask(`/api/categories?page=1&pageSize=${1 + (count % 20)}`);
      count += answers.length + 1;
      wrong.push(...wrongOnes(answers), ...(categories.status === 200 ? [] : [categories]));
    }
  })();
  await work().finally(() => (isOver = true));
  await visitors;
  return { wrong, count };
}

describe.each(Object.keys(areas) as (keyof typeof areas)[])('remote-%s is stopped for ten seconds', (name) => {
  it('Visitors notice nothing: its release is where releases are', async () => {
    const { wrong, count } = await meanwhile(() =>
      without(`remote-${name}`, 'stop', () =>
        visit({}, async ({ page, open }) => {
          await open(areas[name].path);
          await page.getByRole('heading', { level: 1, name: areas[name].title }).waitFor();
        }),
      ),
    );
    console.log(`remote-${name} stopped: ${count} answers, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  });
});

describe.each([
  ['api-1', 'stop'],
  ['api-2', 'stop'],
  ['api-2', 'kill'],
] as const)('%s: %s for ten seconds', (service, how) => {
  it('The other replica answers: no page and no call is lost', async () => {
    const { wrong, count } = await meanwhile(() => without(service, how, async () => {}));
    console.log(`${service} ${how}: ${count} answers, ${wrong.length} wrong`);
    expect(count).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

it('PostgreSQL is stopped for ten seconds: pages say so in time, the rest works, and a retry brings them when it is back', () =>
  visit({ expected: [/50[34].*/, /console warning/] }, async ({ page, open }) => {
    await open(paths.pricing.href());
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const main = page.getByRole('main');
    await without('database', 'stop', async () => {
      // What was rendered a moment ago is kept; what is asked for anew says what is wrong.
      await expect.poll(async () => (await ask('/api/plans')).status, { timeout: 15_000 }).toBe(503);
      const refusal = await ask('/api/plans');
      expect(JSON.parse(refusal.text)).toMatchObject({ code: 'unavailable' });
      const shop = await ask(`${paths.shop.href()}?page=2&visit=down`);
      expect({ status: shop.status, headings: shop.headings.length }).toEqual({ status: 503, headings: 1 });
      await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.blog'), exact: true }).first().click();
      await main.getByRole('alert').getByRole('button', { name: say('shared', 'retry') }).waitFor();
    });
    await expect
      .poll(
        async () => {
          const retry = main.getByRole('button', { name: say('shared', 'retry') });
          // What was missing may come, and the button go, at this very moment.
          if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
          return await page.getByRole('heading', { level: 1, name: areas.blog.title }).isVisible();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(true);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(wrongOnes(await askAll())).toEqual([]);
  }));

it('The host server is stopped for ten seconds: an open tab goes on, and a new page comes back by itself', () =>
  visit({ expected: [/503/] }, async ({ page, open }) => {
    await open('/');
    await without('host', 'stop', async () => {
      expect((await ask('/?visit=host')).status).toBe(503);
      await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.pricing') }).first().click();
      await page.getByRole('heading', { level: 1, name: areas.account.title }).waitFor();
    });
    await expect.poll(async () => wrongOnes(await askAll())).toEqual([]);
  }));
