import { dirname } from 'node:path';
import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { contributionsSchema } from '@sahra/shared/schemas/contributions';
import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postTranslations } from '../database/blog-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { pictureOf } from '../uploads/testing/hostile-pictures.ts';
import { exportFile, runBlog, useFolder } from './testing/run-blog.ts';

const open = useTestApp();
const write = useFolder();
let folder: string;
let said: string;

const importFile = async () =>
  (
    await runBlog(open(), [
      'import',
      exportFile('ghost.json'),
      '--language',
      'en',
      '--site',
      'https://reel.example',
      '--pictures',
      folder,
      '--no-downloads',
    ])
  ).said;
const read = async (slug: string) => postDetailSchema.parse((await open().get(`/api/posts/${slug}?lang=en`)).body);

beforeAll(async () => {
  write('images/2026/02/reel.jpg', await pictureOf('jpeg'));
  write('images/lamp.png', await pictureOf('png'));
  folder = dirname(dirname(dirname(write('images/2026/02/crank.jpg', await pictureOf('webp')))));
  said = await importFile();
});

it('A post of Ghost comes with its cover, bookmark, author, tags and comments', async () => {
  const post = await read('why-we-still-rewind');
  expect(post).toMatchObject({
    ...{ title: 'Why we still rewind', excerpt: 'On cranks and patience.', publishedAt: '2026-02-02T09:00:00.000Z' },
    author: { slug: 'edith', name: 'Edith Marlow', bio: 'Rewinds by hand.' },
    tags: [{ slug: 'film-stock', name: 'Film stock' }],
    pictureAlternative: 'Hands on a crank',
    picture: { src: expect.stringMatching(/^\/media\/uploads\//) },
  });
  expect(post.blocks).toMatchObject([
    {
      kind: 'paragraph',
      text: [{ text: 'Every reel ends ' }, { text: 'backwards', marks: ['emphasis'] }, { text: '.' }],
    },
    { kind: 'heading', text: 'The crank' },
    { kind: 'picture', picture: { alternative: 'A reel', caption: 'Our oldest reel' } },
    {
      kind: 'link',
      href: 'https://archive.example/reels',
      title: 'The archive of reels',
      text: 'Ten thousand of them.',
    },
  ]);
  const comments = contributionsSchema.parse((await open().get(`/api/things/post/${post.id}/contributions`)).body);
  expect(comments.items).toMatchObject([{ author: { name: 'Olga Brandt' }, text: 'I rewind too.', answerCount: 0 }]);
  expect(JSON.stringify(post)).not.toContain('alert(1)');
});

it('Texts of both of its editors become the same blocks; cards that are not known become their words', async () => {
  expect((await read('letters-to-a-projectionist')).blocks).toEqual([
    {
      kind: 'paragraph',
      text: [
        { text: 'Dear ' },
        { text: 'Anna', marks: ['strong'] },
        { text: ', see ' },
        { text: 'this', href: 'https://letters.example/1' },
        { text: '\nand write.' },
      ],
    },
    { kind: 'list', isOrdered: true, items: [[{ text: 'One' }], [{ text: 'Two' }]] },
    { kind: 'code', language: 'sh', text: 'rewind --slow' },
    { kind: 'divider' },
    { kind: 'quote', text: [{ text: 'Mind the lamp.' }] },
    { kind: 'paragraph', text: [{ text: 'Subscribe\nEach month' }] },
  ]);
  const slugs = ['letters-to-a-projectionist', 'before-the-lamp', 'for-members', 'about'];
  const rows = await open()
    .testDatabase.database.select()
    .from(postTranslations)
    .where(inArray(postTranslations.slug, slugs));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  expect(bySlug.get('letters-to-a-projectionist')).toMatchObject({ language: 'de', state: 'published' });
  expect(bySlug.get('before-the-lamp')?.blocks).toMatchObject([
    { kind: 'heading', level: 3, text: 'Oil' },
    {
      kind: 'paragraph',
      text: [
        { text: 'It was ' },
        { text: 'dark', marks: ['strong'] },
        { text: ' and ' },
        { text: 'warm', href: 'https://lamp.example/' },
      ],
    },
    { kind: 'picture', picture: { alternative: 'A lamp' } },
    { kind: 'divider' },
    { kind: 'list', isOrdered: false, items: [[{ text: 'wick' }], [{ text: 'oil' }]] },
  ]);
  // What was for members only is for nobody until an editor says so; a page is no post.
  expect([bySlug.get('for-members')?.state, bySlug.get('about')]).toEqual(['draft', undefined]);
});

it('It says what it did not take over, and the same once more changes nothing', async () => {
  expect(said.split('\n').filter((line) => line.startsWith('-'))).toEqual([
    '- pages skipped: 1 × (1 of them)',
    '- comments that were deleted, or have no text or date, left out: 1 × (6512a0f1c3d4e50001aa0001 Why we still rewind)',
    '- card “signup” became its text: 1 × (6512a0f1c3d4e50001aa0002 Letters to a projectionist)',
    '- not for everybody where it was: a draft now: 1 × (6512a0f1c3d4e50001aa0004 For members)',
  ]);
  expect(await importFile()).toContain(
    '0 texts added, 0 updated, 4 unchanged, 0 left as here;\n0 comments added, 0 updated; 0 pictures taken',
  );
});
