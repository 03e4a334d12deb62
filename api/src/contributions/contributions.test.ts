import type { ModerationList } from '@sahra/shared/schemas/moderation';
import { describe, expect, it } from 'vitest';
import { useContributions } from './testing/use-contributions.ts';

const { app, guest, signUp, write, list, decide, salma } = useContributions();
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

  it('and all that follow are in the author’s account, the newest first, with the name of what each is about', async () => {
    const mona = await signUp();
    const first = (await write(mona, program(3), { text, rating: 4 })).body;
    const second = (await write(mona, episode(3), { text: 'من فتح الباب؟' })).body;
    const titles = async (path: string) => ((await app().get(path)).body as { title: string }).title;
    const of = async (lang: string) =>
      (await mona.send('GET', `/api/account/contributions?lang=${lang}&pageSize=1`)).body;
    expect(await of('de')).toMatchObject({
      total: 2,
      items: [{ id: second.id, thingTitle: await titles('/api/episodes/3?lang=de'), programId: expect.any(Number) }],
    });
    expect((await mona.send('GET', '/api/account/contributions?lang=ar&pageSize=1&page=2')).body).toMatchObject({
      items: [
        { id: first.id, thingTitle: await titles('/api/programs/3?lang=ar'), programId: null, status: 'waiting' },
      ],
    });
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

describe('what comes twice from a form without scripts', () => {
  it('of a member is one: at once, and when the page is loaded again, even after a change; what was deleted may be written anew', async () => {
    const mona = await signUp();
    const send = async () => (await write(mona, episode(8), { text: 'أهلًا بالجميع' })).body;
    const [first, second] = await Promise.all([send(), send()]);
    expect([second.id, (await send()).id]).toEqual([first.id, first.id]);
    await mona.send('PUT', `/api/contributions/${first.id}`, { text: 'أهلًا بكم' });
    expect(await send()).toMatchObject({ id: first.id, text: 'أهلًا بكم' });
    expect((await mona.send('GET', '/api/account/contributions')).body).toMatchObject({ total: 1 });
    await mona.send('DELETE', `/api/contributions/${first.id}`);
    expect((await send()).id).not.toBe(first.id);
  });

  it('of a guest is one, and theirs, though the first answer with their cookie got lost', async () => {
    const nour = guest('نور');
    const send = async () => (await nour.write(episode(9), { text: 'شكرًا لكم' })).body.id;
    const [first, second] = await Promise.all([send(), send()]);
    expect([second, await send()]).toEqual([first, first]);
    expect((await nour.own(episode(9))).items.map(({ id }) => id)).toEqual([first]);
    const other = await guest('نور', nour.email).write(episode(9), { text: 'شكرًا لكم' });
    expect(other.body.id).not.toBe(first);
  });
});

describe('moderators', () => {
  it('publish what they write themselves, the first as any other, and may correct it; addresses do not hold it up', async () => {
    const mariam = await signUp({ role: 'moderator' });
    const text = 'شروط التعليق: https://a.example https://b.example https://c.example';
    const { body } = await write(mariam, episode(7), { text });
    expect(body).toMatchObject({ status: 'published', author: { isStaff: true } });
    const changed = await mariam.send('PUT', `/api/contributions/${body.id}`, { text: `${text}!` });
    expect(changed.body).toMatchObject({ status: 'published', text: `${text}!` });
  });

  it('do not shut an admin out, by the author or by a text of theirs', async () => {
    const huda = await signUp({ role: 'admin' });
    const { body } = await write(huda, episode(7), { text: 'مساء الخير' });
    const { items } = (await salma().send('GET', `/api/admin/contributions?status=published`)).body as ModerationList;
    const author = items.find(({ id }) => id === body.id)?.author.id ?? 0;
    const address = `/api/admin/contribution-authors/${author}/block`;
    const refused = await salma().send('PUT', address, { isBlocked: true });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'author_is_admin' }]);
    expect((await decide('block', body.id)).results).toMatchObject([{ outcome: 'refused', code: 'author_is_admin' }]);
    expect((await write(huda, episode(7), { text: 'ما زلت هنا' })).status).toBe(201);
  });
});
