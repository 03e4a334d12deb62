import { describe, expect, it } from 'vitest';
import { type RegistryFile, registrySchema } from '@sahra/shared/federation/registry-file';
import {
  emptyRegistry,
  haltCanary,
  promote,
  publish,
  publishStart,
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

describe('The start of the whole site', () => {
  const builds = [
    { name: 'host', version: '9' },
    { name: 'shop', version: '1' },
  ];
  const started = publishStart(emptyRegistry, builds, now);

  it('publishes what was built; the host has no pointer', () => {
    expect(started.remotes).toEqual({ shop: { version: '1', isOff: false } });
    expect(started.revision).toBe(2);
  });

  it('numbers its changes so that none is repeated by the next start, nor by one that has only a new host', () => {
    const remotes = (version: string) => ['blog', 'shop', 'streaming'].map((name) => ({ name, version }));
    const first = publishStart(emptyRegistry, remotes('1'), now);
    const withHost = publishStart(first, [{ name: 'host', version: '9' }, ...remotes('1')], now);
    const second = publishStart(withHost, remotes('2'), now);
    expect([first.revision, withHost.revision, second.revision]).toEqual([4, 5, 8]);
    expect(second.history.map(({ revision }) => revision)).toEqual([2, 3, 4, 6, 7, 8]);
  });

  it('goes on after the highest number of a registry that repeats some', () => {
    const { history } = publishStart(
      emptyRegistry,
      ['blog', 'shop', 'streaming'].map((name) => ({ name, version: '1' })),
      now,
    );
    const repeating = registrySchema.parse({
      ...emptyRegistry,
      revision: 3,
      history: [...history, { ...history[1], version: '2' }],
    });
    expect(publish(repeating, 'shop', '3', now).revision).toBe(5);
  });

  it('changes nothing when nothing was built since, and undoes no later publication', () => {
    expect(publishStart(started, builds, now)).toBe(started);
    const later = publish(started, 'shop', '2', now);
    expect(publishStart(later, builds, now)).toBe(later);
  });

  it('leaves a build alone that was published by hand and taken back', () => {
    const back = rollback(publish(started, 'shop', '2', now), 'shop', undefined, now);
    const next = publishStart(
      back,
      [
        { name: 'host', version: '9' },
        { name: 'shop', version: '2' },
      ],
      now,
    );
    expect(next.remotes.shop?.version).toBe('1');
  });

  it('publishes a build that is new, and only that', () => {
    const next = publishStart(
      publish(started, 'blog', '5', now),
      [
        { name: 'host', version: '9' },
        { name: 'shop', version: '3' },
      ],
      now,
    );
    expect(next.remotes).toEqual({ shop: { version: '3', isOff: false }, blog: { version: '5', isOff: false } });
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
      'a remote that was never published',
      () => rollback(one, 'radio', undefined, now),
      'radio was never published. Published are: shop',
    ],
    [
      'to switch off what every object has',
      () => switchRemote(one, 'constructor', true, now),
      'constructor was never published',
    ],
    [
      'to switch off what every object comes from',
      () => switchRemote(one, '__proto__', true, now),
      '__proto__ was never published',
    ],
    [
      'a canary of what all get',
      () => startCanary(one, 'shop', '1', 10, now),
      'shop 1 is what all visitors get already',
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
