import { expect, it } from 'vitest';
import { postStates } from '../schemas/blog.ts';
import { roles, watchesRestricted } from '../session/permissions.ts';
import { isWritable, transitionsOf } from './post-transitions.ts';

it('Nothing stays where it is for ever, and nobody publishes but editors and admins', () => {
  for (const from of postStates) {
    expect(transitionsOf(from, 'admin')).toEqual(transitionsOf(from, 'editor'));
    expect(transitionsOf(from, 'editor').length).toBeGreaterThan(0);
    for (const role of roles.filter((each) => each !== 'editor' && each !== 'admin'))
      expect(transitionsOf(from, role).every(isWritable)).toBe(true);
    for (const role of ['visitor', 'member', 'subscriber', 'moderator'] as const)
      expect(transitionsOf(from, role)).toEqual([]);
  }
});

it('Who writes posts watches like members: what subscribers do while a month of theirs is paid', () => {
  for (const role of ['author', 'editor'] as const) {
    expect(watchesRestricted({ role })).toBe(false);
    expect(watchesRestricted({ role, hasPaidMonth: true })).toBe(true);
  }
});
