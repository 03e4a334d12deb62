import type { ModerationList } from '@sahra/shared/schemas/moderation';
import { describe, expect, it } from 'vitest';
import { useContributions } from './testing/use-contributions.ts';

const { app, guest, signUp, write, list, decide, salma, addressOf } = useContributions();
const program = (id: number) => ({ kind: 'program' as const, id });
const episode = (id: number) => ({ kind: 'episode' as const, id });
const queue = async (query = '?status=waiting') =>
  (await salma().send('GET', `/api/admin/contributions${query}&pageSize=60`)).body as ModerationList;
const idsIn = ({ items }: ModerationList) => items.map(({ id }) => id);

describe('who may', () => {
  it.each([
    ['GET', '/api/admin/contributions?page=x', undefined],
    ['POST', '/api/admin/contributions/decisions', { ids: 'all' }],
    ['GET', '/api/admin/contribution-blocks?page=0', undefined],
    ['PUT', '/api/admin/contribution-authors/x/block', [1]],
    ['GET', '/api/admin/contribution-decisions?page=0', undefined],
  ] as const)('%s %s: visitors and members do not, moderators do', async (method, url, body) => {
    const visitor = await app().inject({
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(body && { payload: body }),
    });
    expect([visitor.statusCode, visitor.json()]).toMatchObject([401, { code: 'sign_in_required' }]);
    const mona = await signUp();
    expect((await mona.send(method, url, body)).body).toMatchObject({ code: 'not_allowed' });
    expect((await salma().send(method, url, body)).body).toMatchObject({ code: 'invalid_request' });
  });

  it('Moderators are no admins: members, messages and the admins’ log are not theirs', async () => {
    for (const url of ['/api/admin/members', '/api/admin/contact-messages', '/api/admin/actions'])
      expect((await salma().send('GET', url)).body).toMatchObject({ code: 'not_allowed' });
  });
});

describe('the queue', () => {
  it('has what waits, the oldest first, with why it waits, what it is about, and who wrote it; no address of anybody', async () => {
    const nour = guest('نور');
    const first = (await nour.write(program(1), { text: 'مسلسل رائع جدًا، أنصح به.', rating: 5 })).body;
    const held = (await guest('بائع').write(episode(1), { text: 'اربح في الكــازيــنو الآن' })).body;
    const waiting = await queue();
    expect(idsIn(waiting)).toEqual([first.id, held.id]);
    expect(waiting).toMatchObject({
      counts: { waiting: 2, reported: 0 },
      items: [
        {
          ...{ status: 'waiting', waitReason: 'first', heldWords: [], rating: 5, language: 'ar', thing: program(1) },
          thingTitle: expect.stringMatching(/\p{Script=Arabic}/u),
          author: { name: 'نور', kind: 'guest', isBlocked: false, publishedCount: 0, hiddenCount: 0, username: null },
        },
        { waitReason: 'words', heldWords: ['كازينو'] },
      ],
    });
    expect(JSON.stringify(waiting)).not.toContain(nour.email);
    expect(idsIn(await queue('?q=%D9%86%D9%88%D8%B1'))).toEqual([first.id]);
    expect(idsIn(await queue('?kind=comment'))).toEqual([held.id]);
    expect(idsIn(await queue('?q=%25'))).toEqual([]);
    await decide('publish', first.id);
    await decide('hide', held.id);
    expect(await queue()).toMatchObject({ items: [], counts: { waiting: 0 } });
  });

  it('is decided in bulk: each by itself, and the answer says what became of each; once more changes nothing', async () => {
    const sent = [];
    for (const text of ['الأولى', 'الثانية', 'الثالثة']) sent.push((await guest().write(episode(2), { text })).body.id);
    const [one = 0, two = 0, three = 0] = sent;
    await decide('publish', one);
    const { results } = await decide('publish', one, two, 999_999, three);
    expect(results).toEqual([
      { id: one, outcome: 'unchanged' },
      { id: two, outcome: 'done' },
      { id: 999_999, outcome: 'refused', code: 'not_found' },
      { id: three, outcome: 'done' },
    ]);
    expect((await decide('publish', one, two, three)).results.map(({ outcome }) => outcome)).toEqual(
      Array(3).fill('unchanged'),
    );
    expect((await list(episode(2))).summary.count).toBe(3);
    const log = (await salma().send('GET', '/api/admin/contribution-decisions')).body as { items: object[] };
    expect(log.items.slice(0, 3)).toMatchObject(
      [three, two, one].map((id) => ({
        ...{ adminName: 'Mona Hassan', action: 'publish-contribution', target: `contribution:${id}` },
      })),
    );
  });

  it('Of one mailbox one review of a thing is published, from however many browsers it came', async () => {
    const review = { text: 'فيلم جميل، أعجبني كثيرًا.', rating: 5 };
    const ids = [];
    for (const name of ['نور', 'نور ٢'])
      ids.push((await guest(name, 'nour@example.org').write(program(2), review)).body.id);
    expect((await decide('publish', ...ids)).results).toMatchObject([
      { outcome: 'done' },
      { outcome: 'refused', code: 'already_reviewed' },
    ]);
  });
});

describe('what is published', () => {
  it('is reported, hidden with its reports, and comes back; its author waits again after that', async () => {
    const mona = await signUp();
    const { body } = await write(mona, episode(3), { text: 'النهاية أن البطل يموت' });
    await decide('publish', body.id);
    const karim = await signUp();
    await karim.send('POST', `/api/contributions/${body.id}/reports`, { reason: 'spoiler', note: 'أفسد عليّ الحلقة' });
    const reported = await queue('?reported=true');
    expect(reported).toMatchObject({
      counts: { reported: 1 },
      items: [{ id: body.id, reports: [{ reason: 'spoiler', note: 'أفسد عليّ الحلقة' }] }],
    });
    await decide('hide', body.id);
    expect(await queue('?reported=true')).toMatchObject({ items: [], counts: { reported: 0 } });
    expect(await list(episode(3))).toMatchObject({ items: [], total: 0, summary: { count: 0 } });
    expect((await mona.send('GET', '/api/things/episode/3/contributions/own')).body).toMatchObject({
      items: [{ id: body.id, status: 'hidden', editableUntil: null }],
    });
    expect((await write(mona, episode(3), { text: 'آسفة' })).body.status).toBe('waiting');
    await decide('publish', body.id);
    expect((await list(episode(3))).items).toMatchObject([{ id: body.id }]);
    await karim.send('POST', `/api/contributions/${body.id}/reports`, { reason: 'spoiler', note: '' });
    expect(await queue('?reported=true')).toMatchObject({ items: [] });
  });

  it('stands first where it is pinned, one of a thing at a time; an answer cannot be', async () => {
    const mona = await signUp();
    const [first, second] = [
      (await write(mona, episode(4), { text: 'الأول' })).body.id,
      (await guest().write(episode(4), { text: 'الثاني' })).body.id,
    ];
    expect((await decide('pin', first)).results).toMatchObject([{ outcome: 'refused', code: 'not_possible' }]);
    await decide('publish', first, second);
    const answer = (await write(mona, episode(4), { text: 'ردّ', answers: second })).body.id;
    await decide('pin', first);
    expect((await list(episode(4))).items.map(({ id, isPinned }) => [id, isPinned])).toEqual([
      [first, true],
      [second, false],
    ]);
    await decide('pin', second);
    expect((await list(episode(4))).items.map(({ id, isPinned }) => [id, isPinned])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect((await decide('pin', answer)).results).toMatchObject([{ outcome: 'refused', code: 'not_possible' }]);
  });
});

describe('somebody who is shut out', () => {
  it('as a member is told so; what they wrote before stays; let in again they wait as at first', async () => {
    const mona = await signUp();
    const { body } = await write(mona, episode(5), { text: 'أهلًا' });
    await decide('publish', body.id);
    await decide('block', body.id);
    const refused = await write(mona, episode(5), { text: 'مرة أخرى' });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'contributions_blocked' }]);
    expect((await list(episode(5))).total).toBe(1);
    const blocks = (await salma().send('GET', '/api/admin/contribution-blocks')).body as { items: { id: number }[] };
    expect(blocks).toMatchObject({ total: 1, items: [{ name: 'Mona Hassan', kind: 'member', isBlocked: true }] });
    const author = blocks.items[0]?.id ?? 0;
    await salma().send('PUT', `/api/admin/contribution-authors/${author}/block`, { isBlocked: false });
    expect((await write(mona, episode(5), { text: 'مرة أخرى' })).body.status).toBe('waiting');
  });

  it('as a guest is not told, from any browser with that address, and is in nobody’s queue', async () => {
    const seller = guest('بائع', 'seller@example.org');
    const { body } = await seller.write(episode(6), { text: 'عرض' });
    await decide('hide', body.id);
    await decide('block', body.id);
    const before = (await queue()).counts.waiting;
    for (const who of [seller, guest('آخر', 'Seller+1@example.org')]) {
      const sent = await who.write(episode(6), { text: 'عرض جديد' });
      expect([sent.status, sent.body.status]).toEqual([201, 'waiting']);
      expect((await who.own(episode(6))).items).toMatchObject(
        [{ status: 'waiting' }, {}].slice(0, who === seller ? 2 : 1),
      );
    }
    expect((await queue()).counts.waiting).toBe(before);
    expect((await app().get(addressOf(episode(6)))).body).toMatchObject({ total: 0 });
  });
});
