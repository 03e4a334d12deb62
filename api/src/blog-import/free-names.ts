import { and, eq, ne } from 'drizzle-orm';
import { posts, postTranslations } from '../database/blog-tables.ts';
import type { Batch } from './import-batch.ts';
import type { ReadyTranslation } from './ready-posts.ts';
import { freeSlug } from './slugs.ts';

/** A slug for a translation: the one that the file has, as long as no other post has it in that language. */
export async function slugFor(
  { tx, run, taken }: Batch,
  { slug, language, key }: ReadyTranslation,
  own: number,
  place: string,
) {
  const { postId } = postTranslations;
  const free = await freeSlug(slug, key, async (tried) => {
    if (taken.has(`${language} ${tried}`)) return true;
    const isOther = and(eq(postTranslations.slug, tried), eq(postTranslations.language, language), ne(postId, own));
    return (await tx.select({ postId }).from(postTranslations).where(isOther).limit(1)).length > 0;
  });
  taken.add(`${language} ${free}`);
  if (free !== slug) run.notes.add('slugs that another post has got a number', place);
  return free;
}

/** The name of a new post's row: no other has it, also none of this batch. */
export const nameFor = ({ tx, taken }: Batch, name: string, key: string) =>
  freeSlug(name, key, async (tried) => {
    if (taken.has(`name ${tried}`)) return true;
    const isTaken = (await tx.select({ id: posts.id }).from(posts).where(eq(posts.slug, tried))).length > 0;
    if (!isTaken) taken.add(`name ${tried}`);
    return isTaken;
  });
