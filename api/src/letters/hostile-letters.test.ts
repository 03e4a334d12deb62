import { errorSchema } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { hostileTexts, otherKinds } from '../auth/attacks/hostile-values.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { textsOf, useLetters } from './testing/use-letters.ts';

const { app, database, editor, send, read, draft, subscribe } = useLetters();

const withText = (text: Record<string, unknown>) => ({ ...textsOf('A'), en: { subject: 'A', greeting: '', ...text } });

describe('hostile issues', () => {
  it.each(hostileTexts.map((text) => [text.slice(0, 40), text]))(
    'What reads like code is refused or is a text like any other, in subject and greeting: %s',
    async (_, text) => {
      const { id, revision } = await draft();
      for (const name of ['subject', 'greeting']) {
        const now = await read(id);
        const answer = await send('PUT', `letters/${id}/texts`, {
          revision: now.revision,
          texts: withText({ [name]: text }),
        });
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 400)
          expect(Object.keys(errorSchema.parse(answer.body).fields ?? {})).toEqual([`texts.en.${name}`]);
      }
      expect((await read(id)).revision).toBeGreaterThanOrEqual(revision);
      const preview = (await send('GET', `letters/${id}/preview?language=en`)).body as {
        html: string;
        subject: string;
      };
      expect(preview.html).not.toMatch(/<script|<img|onerror=alert\(1\)>|[\u202a-\u202e\u2066-\u2069]/);
      expect(preview.subject).not.toMatch(/\p{Cc}/u);
    },
  );

  it.each(otherKinds.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    'A value of another kind is refused at its field: %s',
    async (_, value) => {
      const { id, revision } = await draft();
      const bodies: [string, unknown][] = [
        ['revision', { revision: value, texts: textsOf('A') }],
        ['texts', { revision, texts: value }],
        ['texts', { revision, texts: withText({ subject: value }) }],
        ['texts', { revision, texts: withText({ greeting: value }) }],
        ['month', { month: value }],
        ['acceptsOtherLanguages', { revision, acceptsOtherLanguages: value }],
        ['language', { language: value }],
        ['addresses', { addresses: value }],
        ['addresses', { addresses: [value] }],
      ];
      for (const [field, body] of bodies) {
        const path = {
          month: 'letters',
          acceptsOtherLanguages: `letters/${id}/send`,
          language: `letters/${id}/test`,
          addresses: 'bounces',
        }[field];
        if (value === true && field === 'acceptsOtherLanguages') continue;
        if (field === 'addresses' && Array.isArray(value)) continue;
        const answer = await send(path ? 'POST' : 'PUT', path ?? `letters/${id}/texts`, body);
        expect([field, JSON.stringify(body), answer.status]).toEqual([field, JSON.stringify(body), 400]);
        expect(Object.keys(errorSchema.parse(answer.body).fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
      }
      expect(await read(id)).toMatchObject({ revision, state: 'draft' });
    },
  );

  it.each<[string, 'POST' | 'PUT' | 'GET', string, unknown, number]>([
    ['a month that there is not', 'POST', 'letters', { month: '2026-13' }, 400],
    ['a day', 'POST', 'letters', { month: '2026-11-01' }, 400],
    ['a state of its own', 'POST', 'letters', { month: '2026-11', state: 'sent' }, 400],
    ['the same post twice', 'PUT', 'letters/ID/posts', { revision: 2, postIds: [1, 1] }, 400],
    ['an id that is too large', 'PUT', 'letters/ID/posts', { revision: 2, postIds: [2 ** 31] }, 400],
    [
      'too many posts',
      'PUT',
      'letters/ID/posts',
      { revision: 2, postIds: Array.from({ length: 31 }, (_, i) => i + 1) },
      400,
    ],
    ['a state', 'PUT', 'letters/ID/texts', { revision: 2, texts: textsOf('A'), state: 'sent' }, 400],
    [
      'a language too many',
      'PUT',
      'letters/ID/texts',
      { revision: 2, texts: { ...textsOf('A'), xx: textsOf('A').en } },
      400,
    ],
    ['a language too few', 'PUT', 'letters/ID/texts', { revision: 2, texts: { en: textsOf('A').en } }, 400],
    [
      'a subject of two lines',
      'PUT',
      'letters/ID/texts',
      { revision: 2, texts: withText({ subject: 'A\r\nBcc: a@b.c' }) },
      400,
    ],
    [
      'a subject that is too long',
      'PUT',
      'letters/ID/texts',
      { revision: 2, texts: withText({ subject: 'a'.repeat(151) }) },
      400,
    ],
    [
      'a book as the greeting',
      'PUT',
      'letters/ID/texts',
      { revision: 2, texts: withText({ greeting: 'a'.repeat(60_000) }) },
      400,
    ],
    [
      'more than is read',
      'PUT',
      'letters/ID/texts',
      { revision: 2, texts: withText({ greeting: 'a'.repeat(70_000) }) },
      413,
    ],
    ['no revision', 'PUT', 'letters/ID/posts', { postIds: [] }, 400],
    ['a language that there is not', 'GET', 'letters/ID/preview?language=xx', undefined, 400],
    ['no language', 'GET', 'letters/ID/preview', undefined, 400],
    ['the test of somebody else', 'POST', 'letters/ID/test', { language: 'en', recipient: 'a@example.org' }, 400],
    ['an issue that is none', 'GET', 'letters/2000000000', undefined, 404],
    ['an id that is none', 'GET', 'letters/1%20or%201=1', undefined, 400],
    ['a page that is none', 'GET', 'letters?page=0', undefined, 400],
    ['half a character', 'POST', 'bounces', { addresses: ['\ud800@example.org'] }, 400],
    ['no addresses', 'POST', 'bounces', { addresses: [] }, 400],
    [
      'too many addresses',
      'POST',
      'bounces',
      { addresses: Array.from({ length: 201 }, (_, i) => `a${i}@example.org`) },
      400,
    ],
  ])('Refused: %s', async (_, method, path, body, status) => {
    const { id, revision } = await draft();
    const answer = await send(method, path.replace('ID', String(id)), body);
    expect([answer.status, errorSchema.parse(answer.body).code]).toEqual([status, expect.stringMatching(/^[a-z_]+$/)]);
    expect((await read(id)).revision).toBe(revision);
  });

  it('No pattern of addresses notes those of others', async () => {
    await subscribe(3);
    const addresses = ['%', '_eader0@example.org', "' or 1=1 --", '*@example.org', 'reader0@example.org\u202e '];
    const answer = await send('POST', 'bounces', { addresses });
    expect(answer.body).toMatchObject({ noted: 1 });
    const rows = await database().select().from(newsletterSubscriptions);
    expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(2);
  });

  it('Another site makes nobody send an issue', async () => {
    await subscribe(1);
    const { id, revision } = await draft();
    const answer = await app().inject({
      method: 'POST',
      url: `/api/editing/letters/${id}/send`,
      headers: { cookie: editor().cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      payload: { revision, acceptsOtherLanguages: true },
    });
    expect([answer.statusCode, (await read(id)).state]).toEqual([403, 'draft']);
  });
});
