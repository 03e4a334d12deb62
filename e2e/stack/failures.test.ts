import { readFile } from 'node:fs/promises';
import { paths } from '../support/addresses.ts';
import { messagesOf } from '../support/messages.ts';
import { isEverything } from '../support/selection.ts';
import { areas, ask, askAll, wrongOnes } from './areas.ts';
import { runningStack } from '../../deploy/stack/local-stack.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
/** The gateway asks each replica every second, and no limit of a page is longer than that: after a few seconds nothing new comes. */
const OUTAGE_MS = isEverything ? 10_000 : 4_000;

/** Of an address that is not in use yet, as the kernel writes it into `/proc/net/if_inet6`. */
const TENTATIVE = 0x40;

/**
 * Chromium gives up what it is fetching when an address of the machine changes, which that of a container's interface does two seconds after the
 * container has started.
 */
async function untilAddressesStay(): Promise<void> {
  const addresses = async () => (await readFile('/proc/net/if_inet6', 'utf8').catch(() => '')).split('\n');
  const flagsOf = (address: string) => parseInt(address.trim().split(/ +/)[4] ?? '0', 16);
  await expect.poll(async () => (await addresses()).filter((address) => flagsOf(address) & TENTATIVE)).toEqual([]);
}

/** Takes parts away for as long as `work` goes on, at least some seconds; then waits until everything is well again. */
async function without(services: string[], how: 'stop' | 'kill', work: () => Promise<void>): Promise<void> {
  const away = new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
  await runningStack().compose(how, ...services);
  try {
    await work();
    await away;
  } finally {
    await runningStack().compose('start', ...services);
    await runningStack().untilHealthy();
    await untilAddressesStay();
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

const remotes = (Object.keys(areas) as (keyof typeof areas)[]).map((name) => ({ name, service: `remote-${name}` }));

test('All remotes and one replica of the api are stopped for seconds: visitors notice nothing, the releases are where releases are', async ({
  visit,
}) => {
  const { wrong, count } = await meanwhile(() =>
    // The same replica as below: the gateway may need a second until it takes one again that was away.
    without([...remotes.map(({ service }) => service), 'api-2'], 'stop', () =>
      visit({}, async ({ page, open }) => {
        for (const { name } of remotes) {
          await open(areas[name].path);
          await expect(page.getByRole('heading', { level: 1, name: areas[name].title })).toBeVisible();
        }
      }),
    ),
  );
  console.log(`remotes and api-2 stopped: ${count} answers, ${wrong.length} wrong`);
  expect(count).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

for (const how of ['stop', 'kill'] as const)
  test(`api-2: ${how} for seconds: the other replica answers, no page and no call is lost`, async () => {
    const { wrong, count } = await meanwhile(() => without(['api-2'], how, async () => {}));
    console.log(`api-2 ${how}: ${count} answers, ${wrong.length} wrong`);
    expect(count).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

test('PostgreSQL is stopped for seconds: pages say so in time, the rest works, and a retry brings them when it is back', ({
  visit,
}) =>
  visit({ expected: [/50[34].*/, /console warning/] }, async ({ page, open }) => {
    await open(paths.pricing.href());
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const main = page.getByRole('main');
    await without(['database'], 'stop', async () => {
      // What was rendered a moment ago is kept; what is asked for anew says what is wrong.
      await expect.poll(async () => (await ask('/api/plans')).status, { timeout: 15_000 }).toBe(503);
      const refusal = await ask('/api/plans');
      expect(JSON.parse(refusal.text)).toMatchObject({ code: 'unavailable' });
      const shop = await ask(`${paths.shop.href()}?page=2&visit=down`);
      expect({ status: shop.status, headings: shop.headings.length }).toEqual({ status: 503, headings: 1 });
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-blog', 'menu.blog'), exact: true })
        .first()
        .click();
      await expect(main.getByRole('alert').getByRole('button', { name: say('shared', 'retry') })).toBeVisible();
    });
    await expect
      .poll(
        async () => {
          const retry = main.getByRole('button', { name: say('shared', 'retry') });
          // What was missing may come, and the button go, at this very moment.
          if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
          return await page.getByRole('heading', { level: 1, name: areas.blog.title }).isVisible();
        },
        { timeout: 30_000, intervals: [500] },
      )
      .toBe(true);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(wrongOnes(await askAll())).toEqual([]);
  }));

test('The host server is stopped for seconds: an open tab goes on, and a new page comes back by itself', ({ visit }) =>
  visit({ expected: [/503/] }, async ({ page, open }) => {
    await open('/');
    await without(['host'], 'stop', async () => {
      expect((await ask('/?visit=host')).status).toBe(503);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-account', 'menu.plans') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: areas.account.title })).toBeVisible();
    });
    await expect.poll(async () => wrongOnes(await askAll())).toEqual([]);
  }));
