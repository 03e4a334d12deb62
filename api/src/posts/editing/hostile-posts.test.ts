import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { posts } from '../../database/blog-tables.ts';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { app, database, people, at, begin, readText, save, postIn, uniqueSlug } = useEditing();

const paragraph = (span: object) => ({ kind: 'paragraph', text: [span] });
const attempt = async (more: Record<string, unknown>) => {
  const { id } = await begin(people().author);
  return people().author.send('PUT', at(id), { ...newText(uniqueSlug('hostile')), revision: 1, ...more });
};

const withPicture = (mediaId: number) => [{ kind: 'picture', picture: { source: { mediaId }, alternative: '' } }];

describe('texts', () => {
  it.each([
    ['401 blocks', Array.from({ length: 401 }, () => paragraph({ text: 'x' })), 'blocks'],
    ['a link that runs', [paragraph({ text: 'x', href: 'javascript:alert(1)' })], 'blocks.0.text.0.href'],
    ['one in other letters', [paragraph({ text: 'x', href: 'JaVaScRiPt:alert(1)' })], 'blocks.0.text.0.href'],
    ['one that hides it', [paragraph({ text: 'x', href: '\u0001javascript:alert(1)' })], 'blocks.0.text.0.href'],
    [
      'one that a control of direction hides',
      [paragraph({ text: 'x', href: '\u202ejavascript:alert(1)' })],
      'blocks.0.text.0.href',
    ],
    ['data', [{ kind: 'link', href: 'data:text/html,<script>alert(1)</script>', title: 'x' }], 'blocks.0.href'],
    ['another site without its scheme', [paragraph({ text: 'x', href: '//evil.example' })], 'blocks.0.text.0.href'],
    ['one by a backslash', [paragraph({ text: 'x', href: '/\\evil.example' })], 'blocks.0.text.0.href'],
    ['markup as a block', [{ kind: 'html', text: '<script>alert(1)</script>' }], 'blocks.0.kind'],
    ['a property more', [paragraph({ text: 'x', onclick: 'alert(1)' })], 'blocks.0.text.0'],
    ['a mark of its own', [paragraph({ text: 'x', marks: ['script'] })], 'blocks.0.text.0.marks.0'],
    ['a NUL', [paragraph({ text: 'x\u0000y' })], 'blocks.0.text.0.text'],
    ['half a character', [paragraph({ text: 'x\ud800' })], 'blocks.0.text.0.text'],
    ['nothing but what is invisible', [paragraph({ text: '\u202e\u2066' })], 'blocks.0.text.0.text'],
    [
      'artwork that is not there',
      [{ kind: 'picture', picture: { source: { art: 'poster', name: 'no-film' }, alternative: '' } }],
      'blocks.0',
    ],
    [
      'a path in place of artwork',
      [{ kind: 'picture', picture: { source: { art: 'poster', name: '../../etc/passwd' }, alternative: '' } }],
      'blocks.0.picture.source.name',
    ],
    ['an episode that is not there', [{ kind: 'video', episodeId: 999_999, title: 'x' }], 'blocks.0'],
    [
      'a sound from elsewhere',
      [{ kind: 'audio', file: 'https://evil.example/x.mp3', title: 'x', seconds: 1, chapters: [] }],
      'blocks.0.file',
    ],
    ['an upload that is not there', withPicture(999_999), 'blocks.0'],
    ['no list', 'text', 'blocks'],
  ])('%s: refused at its field', async (_, blocks, field) => {
    const answer = await attempt({ blocks });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
  });

  it.each([
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ slug: '../x' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ slug: 'x'.repeat(161) }, 'slug'],
    [{ title: ' ' }, 'title'],
    [{ title: 'two\nlines' }, 'title'],
    [{ title: 'x'.repeat(161) }, 'title'],
    [{ link: { url: 'javascript:alert(1)', label: 'x' } }, 'link.url'],
    [{ quote: { text: '', by: 'x' } }, 'quote.text'],
    [{ revision: -1 }, 'revision'],
    [{ revision: '1' }, 'revision'],
  ])('%j: refused at its field', async (more, field) => {
    const answer = await attempt(more);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { [field]: expect.any(String) } },
    ]);
  });

  it('5 MB are refused before they are read, and brackets in brackets are no fault of ours', async () => {
    const { id } = await begin(people().author);
    const big = JSON.stringify({ ...newText('big'), blocks: [paragraph({ text: 'x'.repeat(5_000_000) })] });
    const headers = {
      cookie: people().author.cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const send = (payload: string) => app().inject({ method: 'PUT', url: at(id), headers, payload });
    expect([(await send(big)).statusCode, (await send(big)).json()]).toMatchObject([413, { code: 'too_large' }]);
    const deep = `{"revision":1,"blocks":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect((await send(deep)).statusCode).toBe(400);
    expect((await send('{"revision":1,"revision":2}')).statusCode).toBe(400);
    expect((await send('{"__proto__":{"role":"admin"}}')).statusCode).toBe(400);
  });

  it('Markup is text, controls of direction are taken out, and what nobody asks for is ignored', async () => {
    const script = '<script>alert("x")</script><img src=x onerror=alert(1)>';
    const { id } = await begin(people().author);
    const sent = {
      ...newText(uniqueSlug('as-text')),
      revision: 1,
      state: 'published',
      publishedAt: '2020-01-01T00:00:00Z',
    };
    const saved = await save(people().author, id, {
      ...{ ...sent, title: `Good \u202eevil ${script}`, blocks: [paragraph({ text: `${script}\u202e after\r\nit` })] },
    });
    expect(saved).toMatchObject({ title: `Good evil ${script}`, state: 'draft', publishedAt: null });
    expect(saved.blocks).toEqual([paragraph({ text: `${script} after\nit` })]);
  });
});

it('Posts of other authors are not there: by id, in any way', async () => {
  const { other, author } = people();
  const { id, text } = await postIn('draft');
  const asked = [
    await other.send('GET', `/api/editing/posts/${id}`),
    await other.send('PUT', at(id), asRead(text, { title: 'Mine now' })),
    await other.send('PUT', at(id, 'de'), newText('meins')),
    await other.send('PATCH', `/api/editing/posts/${id}`, { revision: 1, authorId: 1 }),
    await other.send('POST', `${at(id)}/transition`, { revision: text.revision, to: 'in-review' }),
    await other.send('POST', `${at(id)}/revisions/1/restore`, { revision: text.revision }),
    await other.send('POST', `/api/editing/posts/${id}/preview`, { language: 'en' }),
    await other.send('DELETE', `/api/editing/posts/${id}`),
  ];
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
  expect(await readText(author, id)).toMatchObject({ title: text.title, revision: text.revision, state: 'draft' });
  const [row] = await database().select().from(posts).where(eq(posts.id, id));
  expect(row?.isShown).toBe(false);
});
