import { describe, expect, it } from 'vitest';
import { isInCanary } from '@sahra/shared/federation/bucket';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { choicesFor, variantOf } from './variant.ts';
import { assignBucket } from './resolve-variant.ts';

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const published = {
  revision: 3,
  host: makeRelease('host', '1'),
  remotes: [
    { stable: makeRelease('shop', '1'), canary: { release: makeRelease('shop', '2'), percent: 30 } },
    { stable: makeRelease('blog', '5') },
  ],
  off: [],
};
const visitedBy = (bucket: number | undefined, chosen?: ReleaseManifest[]) =>
  variantOf(published, choicesFor(published, bucket, chosen));
const shopOf = (bucket: number | undefined, chosen: ReleaseManifest[] = []) =>
  visitedBy(bucket, chosen).entries.find(({ name }) => name === 'shop')?.version;

describe('A canary', () => {
  it.each([1, 10, 50, 99])('at %i percent reaches that many of a hundred buckets', (percent) => {
    expect(buckets.filter((bucket) => isInCanary('shop', bucket, percent))).toHaveLength(percent);
  });

  it('that grows keeps those who have it', () => {
    const few = buckets.filter((bucket) => isInCanary('shop', bucket, 10));
    const many = buckets.filter((bucket) => isInCanary('shop', bucket, 40));
    expect(few.every((bucket) => many.includes(bucket))).toBe(true);
  });

  it('of one remote is tried out by others than that of another', () => {
    const of = (name: string) => buckets.filter((bucket) => isInCanary(name, bucket, 10)).join();
    expect(of('shop')).not.toBe(of('blog'));
  });

  it('reaches its share, the others get the stable version, and so does who has no bucket', () => {
    expect(buckets.filter((bucket) => shopOf(bucket) === '2')).toHaveLength(30);
    expect(shopOf(undefined)).toBe('1');
  });

  it('gives those who get the same the same key, and only those', () => {
    expect(new Set(buckets.map((bucket) => visitedBy(bucket).key)).size).toBe(2);
  });
});

describe('Menus', () => {
  const item = (text: string, order: number) => ({
    menu: 'main',
    label: { ar: text, en: text, de: text, fr: text, gr: text },
    order,
  });
  const release = (name: string, version: string, ...menus: ReturnType<typeof item>[]) =>
    makeRelease(name, version, {
      pages: [{ id: `${name}.start`, path: `/${name}`, layout: 'streaming', titleKey: 'title', chunk: 'a', menus }],
    });
  const site = {
    revision: 4,
    host: release('host', '1', item('About', 90)),
    remotes: [
      {
        stable: release('shop', '1', item('Shop', 40)),
        canary: { release: release('shop', '2', item('Shop', 40), item('Gifts', 45)), percent: 30 },
      },
      { stable: release('films', '5', item('Films', 10)) },
    ],
    off: [{ name: 'blog', version: '1', pages: release('blog', '1', item('Blog', 50)).pages }],
  };
  const menusOf = (bucket: number | undefined) =>
    variantOf(site, choicesFor(site, bucket)).menus.map(({ label, page }) => `${label.en} ${page}`);

  it('are made of what host and remotes say, of those that are off too, which open tabs may see again', () => {
    expect(menusOf(undefined)).toEqual(['Films films.start', 'Shop shop.start', 'Blog blog.start', 'About host.start']);
  });

  it('have what a canary adds for its share of the visitors, and for nobody else', () => {
    const seen = buckets.filter((bucket) => menusOf(bucket).includes('Gifts shop.start'));
    expect(seen).toEqual(buckets.filter((bucket) => isInCanary('shop', bucket, 30)));
  });

  it('are told once: the pages beside them do not repeat them', () => {
    const { entries } = variantOf(site, choicesFor(site, undefined));
    expect(entries.flatMap(({ pages }) => pages).filter((page) => 'menus' in page)).toEqual([]);
  });
});

it('Each choice says which layer it comes from', () => {
  const layersOf = (bucket: number | undefined, chosen?: ReleaseManifest[]) =>
    choicesFor(published, bucket, chosen).map(({ layer }) => layer);
  expect(layersOf(undefined)).toEqual(['stable', 'stable']);
  expect(new Set(buckets.map((bucket) => layersOf(bucket).join()))).toEqual(
    new Set(['stable,stable', 'canary,stable']),
  );
  // Also where they chose what they would have got.
  expect(layersOf(undefined, [makeRelease('shop', '1')])).toEqual(['override', 'stable']);
});

it('What a visitor chose comes before canary and stable version', () => {
  expect(buckets.map((bucket) => shopOf(bucket, [makeRelease('shop', '9')]))).toEqual(buckets.map(() => '9'));
});

it.each([
  ['bucket=42', true, { bucket: 42, setCookies: [] }],
  ['bucket=42', false, { bucket: undefined, setCookies: [] }],
  [undefined, false, { bucket: undefined, setCookies: [] }],
] as const)(
  'A visitor with the cookie %j, where something is tried out (%j), gets %j',
  (cookie, isNeeded, assigned) => {
    expect(assignBucket(cookie, isNeeded)).toEqual(assigned);
  },
);

it.each([undefined, 'bucket=100', 'bucket=-1', 'bucket=x', 'bucket='])(
  'A visitor with the cookie %j gets a bucket and keeps it',
  (cookie) => {
    const { bucket, setCookies } = assignBucket(cookie, true);
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(100);
    expect(setCookies).toEqual([expect.stringContaining(`bucket=${bucket};`)]);
  },
);
