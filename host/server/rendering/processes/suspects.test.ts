import { describe, expect, it } from 'vitest';
import type { Variant } from '../../registry/variant.ts';
import { createSuspects, pageOf, SENTENCE_MS } from './suspects.ts';

const hints = { entry: { js: [], css: [] }, pages: {}, messages: {} };
const variantWith = (version: string): Variant => ({
  key: version,
  entries: [],
  releases: [
    {
      schema: 1, name: 'shop', version, contract: '1.0.0', react: '19.0.0', entry: 'remoteEntry.js', hints, files: {},
      pages: [
        { id: 'shop.products', path: '/shop', layout: 'streaming', titleKey: 'title', chunk: 'src/list.tsx' },
        { id: 'shop.product', path: '/product/:slug', layout: 'streaming', titleKey: 'title', chunk: 'src/one.tsx' },
      ],
    },
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

it('A sentence holds for one page of one release, and ends by itself', () => {
  let now = 1000;
  const suspects = createSuspects(() => now);
  suspects.sentence(at('/shop').key);
  expect([suspects.isGuilty(at('/shop')), suspects.isGuilty(at('/product/red-mug')), suspects.isGuilty(at('/shop', '1.0.1'))]).toEqual([true, false, false]);
  now += SENTENCE_MS;
  expect(suspects.isGuilty(at('/shop'))).toBe(false);
  expect(suspects.isQuiet()).toBe(true);
});

it('A sentence on a whole release holds for each of its pages', () => {
  const suspects = createSuspects();
  suspects.sentence(at('/shop').release);
  expect([suspects.isGuilty(at('/product/red-mug')), suspects.isGuilty(at('/nope'))]).toEqual([true, false]);
});

it('A page is held back until the verdict, and only that page', async () => {
  const suspects = createSuspects();
  let speak = () => {};
  suspects.suspect(at('/shop').key, new Promise((resolve) => (speak = resolve)));
  expect([suspects.isQuiet(), suspects.verdictOn(at('/product/red-mug').key)]).toEqual([false, undefined]);
  speak();
  await suspects.verdictOn(at('/shop').key);
  expect(suspects.isQuiet()).toBe(true);
});
