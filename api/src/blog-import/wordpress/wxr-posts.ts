import type { PostState, PostType } from '@sahra/shared/schemas/blog';
import { postLimits } from '@sahra/shared/schemas/post-blocks';
import { toDatabaseMoment, toMoment } from '../foreign-dates.ts';
import type { ForeignFile, ForeignName, ForeignPost, ReadOptions } from '../foreign-post.ts';
import { coverOf, excerptOf, stateWithDate, titleOf } from '../foreign-text.ts';
import { blocksOfHtml } from '../markup/html-blocks.ts';
import { lineOfHtml } from '../markup/plain-text.ts';
import type { DraftBlock } from '../markup/draft-blocks.ts';
import { nameSlug, postSlug } from '../slugs.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { commentsOf } from './wxr-comments.ts';
import { childrenOf, metaOf, readWxr, textOf, type WxrElement } from './wxr-items.ts';
import { languageOf } from './wxr-language.ts';
import { surveyWxr, type WxrSurvey } from './wxr-survey.ts';

const states: Readonly<Record<string, PostState | undefined>> = {
  ...{ publish: 'published', future: 'scheduled', pending: 'in-review', draft: 'draft', private: 'draft' },
};
const NAME_LENGTH = 100;

const namesOf = (item: WxrElement, domain: string, place: 'category' | 'tag'): ForeignName[] =>
  childrenOf(item, 'category')
    .filter(({ attributes, text }) => attributes.domain === domain && text.trim() !== '')
    .map(({ attributes: { nicename = '' }, text }) => {
      const name = lineOfHtml(text, NAME_LENGTH) || nicename;
      return { key: `${place} ${nicename || name}`, slug: nameSlug(nicename, name), name: { ar: name } };
    });

/** The type of a post by its format, as far as its text has what that needs. */
function typeOf(
  item: WxrElement,
  blocks: readonly DraftBlock[],
): Pick<ForeignPost, 'type'> & { quote?: { text: string; by: string }; link?: { url: string; label: string } } {
  const format = childrenOf(item, 'category').find(({ attributes }) => attributes.domain === 'post_format')?.attributes
    .nicename;
  const [first] = blocks;
  if (format === 'post-format-gallery' && blocks.some(({ kind }) => kind === 'gallery'))
    return { type: 'gallery' satisfies PostType };
  if (format === 'post-format-quote' && first?.kind === 'quote')
    return { type: 'quote', quote: { text: first.text.map(({ text }) => text).join(''), by: first.by ?? '' } };
  if (format === 'post-format-link' && first?.kind === 'link')
    return { type: 'link', link: { url: first.href, label: first.title } };
  return { type: 'standard' };
}

function stateOf(item: WxrElement, options: ReadOptions, note: (what: string) => void) {
  const status = textOf(item, 'wp:status') ?? '';
  const state = Object.hasOwn(states, status) ? states[status] : undefined;
  if (!state) return undefined;
  const isClosed = status === 'private' || Boolean(textOf(item, 'wp:post_password'));
  if (isClosed) note('not for everybody where it was: a draft now');
  const at =
    toDatabaseMoment(textOf(item, 'wp:post_date_gmt')) ??
    toMoment(textOf(item, 'pubDate')) ??
    toDatabaseMoment(textOf(item, 'wp:post_date'));
  return stateWithDate(isClosed ? 'draft' : state, at, options.now, note);
}

/** A post of the export; undefined for what has no place here. */
function toPost(item: WxrElement, survey: WxrSurvey, options: ReadOptions): ForeignPost | undefined {
  const id = textOf(item, 'wp:post_id') ?? '';
  const title = lineOfHtml(textOf(item, 'title') ?? '', postLimits.title);
  const place = `${id} ${title.slice(0, 40)}`;
  const note = (what: string) => options.note(what, place);
  const state = stateOf(item, options, note);
  if (!state || id === '') {
    note('posts that were thrown away, or that nobody has finished creating, left out');
    return undefined;
  }
  const { language: known, said, group } = languageOf(item);
  if (said && !known)
    note(`language “${said.slice(0, 12)}”, which the site does not have: ${options.language} in its place`);
  const language = known ?? options.language;
  const content = textOf(item, 'content:encoded') ?? '';
  const html = withoutShortcodes(content, survey.pictures, note);
  const blocks = blocksOfHtml(html, { site: survey.site, note, hasLooseLines: !content.includes('<!-- wp:') });
  const excerpt = excerptOf(lineOfHtml(textOf(item, 'excerpt:encoded') ?? '', postLimits.excerpt), blocks);
  const slug = postSlug(textOf(item, 'wp:post_name') ?? '', title);
  const login = textOf(item, 'dc:creator') ?? '';
  const author = survey.authors.get(login)?.name || lineOfHtml(login, NAME_LENGTH) || 'Unknown';
  const { type, ...told } = typeOf(item, blocks);
  const cover = coverOf(survey.pictures.get(metaOf(item, '_thumbnail_id') ?? ''), blocks);
  const inLanguage = (names: ForeignName[]) =>
    names.map((each) => ({ ...each, name: { ...each.name, [language]: each.name.ar } }));
  return {
    // In a language that the site does not have it may stand beside a translation in that of its place.
    ...{ key: group && known ? `group ${group}` : id, place, type, isListed: true, cover, programs: [], products: [] },
    publishedAt: state.publishedAt,
    author: { key: `author ${login}`, slug: nameSlug(login, author), name: { ar: author } },
    categories: inLanguage(namesOf(item, 'category', 'category')),
    tags: inLanguage(namesOf(item, 'post_tag', 'tag')),
    translations: [
      { key: id, language, ...state, title: titleOf(title, excerpt, slug), slug, excerpt, blocks, ...told },
    ],
    comments: commentsOf(item, language, note),
  };
}

/** An export of WordPress (WXR), looked through to its end. */
export async function openWxr(path: string, options: ReadOptions): Promise<ForeignFile> {
  const survey = await surveyWxr(path, options);
  return {
    ...{ source: `wordpress ${survey.from}`, kind: 'WordPress', total: survey.total },
    async *posts() {
      for await (const item of readWxr(path)) {
        if (item.name !== 'item' || textOf(item, 'wp:post_type') !== 'post') continue;
        const post = toPost(item, survey, options);
        if (post) yield post;
      }
    },
  };
}
