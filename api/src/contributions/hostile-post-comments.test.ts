import { tidyContribution } from '@sahra/shared/form-rules/contribution-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { postKind } from '../posts/post-contents.ts';
import { translationOf, writtenPost } from '../posts/testing/written-post.ts';
import type { TestMember } from '../testing/member.ts';
import { heldWords } from './held-words.ts';
import { useContributions } from './testing/use-contributions.ts';

const { app, database, guest, signUp, write, list, addressOf, decide } = useContributions();
const post = { kind: 'post' as const, id: 1 };
/** A word of the list that everybody's look-alikes are tried on. */
const listed = heldWords.find((word) => /^[a-z]{6,}$/.test(word)) ?? '';
const apart = (between: string) => [...listed].join(between);

let mona: TestMember;
let karim: TestMember;
beforeAll(async () => {
  [mona, karim] = [await signUp(), await signUp()];
  for (const member of [mona, karim]) await decide('publish', (await write(member, post, { text: 'أهلًا' })).body.id);
});

/** What a trusted member sends, and how it ends: published as it is or tidied, held for a moderator, or refused at its field. */
const texts: Record<string, [text: string, end: 'published' | 'tidied' | 'held' | 'refused']> = {
  'a script': ['<script>fetch("//evil.example")</script>', 'published'],
  'a picture that runs': ['<img src=x onerror=alert(document.cookie)>', 'published'],
  'the end of the page’s own data': ['</script><script>alert(1)//', 'published'],
  'a link that runs': ['javascript:alert(1) JaVaScRiPt:alert(2) vbscript:x', 'published'],
  'markdown with a link that runs': ['[click](javascript:alert(1)) ![x](data:text/html,1)', 'published'],
  'an override of direction': ['invoice\u202efdp.exe', 'tidied'],
  'isolates that are left open': ['\u2067\u2067\u2067 مرحبا', 'tidied'],
  'a listed word': [`Buy ${listed} now`, 'held'],
  'a listed word with spaces of no width': [apart('\u200b'), 'held'],
  'a listed word with joiners': [apart('\u200d'), 'held'],
  'a listed word with soft hyphens': [apart('\u00ad'), 'held'],
  'a listed word, letters set apart': [apart(' '), 'held'],
  'a listed word, full width': [[...listed].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join(''), 'held'],
  'a listed word under a pile of marks': [apart('\u0335\u0336'), 'held'],
  'three addresses': ['https://a.example https://b.example https://c.example', 'held'],
  NUL: ['a\0b', 'refused'],
  'half a character': ['\ud83d hello', 'refused'],
  'the other half': ['hello \ude00', 'refused'],
  'nothing that anybody sees': ['\u200b\u2060\u3164\ufeff', 'refused'],
  'more letters than fit': ['ض'.repeat(5_001), 'refused'],
};

describe('what is said on a post', () => {
  it.each(Object.entries(texts))('%s', async (_, [text, end]) => {
    await database().execute('delete from allowances');
    const { status, body } = await write(mona, post, { text });
    if (end === 'refused') {
      expect([status, body]).toMatchObject([400, { code: 'invalid_request', fields: { text: expect.any(String) } }]);
      return;
    }
    expect([status, body.status]).toEqual([201, end === 'held' ? 'waiting' : 'published']);
    const kept = tidyContribution(text);
    if (end !== 'held') expect(kept === text).toBe(end === 'published');
    const shown = (await list(post)).items.find(({ id }) => id === body.id)?.text;
    expect(shown).toBe(end === 'held' ? undefined : kept);
    // Nothing of five may wait, or the next is refused.
    await mona.send('DELETE', `/api/contributions/${body.id}`);
  });
});

describe('what is sent to a post', () => {
  const send = async (url: string, payload: object | string, headers: Record<string, string> = {}) => {
    const answer = await app().inject({
      ...{ method: 'POST', url, payload },
      headers: { cookie: mona.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  const address = addressOf(post);
  const text = 'مساء الخير';

  it.each([
    ['five megabytes', JSON.stringify({ text: 'x'.repeat(5_000_000) }), 413],
    ['half of JSON', '{"text": "a', 400],
    ['a list of a million things', JSON.stringify(Array(20_000).fill(0)), 400],
    ['a text that is a list', JSON.stringify({ text: ['a'] }), 400],
    ['a prototype', '{"__proto__": {"isStaff": true}, "text": 7}', 400],
    ['an answer to what is no number', JSON.stringify({ text, answers: '1; drop table contributions' }), 400],
    ['an answer to the last of all numbers', JSON.stringify({ text, answers: 2_147_483_647 }), 404],
    ['an answer to more than there can be', JSON.stringify({ text, answers: 9_007_199_254_740_991 }), 400],
    ['stars', JSON.stringify({ text, rating: 5 }), 400],
    ['a spoiler, which posts have not', JSON.stringify({ text, hasSpoilers: true }), 400],
  ])('%s is refused', async (_, payload, status) => {
    expect((await send(address, payload))[0]).toBe(status);
  });

  it.each([
    ['that is not there', '999999', 404],
    ['of no number', 'one', 400],
    ['below zero', '-1', 400],
    ['with more digits than a number has', '9'.repeat(30), 400],
    ['with a path', '1%2F..%2F2', 400],
    ['with NUL', '1%00', 400],
  ])('a post %s takes no comment', async (_, id, status) => {
    expect((await send(`/api/things/post/${id}/contributions`, { text }))[0]).toBe(status);
    expect((await app().get(`/api/things/post/${id}/contributions`)).status).toBe(status);
  });

  it.each(['draft', 'in-review', 'scheduled', 'withdrawn'] as const)(
    'A post that is %s takes no comment, and none of it is read',
    async (state) => {
      const publishedAt = state === 'scheduled' || state === 'withdrawn' ? new Date('2027-01-01T00:00:00Z') : null;
      const hidden = translationOf('en', `not-open-${state}`, { state, publishedAt });
      const made = await writtenPost(database(), `not-open-${state}`, { translations: [hidden] });
      const [id = 0] = await writeContents(database(), postKind, [made]);
      for (const thing of [{ kind: 'post' as const, id }]) {
        expect((await write(mona, thing, { text })).status).toBe(404);
        expect((await app().get(addressOf(thing))).status).toBe(404);
      }
    },
  );

  it('A comment is answered at its own post and changed by its own author only', async () => {
    await database().execute('delete from allowances');
    const other = { kind: 'post' as const, id: 2 };
    const first = (await write(karim, other, { text: 'هناك' })).body;
    const reply = (await write(karim, other, { text: 'وهناك', answers: first.id })).body;
    for (const answers of [first.id, reply.id]) expect((await write(mona, post, { text, answers })).status).toBe(404);
    const waiting = (await guest().write(other, { text: 'ينتظر' })).body;
    expect((await write(mona, other, { text, answers: waiting.id })).status).toBe(404);
    for (const [method, body] of [
      ['PUT', { text }],
      ['DELETE', undefined],
    ] as const)
      for (const who of [mona, guest()])
        expect((await who.send(method, `/api/contributions/${first.id}`, body)).status).toBe(404);
    expect((await karim.send('PUT', `/api/contributions/${first.id}/vote`, { hasVoted: true })).status).toBe(409);
    expect((await list(other)).items).toMatchObject([{ text: 'هناك', replies: [{ text: 'وهناك' }] }]);
  });

  it('From another site nothing is written or decided', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await send(address, { text }, foreign)).toEqual([403, 'foreign_origin']);
    expect(await send('/api/admin/contributions/decisions', { decision: 'publish', ids: [1] }, foreign)).toEqual([
      403,
      'foreign_origin',
    ]);
  });
});
