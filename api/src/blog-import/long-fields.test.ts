import { postBlocksSchema, postLimits } from '@sahra/shared/schemas/post-blocks';
import { describe, expect, it } from 'vitest';
import type { postTranslations } from '../database/blog-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useImports } from './testing/import-text.ts';
import type { WxrPost } from './testing/wxr.ts';

const { importPost, read } = useImports(useTestApp());

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
