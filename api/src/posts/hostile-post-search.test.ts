import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('hostile queries', () => {
  it.each([
    ['five thousand letters', 'x'.repeat(5_000), 400],
    ['an address without end', 'م'.repeat(5_000), 414],
    ['a hundred and one letters', 'x'.repeat(101), 400],
    ['nothing but spaces', ' \u00a0\u3000', 400],
    ['nothing but punctuation', '!?…«»"\'()[]{}<>', 200],
    ['wildcards', '%_%* ?\\%', 200],
    ['a query of PostgreSQL', "cafe & !bargee | 'x':* <-> y", 200],
    ['the end of a quotation', "'); drop table search_texts; --", 200],
    ['a facet', 'type=post is=post postType=video', 200],
    ['NUL', 'a\0b', 400],
    ['marks without letters', '\u0301\u064b\u0640', 200],
    ['directions and joiners', '\u202e\u200f\u2066\u200d', 200],
    ['emoji', '😀👨‍👩‍👧‍👦', 200],
    ['a hundred words', 'a '.repeat(50), 200],
    ['one letter of many', '﷽', 200],
    ['separators of the index', 'a/b\nc=d', 200],
  ])('%s are answered with a status', async (_, q, status) => {
    for (const address of ['/api/posts', '/api/search']) {
      const answer = await app().get(`${address}?q=${encodeURIComponent(q)}`);
      expect(answer.status).toBe(status);
      if (status === 400 && !q.includes('\0'))
        expect(answer.body).toMatchObject({ code: 'invalid_request', fields: { q: expect.any(String) } });
    }
  });

  it('Half a character and bytes that are no text', async () => {
    for (const q of ['%ED%A0%80', '%FF%FE', '%', '%u0041'])
      expect([200, 400]).toContain((await app().get(`/api/posts?q=${q}`)).status);
  });
});
