import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { choicesFor, isInCanary, variantOf } from './variant.ts';
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
