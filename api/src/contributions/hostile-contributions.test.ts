import { tidyContribution } from '@sahra/shared/form-rules/contribution-text';
import { describe, expect, it } from 'vitest';
import { useContributions } from './testing/use-contributions.ts';

const { app, guest, list, addressOf, decide } = useContributions();
const isEverything = process.env['SAHRA_ALL'] === '1';
const post = { kind: 'post' as const, id: 1 };

/** Forty texts that somebody might send; what follows is how they end. */
const texts: Record<string, [text: string, end: 'kept' | 'tidied' | 'refused']> = {
  'a script': ['<script>alert(1)</script>', 'kept'],
  'a picture with a script': ['<img src=x onerror=alert(1)>', 'kept'],
  'the end of a script': ['</script><svg/onload=alert(1)>', 'kept'],
  'a comment of HTML': ['<!-- --!> <b>', 'kept'],
  entities: ['&lt;b&gt; &#x202e; &#0;', 'kept'],
  'a template': ['{{constructor.constructor("alert(1)")()}} ${7*7} #{7*7}', 'kept'],
  SQL: ["'; drop table contributions; --", 'kept'],
  'SQL with quotes': ['" or 1=1 /* \\\' */', 'kept'],
  'a pattern': ['%_%\\%', 'kept'],
  'a script as an address': ['javascript:alert(document.cookie)', 'kept'],
  'an address of data': ['data:text/html;base64,PHNjcmlwdD4=', 'kept'],
  'an address with quotes': ['https://example.org/"onmouseover="alert(1)', 'kept'],
  'an override of direction': ['abc \u202egnp.exe', 'tidied'],
  'overrides that are left open': ['\u202b\u202a\u202d\u202e\u2066\u2067\u2068 خلط', 'tidied'],
  'ends of isolates that were not begun': ['\u2069\u2069\u2069\u202c نص', 'tidied'],
  'spaces of no width': ['a\u200bb\u200bc\ufeff', 'tidied'],
  'only what nobody sees': ['\u200b\u200c\u200d\u2060\u3164', 'refused'],
  'only spaces': [' \u00a0\u3000\u2003\n\t ', 'refused'],
  'ten thousand marks': [`x${'\u0301'.repeat(10_000)}`, 'tidied'],
  'marks over many letters': [
    'z\u0338\u0321\u0353\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(80),
    'tidied',
  ],
  'a text that is too long': ['م'.repeat(5_001), 'refused'],
  'forty thousand letters': ['a'.repeat(40_000), 'refused'],
  NUL: ['a\0b', 'refused'],
  'characters of control': ['a\u0007\u001b[31mred', 'refused'],
  'half a character': ['a\ud800b', 'refused'],
  'the other half': ['\udc00\ud800', 'refused'],
  'what is no character': ['a\uffff\ufffeb', 'kept'],
  'emoji of families': ['👨‍👩‍👧‍👦👩🏾‍🚀🏴‍☠️', 'kept'],
  'a flag of tags': ['🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}!', 'kept'],
  'letters that hide a text': ['hi\u{e0068}\u{e0069}\u{e0074}', 'tidied'],
  'look-alikes of another script': ['раураl аdmіn', 'kept'],
  'one letter of many codes': ['ﷺ ﷽ ﻻ', 'kept'],
  'a thousand line ends': [`a${'\r\n'.repeat(1_000)}b`, 'tidied'],
  'separators of lines': ['a\u2028b\u2029c', 'kept'],
  'a header of mail': ['hello\r\nBcc: all@example.org\r\n\r\n', 'tidied'],
  'a path': ['../../../../etc/passwd', 'kept'],
  'a formula': ['=HYPERLINK("https://evil.example")', 'kept'],
  JSON: ['{"__proto__":{"isStaff":true}}', 'kept'],
  'a key of an object': ['__proto__ constructor', 'kept'],
  'both directions': ['مرحبا hello שלום 123 ١٢٣', 'kept'],
};
const entries = Object.entries(texts);

describe('hostile texts', () => {
  it('There are forty of them', () => expect(entries).toHaveLength(40));

  it.each(entries)('%s never breaks anything', async (_, [text, end]) => {
    const { status, body } = await guest().write(post, { text });
    if (end === 'refused') {
      expect([status, body]).toMatchObject([400, { code: 'invalid_request', fields: { text: expect.any(String) } }]);
      return;
    }
    const kept = tidyContribution(text);
    expect([status, body.text]).toEqual([201, kept]);
    expect(kept === text.normalize('NFC').trim()).toBe(end === 'kept');
    expect(body.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\0]/);
  });

  it.each(entries.slice(0, isEverything ? 40 : 0))(
    '%s as a name is a line, or refused by its field',
    async (_, [name]) => {
      const { status, body } = await guest(name).write(post, { text: 'مساء الخير' });
      if (status === 201) expect(body.author?.name).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n\0]/);
      else expect([status, body]).toMatchObject([400, { fields: { name: expect.any(String) } }]);
    },
  );

  it('What is published of them comes back as it was stored, as JSON that no page takes for markup', async () => {
    const sent = await guest('<b>نور</b>').write(post, { text: texts['a script']?.[0] ?? '' });
    await decide('publish', sent.body.id);
    const answer = await app().get(addressOf(post));
    expect(String(answer.headers['content-type'])).toBe('application/json; charset=utf-8');
    expect((await list(post)).items).toMatchObject([
      { text: '<script>alert(1)</script>', author: { name: '<b>نور</b>', kind: 'guest', isStaff: false } },
    ]);
  });

  it.each([
    ['a list', []],
    ['a number as a text', { text: 7 }],
    ['a list as a text', { text: ['a', 'b'] }],
    [
      'who one would like to be',
      { text: 'مساء الخير', author: { name: 'Sahra', isStaff: true }, isPinned: true, status: 'published' },
    ],
    ['an answer to half a thing', { text: 'مساء الخير', answers: 1.5 }],
    ['a thread of another', { text: 'مساء الخير', threadId: 1, contributorId: 1 }],
  ])('A body of another shape: %s', async (_, body) => {
    const answer = await guest().write(post, body);
    expect([201, 400]).toContain(answer.status);
    if (answer.status === 201)
      expect(answer.body).toMatchObject({
        status: 'waiting',
        isPinned: false,
        threadId: null,
        author: { isStaff: false },
      });
  });

  it('From another site nothing is written in a guest’s name', async () => {
    const nour = guest();
    const sent = await nour.write(post, { text: 'مساء الخير' });
    const cookie = String(sent.headers['set-cookie']).split(';', 1)[0] ?? '';
    for (const headers of [
      { cookie },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, origin: 'https://evil.example' },
    ]) {
      const answer = await app().inject({ method: 'DELETE', url: `/api/contributions/${sent.body.id}`, headers });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'foreign_origin' }]);
    }
    const guessed = await app().get(`${addressOf(post)}/own`, { cookie: `__Host-sahra.guest=${'A'.repeat(43)}` });
    expect(guessed.body).toEqual({ author: null, items: [], votes: [] });
  });
});
