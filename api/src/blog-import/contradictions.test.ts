import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { postTranslations } from '../database/blog-tables.ts';
import { contributions } from '../database/contribution-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useImports } from './testing/import-text.ts';
import { type WxrPost, wxrOf } from './testing/wxr.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const isOf = (post: number) => and(eq(contributions.thingKind, 'post'), eq(contributions.thingId, post));
const { importText, importPost, read } = useImports(open);

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
    expect(said).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });
});
