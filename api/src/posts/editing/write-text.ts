import { isWritable } from '@sahra/shared/form-rules/post-transitions';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { writeTheirs } from '../../contents/write-contents.ts';
import type { Transaction } from '../../database/connect.ts';
import { found } from '../../server/http/api-failure.ts';
import { postKind } from '../post-contents.ts';
import type { WrittenTranslation } from '../post-translations.ts';
import { incomplete } from './editing-refusals.ts';
import { readStored, type StoredPost, type StoredSettings, textOf } from './held-post.ts';
import { keepRevision } from './keep-revision.ts';

/** What becomes of a text, and who does it. */
interface Writing {
  readonly language: LanguageCode;
  readonly text: Omit<WrittenTranslation, 'language'>;
  /** What becomes of the post at the same time. */
  readonly settings?: Partial<StoredSettings>;
  readonly memberId: string | null;
  readonly isOpen: boolean;
  readonly now: Date;
}

/** Somebody could read it. */
const isComplete = ({ blocks, quote, link }: Writing['text']) => blocks.length > 0 || Boolean(quote ?? link);

/**
 * Writes one text of a post, with everything that is worked out of it and a revision, as far as it changes something. Refuses what
 * would be published without a text. Who calls it has the lock of the contents.
 */
export async function writeText(
  tx: Transaction,
  held: StoredPost,
  { language, text, settings, memberId, isOpen, now }: Writing,
): Promise<void> {
  if (text.state && !isWritable(text.state) && text.state !== 'withdrawn' && !isComplete(text)) throw incomplete();
  const before = textOf(held, language);
  const others = held.translations.filter((each) => each.language !== language);
  await writeTheirs(tx, postKind, [
    { ...held.settings, ...settings, translations: [...others, { ...text, language }] },
  ]);
  const stored = found(await readStored(tx, held.settings.id), 'post');
  const after = found(textOf(stored, language), 'translation');
  if (after.revision !== before?.revision) await keepRevision(tx, { before, after, memberId, isOpen, now });
}
