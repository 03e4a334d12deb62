import { BadRequestError, NetworkError, type EditedTranslation } from '@sahra/shared/facade';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editedTranslation } from '../editing-samples.ts';
import { createAutosave } from './autosave.ts';
import { draftOf, type Draft } from './draft.ts';

const first = draftOf(editedTranslation({ title: 'Evening' }));
const titled = (title: string): Draft => ({ ...first, title });
const refusal = (status: number, code: string, more = {}) => new BadRequestError('no', status, { code, ...more });

/** An api that saves, or that does at each call what is said in its turn. */
function saving(...turns: (Error | 'saves')[]) {
  const stored: Partial<EditedTranslation> = { title: 'Theirs', revision: 9 };
  const sent: [title: string, revision: number, outlives: boolean][] = [];
  const kept: (string | null)[] = [];
  let revision = 4;
  const autosave = createAutosave({
    ...{ draft: first, revision, at: 'before' },
    save: (draft, given, outlivesPage): Promise<EditedTranslation> => {
      sent.push([draft.title, given, outlivesPage]);
      const turn = turns.shift() ?? 'saves';
      if (turn !== 'saves') return Promise.reject(turn);
      return Promise.resolve(editedTranslation({ ...draft, revision: (revision = given + 1), updatedAt: 'now' }));
    },
    read: () => Promise.resolve(editedTranslation(stored)),
    keep: (draft) => kept.push(draft?.title ?? null) > 0,
    onSaved: () => undefined,
  });
  return { autosave, sent, kept, stored };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('What is written is on the device at once, saved after a rest, once, and then on the device no more', async () => {
  const { autosave, sent, kept } = saving();
  for (const title of ['N', 'Ni', 'Night']) autosave.change(titled(title));
  expect(kept).toEqual(['N', 'Ni', 'Night']);
  expect(autosave.getState().step).toBe('changed');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual([['Night', 4, false]]);
  expect(autosave.getState()).toEqual({ step: 'saved', at: 'now' });
  expect(kept.at(-1)).toBeNull();
  autosave.change(titled('Night falls'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent.at(-1)).toEqual(['Night falls', 5, false]);
});

it('Without a connection it tries again, later each time, and nothing written meanwhile is lost', async () => {
  const offline = new NetworkError('no');
  const { autosave, sent, kept } = saving(offline, offline);
  autosave.change(titled('Night'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.getState().step).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  autosave.change(titled('Night falls'));
  expect(kept).not.toContain(null);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent.map(([title]) => title)).toEqual(['Night', 'Night', 'Night falls']);
  expect(autosave.getState().step).toBe('saved');
});

it('What somebody else saved is not overwritten: nothing is sent until one has chosen', async () => {
  const meanwhile = { by: 'Huda', at: 'then', revision: 9 };
  const { autosave, sent, kept } = saving(refusal(409, 'edited_meanwhile', meanwhile));
  autosave.change(titled('Mine'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.getState()).toMatchObject({ step: 'conflict', meanwhile });
  autosave.change(titled('Mine too'));
  await vi.advanceTimersByTimeAsync(60_000);
  await autosave.flush(true);
  expect(sent).toHaveLength(1);
  expect(kept.at(-1)).toBe('Mine too');
  await autosave.overwrite();
  expect(sent.at(-1)).toEqual(['Mine too', 9, false]);
  expect(autosave.getState().step).toBe('saved');
});

it('Whose answer was lost on the way is no conflict: what is stored is their own, and they go on from it', async () => {
  const { autosave, sent, stored } = saving(new NetworkError('no'), refusal(409, 'edited_meanwhile', { revision: 5 }));
  autosave.change({ ...titled('Night '), slug: '' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.getState().step).toBe('waiting');
  Object.assign(stored, { title: 'Night', slug: 'night', revision: 5 });
  autosave.change({ ...titled('Night falls'), slug: '' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.getState().step).toBe('changed');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent.map(([title, revision]) => [title, revision])).toEqual([
    ['Night ', 4],
    ['Night falls', 4],
    ['Night falls', 5],
  ]);
  expect(autosave.getState().step).toBe('saved');
});

it('Or one takes what the other saved', async () => {
  const { autosave, sent, kept } = saving(refusal(409, 'edited_meanwhile', { revision: 9 }));
  autosave.change(titled('Mine'));
  await vi.advanceTimersByTimeAsync(1500);
  autosave.goOnFrom(titled('Theirs'), 9, 'then');
  expect([autosave.getDraft().title, kept.at(-1)]).toEqual(['Theirs', null]);
  autosave.change(titled('Theirs, and more'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent.at(-1)).toEqual(['Theirs, and more', 9, false]);
});

it('What is refused is said with its field, and sent again when it is changed', async () => {
  const { autosave, sent } = saving(refusal(409, 'taken', { fields: { slug: 'is taken' } }));
  autosave.change(titled('Night'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.getState()).toMatchObject({ step: 'refused', code: 'taken', fields: { slug: 'is taken' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  autosave.change({ ...titled('Night'), slug: 'other-night' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.getState().step).toBe('saved');
});

it('Without a title nothing is sent; who is signed out keeps the text and saves it later', async () => {
  const { autosave, sent, kept } = saving(refusal(401, 'not_signed_in'));
  autosave.change(titled(' '));
  await vi.advanceTimersByTimeAsync(1500);
  expect([autosave.getState().step, sent.length, kept.at(-1)]).toEqual(['untitled', 0, ' ']);
  autosave.change(titled('Night'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.getState()).toMatchObject({ step: 'refused', code: 'signed_out' });
  await autosave.flush();
  expect(autosave.getState().step).toBe('saved');
});

it('Who leaves saves at once, by a request that outlives the page', async () => {
  const { autosave, sent } = saving();
  autosave.change(titled('Night'));
  await autosave.flush(true);
  expect(sent).toEqual([['Night', 4, true]]);
});

it('What is written while a request is under way is sent by the next one', async () => {
  const { autosave, sent } = saving();
  autosave.change(titled('One'));
  const saved = autosave.flush();
  autosave.change(titled('Two'));
  await saved;
  expect(autosave.getState().step).toBe('changed');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual([
    ['One', 4, false],
    ['Two', 5, false],
  ]);
});
