import { pageOf } from '@sahra/shared/schemas/common';
import { sitemapEntrySchemas, sitemapSchema, type SitemapSection } from '@sahra/shared/schemas/sitemap';
import { eq, ne, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tagKind } from '../contents/kinds.ts';
import { writeContents } from '../contents/write-contents.ts';
import { postTranslations } from '../database/blog-tables.ts';
import { episodes, programs, tags } from '../database/catalog-tables.ts';
import { playlists } from '../database/account-tables.ts';
import { members } from '../database/member-tables.ts';
import { makePlaylist } from '../playlists/testing/playlist-calls.ts';
import { signUpMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const read = async (section: SitemapSection, query = '') =>
  pageOf(sitemapEntrySchemas[section]).parse((await app().get(`/api/sitemap/${section}${query}`)).body);

describe('the site map', () => {
  it('Search engine learns of nine sections, and when they last changed', async () => {
    const { status, body } = await app().get('/api/sitemap');
    const { sections } = sitemapSchema.parse(body);
    expect(status).toBe(200);
    expect(sections.map(({ name, total }) => [name, total])).toEqual([
      ['categories', 14],
      ['programs', 126],
      ['episodes', (await read('episodes')).total],
      ['people', 72],
      ['videos', 24],
      ['tags', 24],
      ['playlists', 0],
      ['products', 34],
      ['posts', 37],
    ]);
    expect(
      sections.slice(0, 3).every(({ updatedAt }) => updatedAt !== null && Date.parse(updatedAt) <= Date.now()),
    ).toBe(true);
  });

  it('Every section has as many entries as it says', async () => {
    const { sections } = sitemapSchema.parse((await app().get('/api/sitemap')).body);
    for (const { name, total } of sections) expect([name, (await read(name)).items.length]).toEqual([name, total]);
  });

  it('Search engine reads every category and program in one go', async () => {
    expect((await read('categories')).items).toHaveLength(14);
    expect(await read('programs')).toMatchObject({ total: 126, page: 1, pageSize: 5000 });
  });

  it('The program without a film is not in it, nor is its episode', async () => {
    const [reel] = await app()
      .testDatabase.database.select({ id: programs.id, episodeId: programs.firstEpisodeId })
      .from(programs)
      .where(eq(programs.slug, 'missing-reel'));
    expect(reel).toBeDefined();
    const listed = JSON.stringify([(await read('programs')).items, (await read('episodes')).items]);
    expect(listed).not.toContain(`"programId":${reel?.id},`);
    expect(listed).not.toContain(`"episodeId":${reel?.episodeId},`);
  });

  it('Every episode answers at the address that its entry makes', async () => {
    const { items, total } = pageOf(sitemapEntrySchemas.episodes).parse(
      (await app().get('/api/sitemap/episodes?pageSize=5')).body,
    );
    expect(total).toBeGreaterThan(126);
    for (const { programId, episodeId } of items) {
      expect((await app().get(`/api/episodes/${episodeId}`)).body).toMatchObject({
        id: episodeId,
        program: { id: programId },
      });
    }
  });

  it('Every video and every tag answers at the address that its entry makes', async () => {
    const videos = await read('videos', '?pageSize=2&page=12');
    expect(videos.items).toHaveLength(2);
    for (const entry of videos.items) {
      if (!('video' in entry) || !('episodeId' in entry)) throw new Error('no video');
      expect(entry.video?.manifestUrl).toMatch(/\.m3u8$/);
      const { body } = await app().get(`/api/programs/${entry.programId}`);
      expect(body).toMatchObject({ kind: 'video', firstEpisodeId: entry.episodeId });
    }
    const [first] = pageOf(sitemapEntrySchemas.tags).parse((await app().get('/api/sitemap/tags')).body).items;
    expect((await app().get(`/api/tags/${first?.tag}`)).status).toBe(200);
  });

  it('Search engine learns in which languages a post is published, and of no others', async () => {
    const translationsOf = async (english: string) => {
      const { items } = pageOf(sitemapEntrySchemas.posts).parse((await app().get('/api/sitemap/posts')).body);
      return items.find((entry) => entry.translations.some(({ slug }) => slug === english))?.translations ?? [];
    };
    const published = await translationsOf('everything-a-post-can-hold');
    expect(published.map(({ language }) => language)).toEqual(['ar', 'de', 'en', 'fr', 'gr']);
    for (const { language, slug, updatedAt } of published) {
      const { body } = await app().get(`/api/posts/${encodeURIComponent(slug)}?lang=${language}`);
      expect(body).toMatchObject({ slug, contentLanguage: language, updatedAt });
    }
    const setGreek = (state: 'published' | 'withdrawn') =>
      app()
        .testDatabase.database.update(postTranslations)
        .set({ state })
        .where(eq(postTranslations.slug, published.at(-1)?.slug ?? ''));
    await setGreek('withdrawn');
    expect(await translationsOf('everything-a-post-can-hold')).toEqual(published.slice(0, -1));
    await setGreek('published');
  });

  it('Search engine learns of playlists that are public and have something in them, until their owner is blocked', async () => {
    const [owner, { database }] = [await signUpMember(app()), app().testDatabase];
    const [shown] = await Promise.all([
      makePlaylist(owner),
      makePlaylist(owner, { privacy: 'private' }),
      makePlaylist(owner, { name: 'empty' }),
    ]);
    await database.update(playlists).set({ itemTotal: 3 }).where(ne(playlists.name, 'empty'));
    const listed = async () => {
      const { items } = pageOf(sitemapEntrySchemas.playlists).parse((await app().get('/api/sitemap/playlists')).body);
      return items.map(({ playlistId }) => playlistId);
    };
    expect(await listed()).toEqual([shown]);
    await database.update(members).set({ blockedAt: new Date() }).where(eq(members.id, owner.id));
    expect(await listed()).toEqual([]);
    await database.delete(playlists);
  });

  it('Search engine learns of films that everybody may watch what plays, in each language, and of others nothing', async () => {
    const readFirst = async () =>
      pageOf(sitemapEntrySchemas.episodes).parse((await app().get('/api/sitemap/episodes?pageSize=1')).body).items[0];
    const first = await readFirst();
    expect(first?.video?.title.ar).not.toBe(first?.video?.title.en);
    expect(first?.video).toMatchObject({
      scene: expect.stringMatching(/^\/media\/art\/[^/]+\/scene\//),
      manifestUrl: expect.stringMatching(/\.m3u8$/),
    });
    const { database } = app().testDatabase;
    const access = async (set: 'subscriber' | null) =>
      void (await database
        .update(episodes)
        .set({ access: set })
        .where(eq(episodes.id, first?.episodeId ?? 0)));
    await access('subscriber');
    expect(await readFirst()).toMatchObject({ episodeId: first?.episodeId, video: null });
    await access(null);
  });

  it('Search engine reads when each thing itself last changed', async () => {
    const { database } = app().testDatabase;
    const ago = sql`now() - interval '2 days'`;
    const programEntries = async () =>
      pageOf(sitemapEntrySchemas.programs).parse((await app().get('/api/sitemap/programs')).body).items;
    const before = new Map((await programEntries()).map(({ programId, updatedAt }) => [programId, updatedAt]));
    await database.update(programs).set({ updatedAt: ago }).where(eq(programs.id, 3));
    const [tag] = await database.select().from(tags);
    if (!tag) throw new Error('There are tags');
    await writeContents(database, tagKind, [{ id: tag.id, slug: tag.slug, position: 1, name: tag.name }]);
    for (const { programId, updatedAt } of await programEntries())
      if (programId === 3) expect(Date.parse(updatedAt ?? '')).toBeLessThan(Date.now() - 47 * 60 * 60 * 1000);
      else expect(updatedAt).toBe(before.get(programId));
    await database
      .update(episodes)
      .set({ updatedAt: sql`now() + interval '1 day'` })
      .where(eq(episodes.id, 4));
    const { sections } = sitemapSchema.parse((await app().get('/api/sitemap')).body);
    const dates = new Map(sections.map(({ name, updatedAt }) => [name, Date.parse(updatedAt ?? '')]));
    expect(dates.get('episodes')).toBeGreaterThan(dates.get('programs') ?? Infinity);
  });

  it('Pages of a section neither miss nor repeat an entry', async () => {
    const { total, items } = await read('episodes');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) + 1 }, (_, index) =>
        read('episodes', `?pageSize=100&page=${index + 1}`),
      ),
    );
    expect(pages.flatMap((page) => page.items)).toEqual(items);
    expect(pages.at(-1)?.items).toEqual([]);
  });

  it.each([
    ['/api/sitemap/orders', 404, 'not_found'],
    ['/api/sitemap/programs?page=0', 400, 'invalid_request'],
    ['/api/sitemap/programs?pageSize=5001', 400, 'invalid_request'],
  ])('%s is refused', async (url, status, code) => {
    expect(await app().get(url)).toMatchObject({ status, body: { code } });
  });
});
