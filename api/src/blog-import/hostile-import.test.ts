import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { contributionsSchema } from '@sahra/shared/schemas/contributions';
import { postBlocksSchema, postLimits } from '@sahra/shared/schemas/post-blocks';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importedRows } from '../database/import-tables.ts';
import { posts, postTranslations } from '../database/blog-tables.ts';
import { contributions } from '../database/contribution-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { runBlog, useFolder } from './testing/run-blog.ts';
import { type WxrPost, wxrEnd, wxrItem, wxrOf, wxrStart } from './testing/wxr.ts';

const open = useTestApp();
const write = useFolder();
const database = () => open().testDatabase.database;
let files = 0;

const importText = async (text: string | Uint8Array, ...more: string[]) => {
  files += 1;
  const file = write(`file-${files}`, text);
  return (await runBlog(open(), ['import', file, '--language', 'en', '--no-downloads', ...more])).said;
};
/** Imports one post as a site of its own; returns what was said and what is stored. */
async function importPost(post: WxrPost) {
  const site = `https://site-${files}.example`;
  const said = await importText(wxrOf([{ name: `hostile-${files}`, ...post }], site));
  const entries = await database()
    .select()
    .from(importedRows)
    .where(eq(importedRows.source, `wordpress ${site}`));
  const id = entries.find(({ kind }) => kind === 'post')?.rowId ?? 0;
  const [row] = await database().select().from(postTranslations).where(eq(postTranslations.postId, id));
  if (!row) throw new Error(said);
  return { said, row };
}
const isOf = (post: number) => and(eq(contributions.thingKind, 'post'), eq(contributions.thingId, post));
const read = async (slug: string) => {
  const { status, body } = await open().get(`/api/posts/${encodeURIComponent(slug)}?lang=en`);
  return { status, body: status === 200 ? postDetailSchema.parse(body) : undefined };
};
const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';

describe('a file that is not what it should be is refused whole, with the reason', () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n || ''};`.repeat(10)}">`).join('')}]>`;
  const whole = wxrOf([{ title: 'Never seen' }]);
  it.each<[string, string | Uint8Array, string]>([
    [
      'a billion laughs',
      wxrStart('', `<?xml version="1.0"?>${bomb}`) + wxrItem({ title: '&lol9;' }) + wxrEnd,
      'has a DOCTYPE',
    ],
    [
      'an external entity',
      wxrStart('', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>') + wxrItem({}) + wxrEnd,
      'has a DOCTYPE',
    ],
    [
      'a DOCTYPE elsewhere',
      wxrStart('', '<!DOCTYPE r SYSTEM "http://127.0.0.1/x.dtd">') + wxrItem({}) + wxrEnd,
      'has a DOCTYPE',
    ],
    ['an entity that nobody declared', whole.replace('<wp:status>', '<wp:status>&nbsp;'), 'undefined entity'],
    ['a file that is cut off', whole.slice(0, whole.length * 0.7), 'is no whole XML'],
    ['tags in the wrong order', whole.replace('</item>', '</channel>'), 'is no whole XML'],
    ['another XML', '<?xml version="1.0"?><feed><entry/></feed>', 'no export of WordPress'],
    [
      'an RSS feed',
      '<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>',
      'says no wp:wxr_version',
    ],
    [
      'Windows-1256',
      Buffer.from([...Buffer.from(whole.slice(0, 300)), 0xc7, 0xe1, 0xd3, ...Buffer.from(whole.slice(300))]),
      'is not UTF-8: byte 0 to',
    ],
    [
      'a declared ISO-8859-6',
      whole.replace('encoding="UTF-8"', 'encoding="ISO-8859-6"'),
      'says that it is in ISO-8859-6',
    ],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole, 'utf16le')]), 'in UTF-16'],
    ['a zip', Buffer.from('PK\u0003\u0004 and forty-two petabytes'), 'a zip file: unpack it first'],
    ['a gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'a gzip file: unpack it first'],
    ['nothing', '', 'is no export'],
    ['a page', '<!doctype html><html><body>Hello</body></html>', 'is no'],
    ['JSON that is cut off', '{"db":[{"data":{"posts":[', 'is no whole JSON'],
    ['JSON of something else', '{"posts":[]}', 'no export of Ghost'],
    ['JSON deeper than any', `{"db":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'no export of Ghost'],
    [
      'a field without an end',
      `${wxrStart()}<item><title>${'x'.repeat(33 * 1024 * 1024)}`,
      'a field of more than 32 MB',
    ],
  ])('%s', async (_case, content, reason) => {
    const before = await database().$count(posts);
    await expect(importText(content)).rejects.toThrow(reason);
    expect(await database().$count(posts)).toBe(before);
  });
});

describe('what is in a field stays text', () => {
  it('a script in every field runs nowhere: it is left out, or it is words', async () => {
    const { row } = await importPost({
      ...{
        title: `T ${script}`,
        content: `<p>P ${script}</p><svg onload=alert(1)><p onclick="alert(1)">Q</p></svg>`,
        excerpt: `E ${script}`,
      },
      ...{ creator: `C ${script}`, category: `K ${script}`, tag: `G ${script}`, nicename: script },
      comments: [{ id: '1', author: `N ${script}`, content: `W ${script}` }],
    });
    const { body } = await read(row.slug);
    expect(body).toMatchObject({
      title: 'T',
      excerpt: 'E',
      author: { name: 'C' },
      categories: [{ name: 'K' }],
      tags: [{ name: 'G' }],
    });
    expect(body?.blocks).toEqual([{ kind: 'paragraph', text: [{ text: 'P' }] }]);
    const comments = contributionsSchema.parse((await open().get(`/api/things/post/${row.postId}/contributions`)).body);
    expect(comments.items).toMatchObject([{ author: { name: 'N' }, text: 'W' }]);
    expect(JSON.stringify([body, comments])).not.toMatch(/alert|script|onerror/);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://hostile.example/x',
  ])('a link to %j becomes its words', async (href) => {
    const { row, said } = await importPost({
      content: `<p><a href="${href.replaceAll('<', '&lt;')}">here</a> and on</p><iframe src="${href.replaceAll('<', '&lt;')}"></iframe>`,
    });
    expect(row.blocks).toEqual([{ kind: 'paragraph', text: [{ text: 'here and on' }] }]);
    expect(said).toContain('links to what is no address of the web became text');
  });

  it('overrides of direction and invisible characters are not there, in no field; joiners and spaces that do not break are', async () => {
    const trick = (text: string) => `\u202e${text}\u200b\u2066\u00ad\ufeff\u2060 \u{e0041}`;
    const { row } = await importPost({
      ...{
        title: trick('Title'),
        content: `<p>${trick('Text')}</p><pre>${trick('code')}</pre><p>می\u200cخواهم\u00a0!</p>`,
      },
      ...{
        excerpt: trick('Excerpt'),
        name: trick('slug'),
        comments: [{ id: '1', content: trick('c\u200bas\u200bino'), author: trick('Name') }],
      },
    });
    expect(row).toMatchObject({ title: 'Title', excerpt: 'Excerpt' });
    expect(row.slug).toMatch(/^slug(-\d)?$/);
    expect(row.blocks).toEqual([
      { kind: 'paragraph', text: [{ text: 'Text' }] },
      { kind: 'code', text: 'code' },
      { kind: 'paragraph', text: [{ text: 'می\u200cخواهم\u00a0!' }] },
    ]);
    const [comment] = await database().select().from(contributions).where(isOf(row.postId));
    // Letters that were set apart by what nobody sees are the word that they are.
    expect(comment).toMatchObject({ status: 'waiting', waitReason: 'words', text: 'casino' });
  });

  it('controls that XML forbids and halves of characters go; NUL reaches no statement', async () => {
    const { row } = await importPost({ title: 'A\u0000B\u000b\u001fC', content: '<p>&#0;&#xD800;x&#27;y</p>' });
    expect(row.title).toBe('ABC');
    expect(row.blocks).toEqual([{ kind: 'paragraph', text: [{ text: '\ufffd\ufffdxy' }] }]);
  });
});

describe('what is longer than it may be', () => {
  const megabytes = (count: number, text = 'word ') => text.repeat((count * 1024 * 1024) / text.length);
  const long = megabytes(5);
  it.each<[string, WxrPost, (row: typeof postTranslations.$inferSelect) => unknown, unknown]>([
    ['title', { title: long }, ({ title }) => title.length <= postLimits.title, true],
    ['excerpt', { excerpt: long }, ({ excerpt }) => excerpt.length <= postLimits.excerpt, true],
    ['slug', { name: megabytes(5, 'x') }, ({ slug }) => slug.length <= postLimits.title, true],
    [
      'text of one paragraph',
      { content: `<p>${long}</p>` },
      ({ blocks, words }) => [blocks.length, words > 250_000],
      [74, true],
    ],
    [
      'text without a space',
      { content: megabytes(5, 'س') },
      ({ blocks }) => blocks.every(({ kind }) => kind === 'paragraph'),
      true,
    ],
    ['text of elements alone', { content: megabytes(5, '<b><i>') }, ({ blocks }) => blocks, []],
    [
      'text of elements that end',
      { content: `<p>${'<i>'.repeat(20_000)}x${'</b>'.repeat(20_000)}</p>` },
      ({ blocks }) => blocks.length,
      1,
    ],
    ['text of brackets', { content: megabytes(5, '[gallery ') }, ({ blocks }) => blocks.length > 0, true],
    ['text of paragraphs', { content: '<p>x</p>'.repeat(10_000) }, ({ blocks }) => blocks.length, postLimits.blocks],
    [
      'author, category, tag and slug of them',
      { creator: long, category: long, tag: long, nicename: long },
      ({ title }) => title,
      'A title',
    ],
    [
      'comment and its name',
      { comments: [{ id: '1', content: long, author: long }, { id: long }] },
      ({ title }) => title,
      'A title',
    ],
  ])('%s: 5 MB are cut, or become several blocks, and the page is there', async (_case, post, of, expected) => {
    const { row } = await importPost(post);
    expect(of(row)).toEqual(expected);
    expect(postBlocksSchema.safeParse(row.blocks).success).toBe(true);
    expect((await read(row.slug)).status).toBe(200);
  });
});

describe('what contradicts itself', () => {
  it.each<[string, WxrPost, object, string]>([
    [
      'a date of the year 1000',
      { at: '1000-01-01 00:00:00' },
      { state: 'draft', publishedAt: null },
      'published without a date that there can be',
    ],
    [
      'a date of nothing',
      { at: '0000-00-00 00:00:00' },
      { state: 'draft', publishedAt: null },
      'published without a date that there can be',
    ],
    [
      'a date that is none',
      { at: '2026-13-45 99:00:00' },
      { state: 'draft', publishedAt: null },
      'published without a date that there can be',
    ],
    [
      'a date to come',
      { at: '2027-01-01 10:00:00' },
      { state: 'scheduled', publishedAt: new Date('2027-01-01T10:00:00Z') },
      '1 text added',
    ],
    [
      'a schedule that is over',
      { status: 'future', at: '2026-01-01 10:00:00' },
      { state: 'in-review', publishedAt: null },
      'scheduled for a time that is over',
    ],
    ['a private post', { status: 'private' }, { state: 'draft' }, 'not for everybody where it was'],
    ['no title', { title: '', content: '<p>Once upon a time.</p>' }, { title: 'Once upon a time.' }, '1 text added'],
    [
      'no title and no text',
      { title: '', content: '', name: 'only-a-name' },
      { title: 'only-a-name', blocks: [] },
      '1 text added',
    ],
    [
      'no address and no title',
      { title: '\u202e', content: '', name: '///' },
      { slug: expect.stringMatching(/^post-[0-9a-f]{10}$/) },
      '1 text added',
    ],
  ])('%s', async (_case, post, expected, saying) => {
    const { row, said } = await importPost(post);
    expect(row).toMatchObject(expected);
    expect(said).toContain(saying);
    expect((await read(row.slug)).status).toBe(row.state === 'published' ? 200 : 404);
  });

  it('posts of the same slug get numbers, and the same ones at the next import', async () => {
    const file = wxrOf(
      Array.from({ length: 60 }, () => ({ name: 'the-same' })),
      'https://same.example',
    );
    expect(await importText(file)).toContain('slugs that another post has got a number: 59 ×');
    const slugs = async () =>
      (await database().select({ slug: postTranslations.slug }).from(postTranslations))
        .map(({ slug }) => slug)
        .filter((slug) => slug.startsWith('the-same'));
    const before = await slugs();
    expect([
      before.length,
      new Set(before).size,
      before
        .filter((slug) => slug.length < 11)
        .sort()
        .slice(0, 3),
    ]).toEqual([60, 60, ['the-same', 'the-same-2', 'the-same-3']]);
    expect(await importText(file.replaceAll('A text.', 'Another text.'))).toContain('0 texts added, 60 updated');
    expect((await slugs()).sort()).toEqual(before.sort());
  });

  it('the same post twice in a file is once here', async () => {
    const said = await importText(
      wxrOf(
        [
          { id: '5', title: 'One' },
          { id: '5', title: 'Two' },
        ],
        'https://twice.example',
      ),
    );
    expect(said).toContain('1 text added, 1 updated, 0 unchanged');
  });

  it('comments that answer themselves, each other or nothing are all shown, and a chain of 5,000 is one thread', async () => {
    const chain = Array.from({ length: 5_000 }, (_, index) => ({
      id: `c${index}`,
      parent: index === 0 ? '0' : `c${index - 1}`,
    }));
    const { row, said } = await importPost({
      comments: [
        { id: '1', parent: '1' },
        { id: '2', parent: '3' },
        { id: '3', parent: '2' },
        { id: '4', parent: '999' },
        ...chain.reverse(),
      ],
    });
    expect(said).toContain('5004 comments added');
    expect(said).toContain('comments that answer themselves begin a thread');
    const { body } = await read(row.slug);
    expect(body?.commentCount).toBe(5_004);
    const rows = await database().select().from(contributions).where(isOf(row.postId));
    expect(rows.filter(({ threadId }) => threadId === null)).toHaveLength(4);
  });

  it('what it says cannot steer a terminal', async () => {
    const said = await importText(
      wxrOf(
        [{ title: '\u001b[2J\u202eevil', content: '<x-\u001b>y</x-\u001b>[danger \u001b[31m x]' }],
        'https://terminal.example',
      ),
    );
    // eslint-disable-next-line no-control-regex -- these are what must not be there
    expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});
