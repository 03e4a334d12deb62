import { describe, expect, it } from 'vitest';
import { useContributions } from './testing/use-contributions.ts';

const { app, guest, signUp, write, list, decide } = useContributions();
const text = 'فيلم جميل، أعجبتني الموسيقى والتصوير.';
const program = (id: number) => ({ kind: 'program' as const, id });
const episode = (id: number) => ({ kind: 'episode' as const, id });

describe('a first contribution', () => {
  it('waits: its author sees it at once, others when a moderator has published it; the next one need not wait', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const sent = await write(mona, program(1), { text, rating: 5 });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { status: 'waiting', text, rating: 5, author: { name: 'Mona Hassan', kind: 'member', isStaff: false } },
    ]);
    const own = async (who: typeof mona) => (await who.send('GET', '/api/things/program/1/contributions/own')).body;
    expect(await own(mona)).toMatchObject({ items: [{ id: sent.body.id, status: 'waiting' }], votes: [] });
    expect(await own(karim)).toMatchObject({ items: [] });
    expect(await list(program(1))).toMatchObject({ items: [], total: 0, summary: { count: 0, average: null } });
    expect(await decide('publish', sent.body.id)).toEqual({ results: [{ id: sent.body.id, outcome: 'done' }] });
    expect(await list(program(1))).toMatchObject({
      items: [{ id: sent.body.id, text, author: { name: 'Mona Hassan' } }],
      summary: { count: 1, average: 5, stars: [0, 0, 0, 0, 1] },
    });
    expect((await write(mona, program(2), { text, rating: 3 })).body.status).toBe('published');
  });

  it('of a guest is theirs by a cookie that no script reads; nobody is told the address', async () => {
    const nour = guest('نور');
    const sent = await nour.write(episode(1), { text: 'نهاية غير متوقعة!' });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { status: 'waiting', author: { name: 'نور', kind: 'guest' } },
    ]);
    expect(String(sent.headers['set-cookie'])).toMatch(
      /^__Host-sahra\.guest=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await nour.own(episode(1))).toMatchObject({ author: { name: 'نور' }, items: [{ id: sent.body.id }] });
    expect(await guest().own(episode(1))).toEqual({ author: null, items: [], votes: [] });
    await decide('publish', sent.body.id);
    const everything = [
      sent.body,
      await nour.own(episode(1)),
      await list(episode(1)),
      (await app().get('/api/programs/1')).body,
    ];
    expect(JSON.stringify(everything)).not.toContain(nour.email);
    expect((await nour.write(episode(2), { text: 'شكرًا' })).body.status).toBe('published');
    // The same address in another browser proves nothing.
    expect((await guest('نور', nour.email).write(episode(2), { text: 'شكرًا' })).body.status).toBe('waiting');
  });
});
