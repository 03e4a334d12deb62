import { z } from 'zod';
import { paths } from '../support/addresses.ts';
import { otherAreas, serverAreas, shopThat, shopTitle } from '../support/server-areas.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

/** Short, so that what never ends is found soon, and longer than pages that are as they should be take on a busy machine: those are to be rendered. */
const limits = {
  LOG_LEVEL: 'error',
  LOAD_LIMIT_MS: '1500',
  DATA_LIMIT_MS: '1500',
  RENDER_LIMIT_MS: '1500',
  RENDER_BLOCK_MS: '2000',
};
const { site } = useFrontEnd({ environment: limits });
const { get, publishShop, crowd } = serverAreas(site);

const blameSchema = z.object({
  remote: z.string(),
  version: z.string(),
  page: z.string(),
  path: z.string(),
  reason: z.string(),
});

test('Visitor finds every area as it should be', async () => {
  // A bundle that is imported for the first time may be late.
  for (const { path, title } of [...otherAreas, { path: paths.shop.href(), title: shopTitle }])
    await expect.poll(async () => (await get(path)).headings).toEqual([title]);
});

/** Each of three addresses again and again: the first of them meets the fault, and those after it what is known of it. */
const VISITORS = isEverything ? 40 : 6;

/** What the log says of who ended a worker, and how. */
const blamed = () =>
  site()
    .said()
    .split('\n')
    .filter((line) => line.includes('left to the browser for'))
    .map((line) => blameSchema.parse(JSON.parse(line)));

/** What the bundle does, and what the log may say of it: to fill the memory takes long on a busy machine. */
const faults: Record<string, [serverModule: string, reason: RegExp]> = {
  'loops-in-render': [shopThat('default', 'for (;;);'), /ran without an end/],
  'loops-in-loader': [shopThat('loader', 'for (;;);'), /ran without an end/],
  'loops-in-import': ['for (;;);', /ran without an end/],
  'waits-in-render': [
    // It runs for a while before, as pages do.
    shopThat(
      'default',
      'for (const until = Date.now() + 400; Date.now() < until; ); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    ),
    /waited without an end/,
  ],
  'fills-its-memory': [
    shopThat('default', 'const all = new Map(); for (let i = 0; ; i++) all.set(i, [i]);'),
    /memory|ran without an end/,
  ],
  'fills-memory-outside': [
    shopThat('default', 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1));'),
    /memory|ran without an end/,
  ],
  'leaves-the-process': [shopThat('default', 'process.exit(7);'), /code 7/],
};

for (const [name, [serverModule, reason]] of Object.entries(faults))
  test.describe(`The server bundle of the shop ${name}`, () => {
    test('Visitor of the shop gets its frame with 503, visitors of other areas are answered too', async ({ visit }) => {
      const restore = await publishShop(name, serverModule);
      try {
        const shop: Awaited<ReturnType<typeof get>>[] = [];
        // None of these bundles ever ends by itself: that there is an answer says that nobody waited for it.
        const visitors = crowd();
        for (let index = 0; index < VISITORS; index++)
          shop.push(await visitors.get(`${paths.shop.href()}?page=${(index % 3) + 1}`));
        // Who only reads it, a crawler say, is to come again.
        expect(shop.filter(({ status }) => status !== 503)).toEqual([]);
        expect(visitors.strangers().filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
        await expect
          .poll(() => blamed().find(({ version }) => version.includes(name)))
          .toMatchObject({
            remote: 'shop',
            page: 'shop.products',
            path: paths.shop.href(),
            reason: expect.stringMatching(reason),
          });
        expect(blamed().filter(({ remote }) => remote !== 'shop')).toEqual([]);
        // Once it is known, its frame is there at once; of what has been read before an old copy would be shown.
        await expect
          .poll(() => get(`${paths.shop.href()}?page=2`))
          .toMatchObject({ status: 503, headings: [expect.any(String)], titles: [expect.any(String)] });
        // What was under way on the worker that ended may have been answered without its content, no more than that.
        for (const { path, title } of otherAreas)
          await expect.poll(async () => (await get(path)).headings).toEqual([title]);
        // The answer is the same whatever the fault was, and so is what a browser makes of it.
        if (isEverything || name === 'loops-in-render')
          await visit({ site: site().url, expected: [/status (of )?503/] }, async ({ page, open }) => {
            await open(paths.shop.href());
            await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
            await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
          });
      } finally {
        await restore();
      }
      await expect.poll(async () => (await get(paths.shop.href())).headings).toEqual([shopTitle]);
    });
  });
