import { coverOfType } from '@sahra/shared/pictures';
import { postCardSchema, postDetailSchema } from '@sahra/shared/schemas/blog';
import { pageOf } from '@sahra/shared/schemas/common';
import type { PostBlock } from '@sahra/shared/schemas/post-blocks';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { postUploads } from '../database/blog-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import { media } from '../database/media-tables.ts';
import { products } from '../database/shop-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { testRevision, useTestApp } from '../testing/test-app.ts';
import { quickEncoder } from '../uploads/testing/quick-encoder.ts';
import { pictureOf } from '../uploads/testing/hostile-pictures.ts';
import { upload } from '../uploads/testing/upload-form.ts';
import { removeUnused } from '../uploads/tidy-media.ts';
import { type PostContents, postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp({ encoder: quickEncoder });
const database = () => app().testDatabase.database;
let mona: TestMember;
beforeAll(async () => {
  mona = await signUpMember(app());
});

const read = async (slug: string) => postDetailSchema.parse((await app().get(`/api/posts/${slug}?lang=en`)).body);
async function show(slug: string, blocks: PostBlock[], more: Partial<PostContents> = {}) {
  const translations = [translationOf('en', slug, { blocks })];
  await writeContents(database(), postKind, [await writtenPost(database(), slug, { translations, ...more })]);
  return read(slug);
}
const send = async (alternative: string) =>
  upload(app().app, mona, await pictureOf('png', 200, 200), { fields: { alternative } });
const programOf = async (slug: string) => {
  const [row] = await database().select().from(programs).where(eq(programs.slug, slug));
  if (!row) throw new Error(`There is no ${slug}`);
  return row;
};
const picture = (art: 'poster' | 'scene' | 'portrait' | 'product' | 'post', name: string, caption?: string) => ({
  source: { art, name },
  alternative: `A ${art}`,
  ...(caption && { caption }),
});

it('Every post of the demo shows all that its file has', async () => {
  const { items } = pageOf(postCardSchema).parse((await app().get('/api/posts?pageSize=60&lang=en')).body);
  for (const { slug } of items) {
    const detail = await read(slug);
    const { blocks } = (
      await app().testDatabase.pool.query<{ blocks: PostBlock[] }>(
        'select blocks from post_translations where slug = $1 and language = $2',
        [slug, detail.contentLanguage],
      )
    ).rows[0] ?? { blocks: [] };
    expect([slug, detail.blocks.map(({ kind }) => kind)]).toEqual([slug, blocks.map(({ kind }) => kind)]);
  }
});

it('Artwork of each kind has its address and its ground; what does not exist is left out', async () => {
  const { posterColor, sceneColor } = await programOf('burullus');
  const [mug] = await database().select().from(products).where(eq(products.slug, 'burullus-mug'));
  const detail = mug?.pictures.find(({ view }) => view === 'detail');
  const shown = await show('artwork', [
    { kind: 'picture', picture: picture('poster', 'burullus', 'A caption') },
    { kind: 'picture', picture: picture('scene', 'burullus') },
    { kind: 'picture', picture: picture('scene', 'burullus-e1x2') },
    { kind: 'picture', picture: picture('portrait', 'nadine-halawani') },
    { kind: 'picture', picture: picture('product', 'burullus-mug') },
    { kind: 'picture', picture: picture('product', detail?.name ?? '') },
    { kind: 'picture', picture: picture('post', 'where-to-sit') },
    ...(['poster', 'scene', 'portrait', 'product', 'post'] as const).map((art) => ({
      kind: 'picture' as const,
      picture: picture(art, 'no-such-thing'),
    })),
    { kind: 'gallery', pictures: [picture('scene', 'burullus'), picture('scene', 'no-such-thing')] },
    { kind: 'gallery', pictures: [picture('scene', 'gone'), picture('scene', 'gone-too')] },
  ]);
  const src = (path: string) => `/media/art/${testRevision}/${path}`;
  const color = expect.stringMatching(/^#[0-9a-f]{6}$/i);
  expect(shown.blocks.map((block) => (block.kind === 'picture' ? block.picture.picture : block))).toEqual([
    { kind: 'poster', src: src('poster/burullus'), color: posterColor },
    { kind: 'scene', src: src('scene/burullus'), color: sceneColor },
    { kind: 'scene', src: src('scene/burullus-e1x2'), color },
    { kind: 'portrait', src: src('portrait/nadine-halawani'), color },
    { kind: 'product', src: src('product/burullus-mug'), color: mug?.pictureColor },
    { kind: 'product', src: src(`product/${detail?.name}`), color: detail?.ground },
    { kind: 'post', src: src('post/where-to-sit'), color },
    // One picture is left of a gallery of two.
    { kind: 'scene', src: src('scene/burullus'), color: sceneColor },
  ]);
  expect(shown.blocks[0]).toMatchObject({ picture: { alternative: 'A poster', caption: 'A caption' } });
});

it('What plays is left out where lists do not name it any more', async () => {
  const [listed, hidden] = [await programOf('burullus'), await programOf('missing-reel')];
  const video = (episodeId: number) => ({ kind: 'video' as const, episodeId, title: 'A film' });
  const ids = [listed.firstEpisodeId, hidden.firstEpisodeId, 2_000_000_000];
  const { blocks } = await show('videos', ids.map(video));
  expect(blocks).toEqual([video(listed.firstEpisodeId)]);
});

it('A post says which films and products it is about, in its order, without those that lists do not name', async () => {
  const [first, second, hidden] = await Promise.all(['burullus', 'last-salt-from-siwa', 'missing-reel'].map(programOf));
  const { about } = await show('about', [], {
    programIds: [second?.id ?? 0, hidden?.id ?? 0, first?.id ?? 0],
    productIds: [3, 1],
  });
  expect(about).toEqual({ programIds: [second?.id, first?.id], productIds: [3, 1] });
});

it('Uploads are shown, and kept as long as a post has them in any language and state', async () => {
  const [cover, inText, inDraft, unused] = [
    await send('A cover'),
    await send('A desk'),
    await send(''),
    await send(''),
  ];
  const block = (mediaId: number): PostBlock => ({
    kind: 'picture',
    picture: { source: { mediaId }, alternative: '' },
  });
  const translations = [
    translationOf('en', 'uploads', { blocks: [block(inText.id)] }),
    translationOf('de', 'hochgeladen', { state: 'draft', publishedAt: null, blocks: [block(inDraft.id)] }),
  ];
  const shown = await show('uploads', [], { translations, pictureSource: { mediaId: cover.id } });
  const { kind, src, color } = cover.picture;
  expect(shown).toMatchObject({ picture: { kind, src, color }, pictureAlternative: 'A cover' });
  expect(shown.blocks).toMatchObject([{ picture: { picture: { src: inText.picture.src }, alternative: 'A desk' } }]);
  await database()
    .update(media)
    .set({ createdAt: new Date(0) });
  await removeUnused(database(), new Date());
  const left = await database().select({ id: media.id }).from(media);
  expect(left.map(({ id }) => id).sort()).toEqual([cover.id, inText.id, inDraft.id].sort());
  expect(left.map(({ id }) => id)).not.toContain(unused.id);
  expect(await database().$count(postUploads)).toBe(3);
});

it('Without the upload that was its picture a post has the drawing of its type, and its text no hole', async () => {
  await database().delete(media);
  const shown = await read('uploads');
  expect(shown.picture.src).toBe(`/media/art/${testRevision}/post/${coverOfType('standard')}`);
  expect([shown.pictureAlternative, shown.blocks]).toEqual(['', []]);
});

it('A post may have other artwork for its picture, with words of its own', async () => {
  const translations = [translationOf('en', 'chosen', { pictureAlternative: 'A lake at night' })];
  const source = { art: 'scene', name: 'burullus' } as const;
  const shown = await show('chosen', [], { translations, pictureSource: source, pictureColor: '#123456' });
  expect(shown).toMatchObject({
    picture: { kind: 'scene', src: `/media/art/${testRevision}/scene/burullus`, color: '#123456' },
    pictureAlternative: 'A lake at night',
  });
});
