import { describe, expect, it } from 'vitest';
import { useContributions } from './testing/use-contributions.ts';

const { guest, signUp, write, list, decide, salma, app } = useContributions();
const text = 'في الحلقة الأخيرة يعود الأب من السفر.';
const program = (id: number) => ({ kind: 'program' as const, id });
const episode = (id: number) => ({ kind: 'episode' as const, id });

describe('what gives the plot away', () => {
  it('is marked by its author, who changes that as they change the text; without a word of it, it stays as it is', async () => {
    const mona = await signUp();
    const { body } = await write(mona, program(1), { text, rating: 5, hasSpoilers: true });
    expect(body).toMatchObject({ hasSpoilers: true });
    await decide('publish', body.id);
    expect(await list(program(1))).toMatchObject({ items: [{ id: body.id, hasSpoilers: true }] });
    const change = async (more: object) =>
      (await mona.send('PUT', `/api/contributions/${body.id}`, { text: `${text} وأكثر`, rating: 4, ...more })).body;
    // A page from before the mark sends nothing of it.
    expect(await change({})).toMatchObject({ hasSpoilers: true, rating: 4 });
    expect(await change({ hasSpoilers: false })).toMatchObject({ hasSpoilers: false });
    expect((await write(mona, episode(1), { text })).body).toMatchObject({ hasSpoilers: false });
  });

  it('is about a story: of a product or a post it is refused at its field, and so is what is no yes or no', async () => {
    const answers = [
      await guest().write({ kind: 'product', id: 1 }, { text, rating: 3, hasSpoilers: true }),
      await guest().write({ kind: 'post', id: 1 }, { text, hasSpoilers: true }),
      await guest().write(episode(2), { text, hasSpoilers: 'yes' }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        400,
        { code: 'invalid_request', fields: { hasSpoilers: expect.any(String) } },
      ]);
  });

  it('is marked by a moderator too, which answers those who reported it for that, and nothing else', async () => {
    const { body } = await guest().write(episode(3), { text });
    await decide('publish', body.id);
    for (const reason of ['spoiler', 'abuse'])
      await guest().send('POST', `/api/contributions/${body.id}/reports`, { reason, note: '' });
    expect(await decide('veil', body.id)).toEqual({ results: [{ id: body.id, outcome: 'done' }] });
    expect(await decide('veil', body.id)).toEqual({ results: [{ id: body.id, outcome: 'unchanged' }] });
    expect(await list(episode(3))).toMatchObject({ items: [{ hasSpoilers: true }] });
    const reported = (await salma().send('GET', '/api/admin/contributions?reported=true')).body;
    expect(reported).toMatchObject({ items: [{ id: body.id, hasSpoilers: true, reports: [{ reason: 'abuse' }] }] });
    await decide('unveil', body.id);
    expect(await list(episode(3))).toMatchObject({ items: [{ hasSpoilers: false }] });
    const log = (await salma().send('GET', '/api/admin/contribution-decisions?pageSize=2')).body;
    expect(log).toMatchObject({ items: [{ action: 'unveil-contribution' }, { action: 'veil-contribution' }] });
  });

  it('of a product nothing is veiled', async () => {
    const { body } = await guest().write({ kind: 'product', id: 2 }, { text, rating: 3 });
    expect((await decide('veil', body.id)).results).toMatchObject([{ outcome: 'refused', code: 'not_possible' }]);
  });

  it('is not in the mail about an answer', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const asked = (await write(mona, episode(4), { text: 'من فتح الباب؟' })).body;
    await decide('publish', asked.id);
    const answer = (await write(karim, episode(4), { text, answers: asked.id, hasSpoilers: true })).body;
    await decide('publish', answer.id);
    const { rows } = await app().testDatabase.database.execute<{ data: { text: string } }>(
      "select data from outbox where kind = 'reply'",
    );
    expect(rows).toMatchObject([{ data: { text: '' } }]);
  });
});
