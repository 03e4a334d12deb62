import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { type Command, runCommand } from '../support/command.ts';
import { messagesOf } from '../support/messages.ts';
import { environmentOf, makeDataDir, removeDataDir } from '../support/environment.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { childrenOf, stillRunning } from '../support/processes.ts';
import { goOnToList, goToFront } from '../support/shop-menus.ts';
import { isAlive } from '../support/visit.ts';
import { makeWorkspaceCopy, type WorkspaceCopy } from '../support/workspace-copy.ts';
import { expect, test, type VisitFixture } from '../support/test.ts';

const say = messagesOf('en');
const shopTitle = say('remote-shop', 'products.title');

let copy: WorkspaceCopy;
let dataDir: string;
let port: number;
let dev: Command;

/** Types `npm run dev -- …` in the copy. */
const runDev = (...args: string[]) =>
  runCommand(
    copy.folder,
    { ...environmentOf(dataDir), ...longTimeouts, PORT: String(port) },
    'deploy/bootstrap.mjs',
    'dev',
    ...args,
  );

/** Saves a source of the shop with another text in the place of `text`. */
async function edit(file: string, text: string, other: string): Promise<void> {
  const target = path.join(copy.folder, 'remote-shop/src', file);
  const source = await readFile(target, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not hold ${text}`);
  await writeFile(target, source.replace(text, other));
}

const counter = `import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Counted {count}</button>;
}
`;

test.beforeAll(async () => {
  [copy, dataDir, port] = await Promise.all([
    makeWorkspaceCopy({ builds: true, packages: true }),
    makeDataDir(),
    findFreePort(),
  ]);
  await writeFile(path.join(copy.folder, 'remote-shop/src/products/counter.tsx'), counter);
  await edit(
    'products/shop-page.tsx',
    'import { ProductGrid }',
    "import { Counter } from './counter.tsx';\nimport { ProductGrid }",
  );
  await edit('products/shop-page.tsx', '<PageFrame>', '<PageFrame><Counter />');
  // It builds what is missing and says where the site is.
  dev = runDev('shop');
  const ready = `Sahra is ready at http://localhost:${port}, shop with hot reload\n`;
  await expect
    .poll(() => dev.child.exitCode !== null || dev.said().includes(ready), { timeout: 150_000, intervals: [100] })
    .toBe(true);
  expect(dev.said()).toContain(ready);
});
test.afterAll(async () => {
  dev?.child.kill('SIGKILL');
  await removeDataDir(dataDir);
  await copy?.remove();
});

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
const onShop = (visit: VisitFixture, tell: (page: Page) => Promise<void>) =>
  visit({ site: `http://localhost:${port}`, language: 'en' }, async ({ page, open }) => {
    await open(paths.shop.href());
    await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
    await mark(page);
    await tell(page);
  });

test('An edit of a component or a style sheet is seen in the open page, which keeps its state', ({ visit }) =>
  onShop(visit, async (page) => {
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await page.getByRole('button', { name: 'Counted 1' }).click();
    await edit('products/counter.tsx', 'Counted', 'Seen');
    await expect(page.getByRole('button', { name: 'Seen 2' })).toBeVisible();

    await edit('products/shop-page.tsx', '<PageHeading title={title}', '<PageHeading title={`${title}, edited`}');
    await expect(page.getByRole('heading', { level: 1, name: `${shopTitle}, edited` })).toBeVisible();

    await edit(
      'products/shop-page.module.css',
      '.showing {',
      '.showing:not(a) { color: rgb(1, 2, 3); }\n\n  .showing {',
    );
    const colour = () =>
      page
        .getByRole('main')
        .getByRole('status')
        .evaluate((element) => getComputedStyle(element).color);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');

    await expect(page.getByRole('button', { name: 'Seen 2' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  }));

test('The other areas work as they were built, and the way to them is no new page', ({ visit }) =>
  onShop(visit, async (page) => {
    await page.goto(`http://localhost:${port}${paths.blogs.href()}`, { waitUntil: 'domcontentloaded' });
    await isAlive(page);
    await mark(page);
    await goToFront(page, 'en');
    await goOnToList(page, 'en');
    await expect(page.getByRole('button', { name: /^(Counted|Seen) 0$/ })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  }));

test('What Fast Refresh cannot put in place reloads the page: messages, and the data of a page', ({ visit }) =>
  onShop(visit, async (page) => {
    await edit('messages/en.json', '"sortBy": "', '"sortBy": "Edited ');
    await expect(page.getByRole('combobox', { name: 'Edited' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    await edit('products/shop-page.tsx', 'PAGE_SIZE = 12', 'PAGE_SIZE = 6');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  }));

for (const [args, sentence] of [
  [[], 'Which remote? One of these: npm run dev -- account,'],
  [['radio'], 'There is no remote "radio". One of these: npm run dev -- account,'],
] as const)
  test(`The arguments ${JSON.stringify(args)} are refused in one sentence`, async () => {
    const { said, ended } = runDev(...args);
    expect(await ended).toBe(1);
    expect(said()).toContain(sentence);
    expect(said().trim().split('\n')).toHaveLength(1);
  });

test('It says where the site is, has releases of its own, and Ctrl-C ends it with everything that it has started', async () => {
  await expect(readFile(path.join(dataDir, 'registry.json'))).rejects.toThrow('ENOENT');
  const children = childrenOf(dev.child.pid ?? 0);
  expect(children.length).toBeGreaterThanOrEqual(2);
  dev.child.kill('SIGINT');
  expect(await dev.ended).toBe(0);
  await expect.poll(() => stillRunning(children)).toEqual([]);
});
