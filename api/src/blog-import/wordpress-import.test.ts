import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { contributionsSchema } from '@sahra/shared/schemas/contributions';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { postTranslations } from '../database/blog-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { pictureOf } from '../uploads/testing/hostile-pictures.ts';
import { exportFile, runBlog, useFolder } from './testing/run-blog.ts';

const open = useTestApp();
const write = useFolder();
const database = () => open().testDatabase.database;
const slug = 'سينما-الشارع';
let folder: string;
let first: string;

const importFile = async (file = exportFile('wordpress.xml')) =>
  (await runBlog(open(), ['import', file, '--pictures', folder, '--no-downloads'])).said;
const read = async (name: string, language: string) =>
  postDetailSchema.parse((await open().get(`/api/posts/${encodeURIComponent(name)}?lang=${language}`)).body);

beforeAll(async () => {
  write('uploads/2026/04/hall.jpg', await pictureOf('jpeg'));
  folder = dirname(dirname(dirname(write('uploads/2026/04/door.png', await pictureOf('png')))));
  first = await importFile();
});

describe('an export of WordPress in Arabic and English', () => {
  it('becomes one post in both languages, with its blocks, pictures, author, categories and tags', async () => {
    const post = await read(slug, 'ar');
    expect(post).toMatchObject({
      ...{ title: 'سينما الشارع الخلفي', excerpt: 'حكاية قاعة من مئتي مقعد.', contentLanguage: 'ar' },
      author: { slug: expect.stringMatching(/^nadia$/), name: 'نادية الشربيني' },
      categories: [{ name: 'دور العرض' }],
      tags: [{ name: 'القاهرة' }],
      publishedAt: '2026-04-14T18:30:00.000Z',
      translations: [
        { language: 'ar', slug },
        { language: 'en', slug: 'back-street-cinema' },
      ],
      picture: { kind: 'post', src: expect.stringMatching(/^\/media\/uploads\//) },
    });
    expect(post.blocks.map(({ kind }) => kind)).toEqual([
      ...['paragraph', 'heading', 'list', 'picture', 'quote', 'table', 'gallery', 'link', 'code'],
    ]);
    expect(post.blocks[0]).toEqual({
      kind: 'paragraph',
      text: [
        { text: 'كانت القاعة تتسع ' },
        { text: 'لمئتي', marks: ['strong'] },
        { text: ' مقعد، وكان ' },
        { text: 'صاحبها', href: 'https://daftar.example/about/' },
        { text: ' يبيع التذاكر بنفسه.' },
      ],
    });
    expect(post.blocks[3]).toMatchObject({ picture: { alternative: 'قاعة فارغة', caption: 'القاعة قبل الإغلاق' } });
    expect(post.blocks[4]).toMatchObject({ by: 'عامل العرض' });
    expect(post.blocks[5]).toMatchObject({
      caption: 'ما عُرض',
      rows: [[[{ text: '1951' }], [{ text: '12' }]], expect.anything()],
    });
  });

  it('keeps the paragraphs and shortcodes of its older editor', async () => {
    const { blocks, excerpt } = await read('back-street-cinema', 'en');
    expect(excerpt).toBe('The hall had two hundred seats. And one door.');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'picture', 'paragraph', 'gallery']);
    expect(blocks[1]).toMatchObject({
      picture: { alternative: 'An empty hall', caption: 'The hall before it closed' },
    });
    expect(blocks[2]).toMatchObject({
      text: [{ text: 'Nobody', marks: ['emphasis'] }, { text: ' knew it was the last night. [fancy_box id="3"]' }],
    });
  });

  it('brings its comments in their thread, with dates and states, without spam and without addresses of people', async () => {
    const { id, commentCount } = await read(slug, 'ar');
    expect(commentCount).toBe(2);
    const { items } = contributionsSchema.parse((await open().get(`/api/things/post/${id}/contributions`)).body);
    expect(items).toMatchObject([
      {
        author: { name: 'سامي', kind: 'guest' },
        text: 'كنت أذهب إليها مع أبي.',
        createdAt: '2026-04-15T08:00:00.000Z',
        replies: [
          { author: { name: 'نادية الشربيني', kind: 'member', isStaff: false }, createdAt: '2026-04-15T09:00:00.000Z' },
        ],
      },
    ]);
    const [waiting] = await database()
      .select()
      .from(contributions)
      .where(
        and(eq(contributions.thingKind, 'post'), eq(contributions.thingId, id), eq(contributions.status, 'waiting')),
      );
    expect(waiting).toMatchObject({ text: 'هل بقي منها شيء؟', waitReason: 'first', threadId: items[0]?.id });
    const people = await database().select().from(contributors).where(eq(contributors.name, 'سامي'));
    expect(people).toMatchObject([{ email: null, mailbox: null, guestKeyHash: null, wantsReplies: false }]);
  });

  it('leaves a draft a draft, and says what it did not take over', async () => {
    const [draft] = await database()
      .select()
      .from(postTranslations)
      .where(eq(postTranslations.title, 'مسودة عن آلة العرض'));
    expect(draft).toMatchObject({ state: 'draft', publishedAt: null, slug: 'مسودة-عن-آلة-العرض', language: 'ar' });
    expect((await open().get(`/api/posts/${encodeURIComponent('مسودة-عن-آلة-العرض')}`)).status).toBe(404);
    // On a machine that is busy it says how far it is.
    expect(first.split('\n').filter((line) => !/^\d of 3 posts/.test(line))).toEqual([
      'An export of WordPress with 3 posts.',
      '3 texts added, 0 updated, 0 unchanged, 0 left as here;',
      '3 comments added, 0 updated; 2 pictures taken, 0 missing.',
      expect.stringMatching(/^3 posts in \d+\.\d s: \d+\.\d posts\/s, at most \d+ MB of memory\.$/),
      '- entries of type “page” skipped: 1 × (1 of them)',
      '- block “latest-posts”, which has no text in the file, left out: 1 × (101 سينما الشارع الخلفي)',
      '- comments that were spam or thrown away left out: 1 × (101 سينما الشارع الخلفي)',
      '- shortcode [fancy_box] kept as text: 1 × (102 The back street cinema)',
    ]);
  });
});

it('The same once more changes nothing; a later file changes what it says otherwise, but not what an editor changed here', async () => {
  expect(await importFile()).toContain(
    '0 texts added, 0 updated, 3 unchanged, 0 left as here;\n0 comments added, 0 updated; 0 pictures taken',
  );
  const later = write(
    'later.xml',
    readFileSync(exportFile('wordpress.xml'), 'utf8')
      .replace('حكاية قاعة من مئتي مقعد.', 'حكاية قاعة ونصف.')
      .replace('And one door.', 'And two doors.')
      .replace('كنت أذهب إليها مع أبي.', 'كنت أذهب إليها مع جدي.'),
  );
  const english = eq(postTranslations.slug, 'back-street-cinema');
  const [row] = await database().select().from(postTranslations).where(english);
  await database()
    .update(postTranslations)
    .set({ title: 'Corrected here', revision: (row?.revision ?? 0) + 1 })
    .where(english);
  const said = await importFile(later);
  expect(said).toContain('0 texts added, 1 updated, 1 unchanged, 1 left as here;\n0 comments added, 1 updated;');
  expect(said).toContain('- posts that were changed or removed here stay so: 1 × (102 The back street cinema)');
  expect(await read(slug, 'ar')).toMatchObject({ excerpt: 'حكاية قاعة ونصف.', commentCount: 2 });
  expect(await read('back-street-cinema', 'en')).toMatchObject({ title: 'Corrected here' });
});

it('What was removed here stays removed, and a dry run writes nothing', async () => {
  const posts = () => database().$count(postTranslations);
  await database().delete(postTranslations).where(eq(postTranslations.title, 'مسودة عن آلة العرض'));
  const before = await posts();
  const later = write(
    'draft.xml',
    readFileSync(exportFile('wordpress.xml'), 'utf8').replace('لم تكتمل بعد.', 'اكتملت.'),
  );
  expect(await importFile(later)).toContain('posts that were changed or removed here stay so');
  const other = write(
    'other.xml',
    readFileSync(exportFile('wordpress.xml'), 'utf8').replaceAll('daftar.example', 'other.example'),
  );
  expect((await runBlog(open(), ['import', other, '--dry-run'])).said).toContain(
    'To import: 3 posts (3 texts), 3 comments, 2 pictures. Nothing was written.',
  );
  expect(await posts()).toBe(before);
});
