import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { postDetailSchema, postStates } from '@sahra/shared/schemas/blog';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { postTranslations } from '../database/blog-tables.ts';
import { createPicturePool } from '../media/picture-pool.ts';
import { createTestApp, type TestApp, useTestApp } from '../testing/test-app.ts';
import { testDemoModule } from '../testing/test-demo.ts';
import { signUpMember } from '../testing/member.ts';
import { quickEncoder } from '../uploads/testing/quick-encoder.ts';
import { pictureOf } from '../uploads/testing/hostile-pictures.ts';
import { upload } from '../uploads/testing/upload-form.ts';
import { type PostContents, postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp({ encoder: quickEncoder });
const database = () => app().testDatabase.database;
const detailOf = async (slug: string, language: LanguageCode, of: TestApp = app()) =>
  postDetailSchema.parse((await of.get(`/api/posts/${encodeURIComponent(slug)}?lang=${language}`)).body);

async function write(slug: string, more: Partial<PostContents> = {}): Promise<number> {
  const [id = 0] = await writeContents(database(), postKind, [await writtenPost(database(), slug, more)]);
  return id;
}
const kept = async () => {
  const keys: string[] = [];
  for await (const { key } of app().store.list('share/')) keys.push(key);
  return keys;
};

describe('the picture that a post is shared with', () => {
  it('has the title of the language in which the post is shown, on its cover', async () => {
    const { shareUrl } = await detailOf('everything-a-post-can-hold', 'gr');
    expect(shareUrl).toMatch(/^\/media\/share\/\d+-gr-[0-9a-f]{8}\.jpg$/);
    const { title, picture } = await detailOf('everything-a-post-can-hold', 'gr');
    const { status, headers, body } = await app().get(shareUrl);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=86400',
    ]);
    expect(body).toBe(`gr ${title} on post ${picture.src.split('/').at(-1)} 1200 webp`);
  });

  it('of a post in another language than was asked for is of the one in which it is shown', async () => {
    const id = await write('only-english');
    expect((await detailOf('only-english', 'gr')).shareUrl).toContain(`/${id}-en-`);
    expect((await app().get(`/media/share/${id}-gr-0123abcd.jpg`)).status).toBe(404);
  });

  it('has another address with a new title or cover; the old one shows the new picture, and for a minute only', async () => {
    const more = (title: string) => ({ translations: [translationOf('en', 'renamed', { title })] });
    const id = await write('renamed', more('Before'));
    const before = (await detailOf('renamed', 'en')).shareUrl;
    expect((await app().get(before)).body).toContain('Before');
    await write('renamed', { id, ...more('After') });
    const after = (await detailOf('renamed', 'en')).shareUrl;
    expect(after).not.toBe(before);
    const { body, headers } = await app().get(before);
    expect([body, headers['cache-control']]).toEqual([expect.stringContaining('After'), 'public, max-age=60']);
    expect((await kept()).filter((key) => key.includes(`/${id}-`))).toHaveLength(1);
    const cover = { art: 'scene', name: 'burullus' } as const;
    await write('renamed', { id, ...more('After'), pictureSource: cover });
    const covered = (await detailOf('renamed', 'en')).shareUrl;
    expect(covered).not.toBe(after);
    expect((await app().get(covered)).body).toContain('scene burullus');
  });

  it('has the cover that was uploaded; while that cannot be read there is none, and none without it is kept', async () => {
    const mona = await signUpMember(app());
    const cover = await upload(app().app, mona, await pictureOf('png', 200, 200));
    const id = await write('uploaded', { pictureSource: { mediaId: cover.id } });
    const { shareUrl } = await detailOf('uploaded', 'en');
    const { store } = app();
    const open = store.open.bind(store);
    const broken = vi
      .spyOn(store, 'open')
      .mockImplementation((key, range) =>
        key.startsWith('uploads/') ? Promise.reject(new Error()) : open(key, range),
      );
    expect(await app().get(shareUrl)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await kept()).filter((key) => key.includes(`/${id}-`))).toEqual([]);
    broken.mockRestore();
    const { status, body } = await app().get(shareUrl);
    expect(status).toBe(200);
    expect(body).toBe('en Title uploaded on portrait 384 webp');
  });

  it('is kept once, however many versions are asked for', async () => {
    const id = await write('asked-often');
    const asked = Array.from({ length: 50 }, (_, at) => `/media/share/${id}-en-${String(at).padStart(8, '0')}.jpg`);
    const answers = await Promise.all(asked.map((url) => app().get(url)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body)}`)).size).toBe(1);
    expect((await kept()).filter((key) => key.includes(`/${id}-`))).toHaveLength(1);
  });

  it.each(postStates.filter((state) => state !== 'published'))(
    'is not there of a post that is %s, even if it was before',
    async (state) => {
      const id = await write(`shared-${state}`);
      const { shareUrl } = await detailOf(`shared-${state}`, 'en');
      expect((await app().get(shareUrl)).status).toBe(200);
      await database().update(postTranslations).set({ state }).where(eq(postTranslations.postId, id));
      expect(await app().get(shareUrl)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  it.each([
    '999999-en-0123abcd.jpg',
    '0-en-0123abcd.jpg',
    '99999999999-en-0123abcd.jpg',
    '4294967297-en-0123abcd.jpg',
    '1-it-0123abcd.jpg',
    '1-el-0123abcd.jpg',
    '1-en-0123ABCD.jpg',
    '1-en.jpg',
    '1-en-0123abcd.png',
    '1-en-0123abcd.jpg.jpg',
    '..%2f1-en-0123abcd.jpg',
    'x'.repeat(150),
  ])('is not at %s', async (file) => {
    expect(await app().get(`/media/share/${file}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('drawn pictures', () => {
  const isEverything = process.env.SAHRA_ALL === '1';
  const pool = createPicturePool({ threads: 2, module: testDemoModule });
  let drawn: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => {
    drawn = await createTestApp({ artist: pool });
  });
  afterAll(() => Promise.all([drawn.close(), pool.close()]));

  it(
    `${isEverything ? 'Every post' : 'One in four posts'} of the demo has one in each of its languages, in the shape of the social card`,
    { timeout: 300_000 },
    async () => {
      const all = await drawn.testDatabase.database
        .select({ slug: postTranslations.slug, language: postTranslations.language })
        .from(postTranslations);
      // Each takes a processor about a second.
      const rows = all.filter((_, index) => isEverything || index % 4 === 0);
      expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(languageCodes));
      const addresses = new Set<string>();
      const check = async ({ slug, language }: (typeof rows)[number]) => {
        const { shareUrl, contentLanguage } = await detailOf(slug, language, drawn);
        const { statusCode, rawPayload } = await drawn.inject({ url: shareUrl });
        const { format, width, height } = await sharp(rawPayload).metadata();
        expect([slug, contentLanguage, statusCode, format, width, height]).toEqual([
          ...[slug, language, 200, 'jpeg', 1200, 630],
        ]);
        expect(rawPayload.length).toBeLessThan(300_000);
        addresses.add(shareUrl);
      };
      await Promise.all(rows.map(check));
      expect(addresses.size).toBe(rows.length);
    },
  );
});
