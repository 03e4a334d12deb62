import type { LanguageCode } from '@sahra/shared/i18n/languages';
import {
  type PictureSource,
  postBlockSchema,
  type PostBlock,
  postLimits,
  type StoredPostPicture,
} from '@sahra/shared/schemas/post-blocks';
import type { ForeignPost, ForeignTranslation } from './foreign-post.ts';
import { hashOf } from './import-book.ts';
import type { ImportRun } from './import-run.ts';
import { cleanLine, cut } from './markup/clean-text.ts';
import type { DraftBlock, ForeignPicture } from './markup/draft-blocks.ts';

/** A translation whose pictures are in the store, or known to be missing. */
export interface ReadyTranslation extends Omit<ForeignTranslation, 'blocks'> {
  readonly blocks: readonly PostBlock[];
  /** Of what the file says. */
  readonly fileHash: string;
}

export interface ReadyPost extends Omit<ForeignPost, 'translations' | 'cover'> {
  /** Those that are new, or that the file says otherwise than before. */
  readonly changed: readonly ReadyTranslation[];
  readonly unchangedCount: number;
  /** Of the translation that the file begins with. */
  readonly language: LanguageCode;
  readonly cover: PictureSource | null;
  /** Of what the file says of the post in every language. */
  readonly partsHash: string;
}

/** Characters of a post's blocks in one language, as they are stored: more than any book, and more than search can be asked to read. */
const MAX_LENGTH = 1_500_000;

/** As much of a text as a post may have. */
function fitting(blocks: readonly PostBlock[]): PostBlock[] {
  let length = 0;
  const end = blocks.findIndex((block) => (length += JSON.stringify(block).length) > MAX_LENGTH);
  return blocks.slice(0, Math.min(end < 0 ? blocks.length : end, postLimits.blocks));
}

type Bring = (picture: ForeignPicture) => Promise<PictureSource | undefined>;

const short = (text: string) => cut(cleanLine(text), postLimits.short);

async function storedPicture(picture: ForeignPicture, bring: Bring): Promise<StoredPostPicture | undefined> {
  const source = await bring(picture);
  const caption = short(picture.caption ?? '');
  return source && { source, alternative: short(picture.alternative), ...(caption && { caption }) };
}

/** A block as it is stored; of a picture that could not be had its caption stays. */
async function storedBlock(block: DraftBlock, bring: Bring): Promise<PostBlock[]> {
  if (block.kind !== 'picture' && block.kind !== 'gallery') return [block];
  const drafts = block.kind === 'picture' ? [block.picture] : block.pictures;
  const found = await Promise.all(drafts.map((picture) => storedPicture(picture, bring)));
  const pictures = found.filter((picture) => picture !== undefined);
  const captions = drafts.flatMap(({ caption }, index) => (found[index] || !caption ? [] : [short(caption)]));
  const [first] = pictures;
  const shown: PostBlock[] =
    pictures.length > 1 ? [{ kind: 'gallery', pictures }] : first ? [{ kind: 'picture', picture: first }] : [];
  return [...shown, ...captions.map((text): PostBlock => ({ kind: 'paragraph', text: [{ text }] }))];
}

/** What one file says of a post in every language. */
const partsOf = ({ author, categories, tags, ...post }: ForeignPost) =>
  hashOf([
    post.type,
    post.isListed,
    author.key,
    categories.map(({ key }) => key),
    tags.map(({ key }) => key),
    post.programs,
    post.products,
    post.cover,
    post.commentsCloseAfterDays,
    post.formerSlugs,
  ]);

/** Marks what has to be looked at again: a picture that was missing may be there at the next import. */
const INCOMPLETE = ' incomplete';

/** Brings the pictures of a post into the store, as far as something of it is new. */
export async function readyPost(run: ImportRun, post: ForeignPost): Promise<ReadyPost> {
  const { translations, cover, ...rest } = post;
  const [ofTranslations, ofPost] = await Promise.all([
    run.book.find(
      'translation',
      translations.map(({ key }) => key),
    ),
    run.book.find('post', [post.key]),
  ]);
  const missing = new Set<ForeignPicture>();
  const bring: Bring = async (picture) => {
    const source = await run.pictures.bring(picture);
    if (typeof source !== 'string') return source;
    missing.add(picture);
    run.notes.add(`picture left out: ${source}`, post.place);
    return undefined;
  };
  const partsHash = partsOf(post);
  const isNewCover = cover !== undefined && ofPost.get(post.key)?.fileHash !== partsHash;
  const source = isNewCover ? await bring(cover) : undefined;
  const changed: ReadyTranslation[] = [];
  for (const translation of translations) {
    const fileHash = hashOf({ ...translation, place: undefined });
    if (ofTranslations.get(translation.key)?.fileHash === fileHash) continue;
    const before = missing.size;
    const blocks = (await Promise.all(translation.blocks.map((block) => storedBlock(block, bring)))).flat();
    const good = fitting(blocks.filter((block) => postBlockSchema.safeParse(block).success));
    if (good.length < blocks.length) run.notes.add('text that is more than a post can have left out', post.place);
    changed.push({ ...translation, blocks: good, fileHash: missing.size > before ? fileHash + INCOMPLETE : fileHash });
  }
  run.counts.picturesMissing += missing.size;
  return {
    ...rest,
    changed,
    unchangedCount: translations.length - changed.length,
    language: translations[0]?.language ?? run.options.language,
    cover: source ?? null,
    partsHash: isNewCover && !source ? partsHash + INCOMPLETE : partsHash,
  };
}
