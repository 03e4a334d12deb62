import { makeRelease } from '@sahra/shared/testing/make-release';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../registry/variant.ts';
import { BusyError } from './page-job.ts';
import { COOL_DOWN_MS, createQuarantine } from './quarantine.ts';
import { pageOf } from './release-page.ts';

const variantWith = (version: string): Variant => ({
  key: version,
  entries: [],
  closed: [],
  menus: [],
  releases: [
    makeRelease('shop', version, {
      pages: [
        { id: 'shop.products', path: '/shop', layout: 'streaming', titleKey: 'title', chunk: 'src/list.tsx' },
        { id: 'shop.product', path: '/product/:slug', layout: 'streaming', titleKey: 'title', chunk: 'src/one.tsx' },
      ],
    }),
  ],
});
const at = (path: string, version = '1.0.0') => pageOf(variantWith(version), `http://site.invalid${path}`);

describe('The page of an address', () => {
  it.each([
    ['/shop?page=2', 'shop', 'shop.products'],
    ['/product/red-mug', 'shop', 'shop.product'],
    ['/About-Us', 'host', 'information.about-us'],
    ['/nope', 'host', 'host.not-found'],
  ])('%s belongs to %s and is %s', (path, remote, page) => {
    expect(at(path)).toMatchObject({ remote, page });
  });
});

it('A quarantine holds for one page of one release, and ends with its cool-down', () => {
  let now = 1000;
  const quarantine = createQuarantine(() => now);
  quarantine.add(at('/shop').key);
  expect([
    quarantine.isQuarantined(at('/shop')),
    quarantine.isQuarantined(at('/product/red-mug')),
    quarantine.isQuarantined(at('/shop', '1.0.1')),
  ]).toEqual([true, false, false]);
  now += COOL_DOWN_MS;
  expect(quarantine.isQuarantined(at('/shop'))).toBe(false);
  expect(quarantine.isEmpty()).toBe(true);
});

it('The quarantine of a whole release holds for each of its pages', () => {
  const quarantine = createQuarantine();
  quarantine.add(at('/shop').release);
  expect([quarantine.isQuarantined(at('/product/red-mug')), quarantine.isQuarantined(at('/nope'))]).toEqual([
    true,
    false,
  ]);
});

it('A page is held back until it was probed, and only that page; no more wait for it than can', async () => {
  const quarantine = createQuarantine();
  let settle = () => {};
  quarantine.holdBack(at('/shop').key, new Promise((resolve) => (settle = resolve)));
  const ask = (path: string, maxWaiting = 1) => quarantine.keepsFromWorkers(at(path), 10_000, maxWaiting);
  const shop = ask('/shop');
  expect(await ask('/product/red-mug')).toBe(false);
  await expect(ask('/shop')).rejects.toThrow(BusyError);
  const another = ask('/shop', 2);
  settle();
  expect([await shop, await another, quarantine.isEmpty()]).toEqual([false, false, true]);
});
