import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { posts, postPrograms, postTranslations } from '../database/blog-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { postKind } from '../posts/post-contents.ts';
import { translationOf, writtenPost } from '../posts/testing/written-post.ts';
import { programKind } from '../programs/program-contents.ts';
import { smallContents } from '../testing/small-contents.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testContents } from '../testing/test-demo.ts';
import { applySeed } from './apply-seed.ts';
import type { SeedPost } from './contents.ts';

const small = await smallContents();
const [film, other] = small.programs;
const bySlug = new Map((await testContents()).posts.map((post) => [post.slug, post]));
const [first, second] = [bySlug.get('the-first-evening'), bySlug.get('why-old-films-breathe')];
if (!film || !other || !first || !second) throw new Error('There are programs and posts');
const video = (episode: string) => ({ kind: 'video' as const, title: 'A film', episode });
const linking = (...hrefs: readonly string[]) => ({
  kind: 'paragraph' as const,
  text: hrefs.map((href) => ({ text: 'Words', href })),
});
const text = linking(`/shows-details/${film.slug}`, '/shows-details/a-film-that-is-not-there', '/about-us');
const about: SeedPost = {
  ...first,
  programs: [other.slug, 'a-film-that-is-not-there', film.slug],
  translations: first.translations.map((translation) => ({
    ...translation,
    blocks: [text, video(film.episodes[0]?.slug ?? ''), video('an-episode-that-is-not-there')],
  })),
};
const files = { ...small, posts: [about, second] };

let site: TestDatabase;
beforeAll(async () => {
  site = await createTestDatabase('empty');
  await migrateDatabase(site.pool);
  await applySeed(site.database, files);
});
afterAll(() => site.close());

const postOf = async (slug: string) => (await site.database.select().from(posts).where(eq(posts.slug, slug)))[0];
const englishOf = async (slug: string) => {
  const id = (await postOf(slug))?.id ?? 0;
  const rows = await site.database.select().from(postTranslations).where(eq(postTranslations.postId, id));
  return rows.find(({ language }) => language === 'en');
};
const programsOf = async (slug: string) =>
  (
    await site.database
      .select({ slug: programs.slug })
      .from(postPrograms)
      .innerJoin(programs, eq(programs.id, postPrograms.programId))
      .where(eq(postPrograms.postId, (await postOf(slug))?.id ?? 0))
      .orderBy(asc(postPrograms.position))
  ).map((row) => row.slug);

it('A post of the files plays, links to and is about what is there, and without the rest it is whole', async () => {
  const [episode] = await site.database
    .select({ id: episodes.id })
    .from(episodes)
    .where(eq(episodes.slug, film.episodes[0]?.slug ?? ''));
  const [row] = await site.database.select({ id: programs.id }).from(programs).where(eq(programs.slug, film.slug));
  expect((await englishOf(about.slug))?.blocks).toEqual([
    linking(`/shows-details/${row?.id}`, '/shows-details', '/about-us'),
    { kind: 'video', title: 'A film', episodeId: episode?.id },
  ]);
  expect(await programsOf(about.slug)).toEqual([other.slug, film.slug]);
});

it('A post outlives a film that it was about', async () => {
  const [row] = await site.database.select({ id: programs.id }).from(programs).where(eq(programs.slug, other.slug));
  await removeContents(site.database, programKind, [row?.id ?? 0]);
  expect(await programsOf(about.slug)).toEqual([film.slug]);
});

it('Files that say something else of one language make a revision of that one; nothing else is news', async () => {
  const before = await englishOf(second.slug);
  const changed = second.translations.map((translation) =>
    translation.language === 'ar' ? { ...translation, title: 'عنوان آخر' } : translation,
  );
  await applySeed(site.database, { ...files, posts: [about, { ...second, translations: changed }] });
  expect(await englishOf(second.slug)).toEqual(before);
  expect((await postOf(second.slug))?.title.ar).toBe('عنوان آخر');
});

it('A post that somebody wrote stays, also where the files come to have its address; what somebody changed is theirs', async () => {
  const [own] = await writeContents(site.database, postKind, [await writtenPost(site.database, 'own-post')]);
  const row = await postOf(second.slug);
  await writeContents(site.database, postKind, [
    await writtenPost(site.database, second.slug, { id: row?.id, translations: [translationOf('en', 'renamed')] }),
  ]);
  const taking = { ...about, slug: 'another', translations: [{ ...translationOf('en', 'own-post'), blocks: [] }] };
  await applySeed(site.database, { ...files, posts: [about, second, taking] });
  expect(await englishOf('own-post')).toMatchObject({ postId: own, title: 'Title own-post' });
  expect(await postOf('another')).toBeUndefined();
  expect(await englishOf(second.slug)).toMatchObject({ slug: 'renamed' });
});
