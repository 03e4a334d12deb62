import { describe, expect, it } from 'vitest';
import { hostVersionOf, registrySchema } from '@sahra/shared/federation/registry-file';
import { emptyRegistry, haltCanary, publish, publishStart, rollback, startCanary } from './registry-changes.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('The start of the whole site', () => {
  const builds = [
    { name: 'host', version: '9' },
    { name: 'shop', version: '1' },
  ];
  const started = publishStart(emptyRegistry, builds, now);

  it('publishes what was built, the host too', () => {
    expect(started.host).toEqual({ version: '9' });
    expect(started.remotes).toEqual({ shop: { version: '1', isOff: false } });
    expect(started.revision).toBe(3);
  });

  it('leaves a host alone that was published by hand, or taken back', () => {
    const later = publish(started, 'host', '10', now);
    expect(publishStart(later, builds, now)).toBe(later);
    const back = rollback(later, 'host', undefined, now);
    expect(back.host).toEqual({ version: '9' });
    expect(publishStart(back, [{ name: 'host', version: '10' }], now).host).toEqual({ version: '9' });
  });

  it('takes over the host of a registry that had no pointer to it', () => {
    const { host: _, ...before } = started;
    expect(hostVersionOf(before)).toBe('9');
    expect(publishStart(before, builds, now)).toBe(before);
    expect(publish(before, 'host', '10', now).host).toEqual({ version: '10' });
  });

  it('numbers its changes so that none is repeated by the next start, nor by one that has only a new host', () => {
    const remotes = (version: string) => ['blog', 'shop', 'streaming'].map((name) => ({ name, version }));
    const first = publishStart(emptyRegistry, remotes('1'), now);
    const withHost = publishStart(first, [{ name: 'host', version: '9' }, ...remotes('1')], now);
    const second = publishStart(withHost, remotes('2'), now);
    expect([first.revision, withHost.revision, second.revision]).toEqual([4, 5, 8]);
    expect(second.history.map(({ revision }) => revision)).toEqual([2, 3, 4, 5, 6, 7, 8]);
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

  it('counts a build that visitors have again as a change, without a line in the history', () => {
    const back = rollback(publish(started, 'shop', '2', now), 'shop', '1', now);
    const next = publishStart(publishStart(back, [{ name: 'shop', version: '3' }], now), builds, now);
    const again = publishStart(rollback(next, 'shop', '3', now), [{ name: 'shop', version: '3' }], now);
    expect([next.revision, again.revision]).toEqual([7, 9]);
    expect(again.history.map(({ revision }) => revision)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(publishStart(again, [{ name: 'shop', version: '3' }], now)).toBe(again);
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

  it.each([
    ['host', '10'],
    ['shop', '2'],
  ])('leaves a canary of the %s to its share of the visitors, and one that was halted to nobody', (name, version) => {
    const built = builds.map((build) => (build.name === name ? { name, version } : build));
    const canary = startCanary(started, name, version, 10, now);
    expect(publishStart(canary, built, now)).toBe(canary);
    const halted = haltCanary(canary, name, 'it has failed', now);
    expect(publishStart(halted, built, now)).toBe(halted);
    const later = startCanary(publish(started, name, '30', now), name, '40', 10, now);
    expect(publishStart(later, [{ name, version: '30' }], now)).toBe(later);
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
