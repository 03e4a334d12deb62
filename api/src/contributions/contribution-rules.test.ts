import { EDIT_WINDOW_MS } from '@sahra/shared/form-rules/contribution-rules';
import { contributionStatuses } from '@sahra/shared/schemas/contributions';
import { describe, expect, it } from 'vitest';
import { type ContributionEvent, editableUntil, nextStatus, waitReasonOf } from './contribution-rules.ts';

describe('what can become of a contribution', () => {
  const events: ContributionEvent[] = ['edit', 'hold', 'delete', 'publish', 'hide'];

  it('is this table, and nothing else', () => {
    const table = Object.fromEntries(
      contributionStatuses.map((status) => [status, events.map((event) => nextStatus(status, event) ?? '-').join(' ')]),
    );
    expect(table).toEqual({
      //         edit      hold    delete  publish   hide
      waiting: 'waiting waiting deleted published hidden',
      published: 'published waiting deleted published hidden',
      hidden: '- - deleted published hidden',
      deleted: '- - deleted - -',
    });
  });

  it.each([
    ['a known person', {}, null],
    ['a person for the first time', { isTrusted: false }, 'first'],
    ['a word of the list', { heldWords: ['casino'] }, 'words'],
    ['the same for the first time', { isTrusted: false, heldWords: ['casino'] }, 'words'],
    ['two addresses', { linkCount: 2 }, null],
    ['three addresses', { linkCount: 3 }, 'links'],
    ['a moderator for the first time', { isModerator: true, isTrusted: false, linkCount: 3 }, null],
    ['a moderator who is shut out', { isModerator: true, isBlocked: true }, 'blocked'],
    ['somebody who is shut out', { isBlocked: true, heldWords: ['casino'], linkCount: 3 }, 'blocked'],
  ] as const)('%s: %j waits because of %s', (_, more, reason) => {
    const sending = { isBlocked: false, isModerator: false, isTrusted: true, heldWords: [], linkCount: 0 };
    expect(waitReasonOf({ ...sending, ...more })).toBe(reason);
  });

  it('It can be changed for half an hour, and not when it is hidden or gone', () => {
    const createdAt = new Date('2026-11-23T20:00:00Z');
    const until = new Date(createdAt.getTime() + EDIT_WINDOW_MS);
    const at = (ms: number) => new Date(until.getTime() + ms);
    expect(editableUntil({ status: 'published', createdAt }, at(-1))).toEqual(until);
    expect(editableUntil({ status: 'waiting', createdAt }, at(-1))).toEqual(until);
    expect(editableUntil({ status: 'published', createdAt }, at(0))).toBeNull();
    expect(editableUntil({ status: 'hidden', createdAt }, at(-1))).toBeNull();
    expect(editableUntil({ status: 'deleted', createdAt }, at(-1))).toBeNull();
  });
});
