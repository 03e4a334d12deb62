import { MAX_SCHEDULE_DAYS, postTransitions } from '@sahra/shared/form-rules/post-transitions';
import type { PostState } from '@sahra/shared/schemas/blog';
import type { PostTransition } from '@sahra/shared/schemas/written-posts';
import { can } from '@sahra/shared/session/permissions';
import { notAllowed } from '../../auth/auth-failure.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { found, invalidRequest } from '../../server/http/api-failure.ts';
import { dayMs } from '../../server/limits/rate-limit.ts';
import { notPossible } from './editing-refusals.ts';
import type { Editor } from './editor.ts';
import { holdPost, type StoredPost, type StoredTranslation, textOf } from './held-post.ts';
import { type Place, requireRevision } from './save-text.ts';
import { tellAuthor } from './tell-author.ts';
import { writeText } from './write-text.ts';

/** When something is to be published; refused where that was, or is too far away to be meant. */
function plannedDate(to: PostState, publishAt: string | undefined, now: Date): Date | null {
  if (to !== 'scheduled') {
    if (publishAt !== undefined) throw invalidRequest({ publishAt: 'is only of what is scheduled' });
    return null;
  }
  if (publishAt === undefined) throw invalidRequest({ publishAt: 'must be there' });
  const date = new Date(publishAt);
  if (date <= now) throw invalidRequest({ publishAt: 'must not be over' });
  if (date.getTime() > now.getTime() + MAX_SCHEDULE_DAYS * dayMs)
    throw invalidRequest({ publishAt: 'must be within two years' });
  return date;
}

/** What becomes of the dates of a text and of its post. */
interface Dates {
  readonly publishedAt: Date | null;
  /** Only where the post is published for the first time in any language. */
  readonly settings?: { readonly publishedAt: Date };
}

/** The dates of a text that is published at a moment; what is published again keeps its date. */
export function datesOfPublication(held: StoredPost, text: StoredTranslation, moment: Date): Dates {
  const publishedAt = text.state === 'withdrawn' ? (text.publishedAt ?? moment) : moment;
  return { publishedAt, ...(!held.wasPublished && { settings: { publishedAt } }) };
}

function datesOf(held: StoredPost, text: StoredTranslation, to: PostState, planned: Date | null, now: Date): Dates {
  if (to === 'published') return datesOfPublication(held, text, now);
  return { publishedAt: to === 'withdrawn' ? text.publishedAt : planned };
}

/** Changes the state of a text, by the table of what is possible and who may do it. */
export async function moveText(
  tx: Transaction,
  editor: Editor,
  place: Place,
  { revision, to, publishAt }: PostTransition,
): Promise<void> {
  const now = new Date();
  const planned = plannedDate(to, publishAt, now);
  const held = await holdPost(tx, editor, place.id);
  const text = found(textOf(held, place.language), 'translation');
  await requireRevision(tx, held, text, revision);
  const permission = postTransitions[text.state][to];
  if (!permission) throw notPossible(text.state);
  if (!can(editor.role, permission)) throw notAllowed();
  const { publishedAt, settings } = datesOf(held, text, to, planned, now);
  await writeText(tx, held, {
    ...{ language: place.language, text: { ...text, state: to, publishedAt }, memberId: editor.id, isOpen: false, now },
    ...(settings && { settings }),
  });
  if (to === 'published') await tellAuthor(tx, 'post-published', held, text, editor.id);
  if (to === 'draft' && text.state === 'in-review') await tellAuthor(tx, 'post-returned', held, text, editor.id);
}

export const transition = (database: Database, editor: Editor, place: Place, wanted: PostTransition): Promise<void> =>
  database.transaction((tx) => moveText(tx, editor, place, wanted));
