import { describe, expect, it } from 'vitest';
import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import {
  emptyRegistry,
  haltCanary,
  isOffered,
  promote,
  publish,
  publishStart,
  removedRemotes,
  removeRemote,
  rollback,
  startCanary,
  switchRemote,
  versionBefore,
} from './registry-changes.ts';

const now = new Date('2026-11-21T12:00:00Z');
const published = (...versions: string[]): RegistryFile =>
  versions.reduce((registry, version) => publish(registry, 'shop', version, now), emptyRegistry);

describe('Publishing and going back', () => {
  it('A publication points to the version, and says when it was', () => {
    const registry = published('1.0.0');
    expect(registry.remotes.shop).toEqual({ version: '1.0.0', isOff: false });
    expect(registry.history).toEqual([
      { revision: 2, at: '2026-11-21T12:00:00.000Z', action: 'publish', remote: 'shop', version: '1.0.0' },
    ]);
  });

  it.each([
    [['1', '2', '3'], [], '2'],
    [['1', '2', '3'], ['2'], '1'],
    [['1', '2', '3'], ['1'], undefined],
    [['1', '2', '1'], [], '2'],
    [['1', '1'], [], undefined],
    [['1'], [], undefined],
  ] as const)('After the versions %j and going back to %j, the one before is %s', (versions, back, before) => {
    const registry = back.reduce(
      (changed: RegistryFile, version) => rollback(changed, 'shop', version, now),
      published(...versions),
    );
    expect(versionBefore(registry, 'shop')).toBe(before);
  });

  it('Going back twice without a version goes back two versions, and forward again by name', () => {
    const once = rollback(published('1', '2', '3'), 'shop', undefined, now);
    const twice = rollback(once, 'shop', undefined, now);
    expect([once.remotes.shop?.version, twice.remotes.shop?.version]).toEqual(['2', '1']);
    expect(rollback(twice, 'shop', '3', now).remotes.shop?.version).toBe('3');
  });

  it('The same publication again changes nothing; one that ends a canary does', () => {
    const registry = published('1');
    expect(publish(registry, 'shop', '1', now)).toBe(registry);
    const canary = startCanary(registry, 'shop', '2', 10, now);
    expect(publish(canary, 'shop', '1', now)).toMatchObject({ revision: 4, remotes: { shop: { version: '1' } } });
    expect([isOffered(canary, 'shop', '2', 10), isOffered(canary, 'shop', '2', 20)]).toEqual([true, false]);
    expect(startCanary(canary, 'shop', '2', 20, now).remotes.shop?.canary?.percent).toBe(20);
  });

  it('Another remote is not touched', () => {
    const registry = publish(published('1'), 'blog', '7', now);
    expect(rollback(publish(registry, 'shop', '2', now), 'shop', undefined, now).remotes.blog).toEqual({
      version: '7',
      isOff: false,
    });
  });

  it('What is off stays off when another version is published', () => {
    expect(publish(switchRemote(published('1'), 'shop', true, now), 'shop', '2', now).remotes.shop).toEqual({
      version: '2',
      isOff: true,
    });
  });
});

describe('Canaries', () => {
  const canary = startCanary(published('1'), 'shop', '2', 10, now);

  it('A canary stands beside the version that the others get', () => {
    expect(canary.remotes.shop).toEqual({
      version: '1',
      isOff: false,
      canary: { version: '2', percent: 10, since: now.toISOString() },
    });
  });

  it.each([
    ['promote', promote(canary, 'shop', now), '2'],
    ['halt', haltCanary(canary, 'shop', '9 of 10 loads failed', now), '1'],
    ['publish', publish(canary, 'shop', '3', now), '3'],
    ['rollback', rollback(publish(canary, 'shop', '3', now), 'shop', '1', now), '1'],
  ] as const)('It ends with a %s', (_, registry, version) => {
    expect(registry.remotes.shop).toEqual({ version, isOff: false });
  });

  it('The version before a promoted canary is the one that the others had', () => {
    expect(versionBefore(promote(canary, 'shop', now), 'shop')).toBe('1');
  });
});

describe('A remote that is removed', () => {
  const removed = removeRemote(publish(published('1', '2'), 'blog', '7', now), 'shop', now);

  it('has no pointer any more, and stays in the history; others are as they were', () => {
    expect(removed.remotes).toEqual({ blog: { version: '7', isOff: false } });
    expect(removed.history.map(({ action, remote, version }) => `${action} ${remote} ${version}`)).toEqual([
      'publish shop 1',
      'publish shop 2',
      'publish blog 7',
      'remove shop 2',
    ]);
    expect(removedRemotes(removed)).toEqual(['shop']);
  });

  it('is not published again by a start that has the same build, and is by a team', () => {
    const started = publishStart(emptyRegistry, [{ name: 'shop', version: '1' }], now);
    const without = removeRemote(started, 'shop', now);
    expect(publishStart(without, [{ name: 'shop', version: '1' }], now)).toBe(without);
    const again = publish(without, 'shop', '1', now);
    expect(again.remotes.shop).toEqual({ version: '1', isOff: false });
    expect(removedRemotes(again)).toEqual([]);
  });

  it('can go back to what it had before once it is published again', () => {
    expect(versionBefore(publish(removed, 'shop', '3', now), 'shop')).toBe('2');
  });
});

describe('What is not possible is refused with the reason', () => {
  const one = published('1');
  it.each([
    [
      'to go back where nothing was before',
      () => rollback(one, 'shop', undefined, now),
      'shop has no version before 1',
    ],
    ['to go back to what is there', () => rollback(one, 'shop', '1', now), 'shop is at 1 already'],
    [
      'a remote that is not published',
      () => rollback(one, 'radio', undefined, now),
      'radio is not published. Published are: shop',
    ],
    [
      'to switch off what every object has',
      () => switchRemote(one, 'constructor', true, now),
      'constructor is not published',
    ],
    [
      'to switch off what every object comes from',
      () => switchRemote(one, '__proto__', true, now),
      '__proto__ is not published',
    ],
    [
      'a canary of what all get',
      () => startCanary(one, 'shop', '1', 10, now),
      'shop 1 is what all visitors get already',
    ],
    [
      'a canary of the same share again',
      () => startCanary(startCanary(one, 'shop', '2', 10, now), 'shop', '2', 10, now),
      'shop 2 is what 10 % of the visitors get already',
    ],
    [
      'to remove what was removed',
      () => removeRemote(removeRemote(publish(one, 'blog', '1', now), 'blog', now), 'blog', now),
      'blog is not published. Published are: shop',
    ],
    ['to promote no canary', () => promote(one, 'shop', now), 'shop has no canary'],
    ['to switch on what is on', () => switchRemote(one, 'shop', false, now), 'shop is on already'],
  ])('%s', (_, change, message) => {
    expect(change).toThrow(message);
  });
});

it('The history keeps the latest changes only', () => {
  let registry = published('1');
  for (let number = 0; number < 400; number++) registry = publish(registry, 'shop', `1.${number}`, now);
  expect(registry.history).toHaveLength(300);
  expect(registry.history.at(-1)?.version).toBe('1.399');
});
