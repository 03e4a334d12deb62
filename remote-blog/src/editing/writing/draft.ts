import type { EditedTranslation, LanguageCode } from '@sahra/shared/facade';
import { slugOfTitle } from '@sahra/shared/form-rules/post-slug';

type Written = 'slug' | 'title' | 'excerpt' | 'blocks' | 'quote' | 'link' | 'translator' | 'pictureAlternative';
/** What somebody writes of a post in a language. */
export type Draft = Pick<EditedTranslation, Written>;

export const emptyDraft: Draft = {
  ...{ slug: '', title: '', excerpt: '', blocks: [], quote: null, link: null },
  ...{ translator: null, pictureAlternative: '' },
};

/** What is written of it already; nothing where the post is not there in the language yet. */
export function draftOf(translation: Draft | undefined): Draft {
  if (!translation) return emptyDraft;
  const { slug, title, excerpt, blocks, quote, link, translator, pictureAlternative } = translation;
  return { slug, title, excerpt, blocks, quote, link, translator, pictureAlternative };
}

/** Databases and editors name the parts of a thing in orders of their own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const asText = (draft: Draft) => JSON.stringify(draftOf(draft), inOrder);

/** Two drafts with the same in each field. */
export const isSameDraft = (a: Draft, b: Draft): boolean => asText(a) === asText(b);

/** As the api takes it: an address is made of the title where none was written. */
export const toWritten = (draft: Draft, revision: number) => ({
  ...draft,
  revision,
  title: draft.title.trim(),
  excerpt: draft.excerpt.trim(),
  slug: draft.slug || slugOfTitle(draft.title),
  quote: draft.quote?.text.trim() ? draft.quote : null,
  link: draft.link?.url.trim() && draft.link.label.trim() ? draft.link : null,
  translator: draft.translator?.trim() || null,
});

/** Whether a draft is stored already, as far as the api keeps it. */
export const isStored = (draft: Draft, stored: Draft): boolean => isSameDraft(toWritten(draft, 0), stored);

/** Pictures of a text of which nothing says what they show. */
export const undescribed = ({ blocks }: Draft): number =>
  blocks
    .flatMap((block) => (block.kind === 'picture' ? [block.picture] : block.kind === 'gallery' ? block.pictures : []))
    .filter(({ alternative }) => alternative.trim() === '').length;

/** Which text it is. */
export interface TextId {
  post: number;
  language: LanguageCode;
}
