import { contributionsSchema } from '@sahra/shared/schemas/contributions';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contributions } from '../database/contribution-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useImports } from './testing/import-text.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const isOf = (post: number) => and(eq(contributions.thingKind, 'post'), eq(contributions.thingId, post));
const { importPost, read } = useImports(open);
const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';

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
