import { describe, expect, it } from 'vitest';
import { emptyRegistry, publish, removeRemote, rollback, startCanary, switchRemote } from './registry-changes.ts';
import { haltWaiting, wait } from './waiting.ts';

describe('What waits of a remote', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const published = publish(publish(emptyRegistry, 'shop', '1', now), 'shop', '2', now);
  const waiting = wait(wait(published, 'shop', '3', now), 'blog', '7', now);

  it.each([
    ['is published', publish(waiting, 'shop', '4', now)],
    ['goes back', rollback(waiting, 'shop', undefined, now)],
    ['is removed', removeRemote(waiting, 'shop', now)],
    ['no longer wants that', haltWaiting(waiting, 'shop', 'by hand', now)],
  ])('waits no more where the remote %s; that of others does', (_, registry) => {
    expect(Object.keys(registry.waiting ?? {})).toEqual(['blog']);
  });

  it.each([
    ['gets a canary', startCanary(waiting, 'shop', '4', 10, now)],
    ['is switched off', switchRemote(waiting, 'shop', true, now)],
  ])('goes on waiting where the remote %s', (_, registry) => {
    expect(Object.keys(registry.waiting ?? {})).toEqual(['shop', 'blog']);
  });

  it('makes place for a later version, and can be of a remote that visitors do not have yet', () => {
    const { waiting: later, remotes } = wait(waiting, 'blog', '8', now);
    expect([later?.blog?.version, remotes.blog]).toEqual(['8', undefined]);
    const removed = removeRemote(waiting, 'blog', now);
    expect(removed.history.at(-1)).toMatchObject({ action: 'remove', remote: 'blog', version: '7' });
    expect(() => haltWaiting(removed, 'blog', 'by hand', now)).toThrow('blog has no canary, and nothing of it waits');
  });
});
