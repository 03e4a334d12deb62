import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { tidyContributions } from './tidy-contributions.ts';
import { useContributions } from './testing/use-contributions.ts';

const { database, guest, signUp, write, list, decide } = useContributions();
const program = (id: number) => ({ kind: 'program' as const, id });
const episode = (id: number) => ({ kind: 'episode' as const, id });
const review = { text: 'فيلم جميل ومصوّر بعناية.', rating: 4 };

describe('when an account goes', () => {
  it('what it published stays, by a former member; what nobody has seen goes; stars and votes go on counting', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const first = (await write(mona, episode(1), { text: 'سؤال' })).body.id;
    await decide('publish', first);
    const answer = (await write(karim, episode(1), { text: 'جواب', answers: first })).body.id;
    await decide('publish', answer);
    await write(mona, program(1), review);
    const waiting = (await write(mona, episode(1), { text: 'كازينو' })).body;
    await mona.send('PUT', `/api/contributions/${answer}/vote`, { hasVoted: true });
    expect(waiting.status).toBe('waiting');
    expect((await mona.send('DELETE', '/api/account')).status).toBe(200);
    expect((await list(episode(1))).items).toMatchObject([
      {
        ...{ id: first, text: 'سؤال', author: { name: null, kind: 'former', isStaff: false } },
        replies: [{ id: answer, author: { name: 'Mona Hassan', kind: 'member' }, voteCount: 1 }],
      },
    ]);
    expect(await list(program(1))).toMatchObject({ summary: { count: 1, average: 4 }, items: [{ text: review.text }] });
    expect(await database().$count(contributions, eq(contributions.id, waiting.id))).toBe(0);
  });
});

describe('after a time', () => {
  it('a guest is forgotten who wrote nothing for a year: the name stays with the text, the address does not', async () => {
    const nour = guest('نور');
    const { body } = await nour.write(episode(2), { text: 'شكرًا' });
    await decide('publish', body.id);
    await tidyContributions(database(), new Date(Date.now() + 364 * dayMs));
    expect(await database().$count(contributors, eq(contributors.email, nour.email))).toBe(1);
    await tidyContributions(database(), new Date(Date.now() + 366 * dayMs));
    expect(await database().$count(contributors, eq(contributors.email, nour.email))).toBe(0);
    expect((await list(episode(2))).items).toMatchObject([{ text: 'شكرًا', author: { name: 'نور', kind: 'guest' } }]);
    expect(await nour.own(episode(2))).toEqual({ author: null, items: [], votes: [] });
  });

  it('what was said of a thing goes with it', async () => {
    const member = await signUp();
    const { body } = await write(member, program(9), review);
    await decide('publish', body.id);
    await database().delete(programs).where(eq(programs.id, 9));
    await tidyContributions(database(), new Date());
    expect(await database().$count(contributions, eq(contributions.thingId, 9))).toBe(0);
  });
});
