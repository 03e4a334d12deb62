import { findLanguage } from '@sahra/shared/i18n/languages';
import type { PostState } from '@sahra/shared/schemas/blog';
import { postLimits } from '@sahra/shared/schemas/post-blocks';
import { toMoment } from '../foreign-dates.ts';
import type { ForeignComment, ForeignFile, ForeignName, ForeignPost, ReadOptions } from '../foreign-post.ts';
import { coverOf, excerptOf, stateWithDate, titleOf } from '../foreign-text.ts';
import { cleanWebAddress } from '../markup/clean-link.ts';
import { blocksOfHtml } from '../markup/html-blocks.ts';
import { commentText, lineOfHtml } from '../markup/plain-text.ts';
import { nameSlug, postSlug } from '../slugs.ts';
import { escapeHtml } from '../wordpress/shortcodes.ts';
import { type GhostPost, type GhostTables, readGhostTables } from './ghost-tables.ts';
import { htmlOfLexical } from './lexical-html.ts';
import { htmlOfMobiledoc } from './mobiledoc-html.ts';

const NAME_LENGTH = 100;
const PERSON_LENGTH = 60;
const states: Readonly<Record<string, PostState | undefined>> = {
  published: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
  sent: 'draft',
};
const isPage = ({ type, page }: GhostPost) => type === 'page' || page === true || page === 1;

/** Rows by the post that they belong to. */
function byPost<Row extends { post_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.post_id);
    if (group) group.push(row);
    else grouped.set(row.post_id, [row]);
  }
  return grouped;
}
const bySortOrder = (a: { sort_order: number }, b: { sort_order: number }) => a.sort_order - b.sort_order;

/** What belongs to posts, so that it can be looked up. */
function indexTables(tables: GhostTables) {
  return {
    users: new Map(tables.users.map((user) => [user.id, user])),
    tags: new Map(tables.tags.map((tag) => [tag.id, tag])),
    members: new Map(tables.members.map((member) => [member.id, member])),
    metas: new Map(tables.posts_meta.map((meta) => [meta.post_id, meta])),
    tagsOf: byPost(tables.posts_tags),
    authorsOf: byPost(tables.posts_authors),
    commentsOf: byPost(tables.comments),
  };
}
type Indexed = ReturnType<typeof indexTables>;

/** The text as Ghost rendered it, or else as its editors have stored it. */
function htmlOf(post: GhostPost, note: (what: string) => void): string {
  const html =
    post.html ||
    (post.lexical && htmlOfLexical(post.lexical, note)) ||
    (post.mobiledoc && htmlOfMobiledoc(post.mobiledoc, note));
  return (
    html ||
    post.plaintext
      .split(/\n{2,}/)
      .map((text) => `<p>${escapeHtml(text)}</p>`)
      .join('')
  );
}

function commentsOf(
  post: GhostPost,
  { commentsOf: all, members }: Indexed,
  options: ReadOptions,
  note: (what: string) => void,
) {
  return (all.get(post.id) ?? []).flatMap((comment): ForeignComment[] => {
    const at = toMoment(comment.created_at);
    const text = commentText(comment.html);
    if (comment.status === 'deleted' || !at || text === '') {
      note('comments that were deleted, or have no text or date, left out');
      return [];
    }
    const name = lineOfHtml(members.get(comment.member_id ?? '')?.name ?? '', PERSON_LENGTH) || null;
    return [
      {
        ...{ key: comment.id, parentKey: comment.in_reply_to_id ?? comment.parent_id ?? undefined, text, at },
        by: { key: `member ${comment.member_id ?? ''}`, kind: 'member', name },
        language: options.language,
        status: comment.status === 'hidden' ? 'hidden' : 'published',
      },
    ];
  });
}

function toPost(post: GhostPost, index: Indexed, options: ReadOptions): ForeignPost | undefined {
  const title = lineOfHtml(post.title, postLimits.title);
  const place = `${post.id} ${title.slice(0, 40)}`;
  const note = (what: string) => options.note(what, place);
  const known = Object.hasOwn(states, post.status) ? states[post.status] : undefined;
  if (!known) {
    note(`posts with a state that is not known left out`);
    return undefined;
  }
  const isClosed = post.status === 'sent' || !['', 'public'].includes(post.visibility);
  if (isClosed) note('not for everybody where it was: a draft now');
  const state = stateWithDate(isClosed ? 'draft' : known, toMoment(post.published_at), options.now, note);
  const site = options.site;
  const inSite = (text: string) =>
    text.replaceAll('__GHOST_URL__', site?.replace(/\/+$/, '') ?? 'https://ghost.invalid');
  const blocks = blocksOfHtml(inSite(htmlOf(post, note)), { site, note });
  const excerpt = excerptOf(lineOfHtml(post.custom_excerpt, postLimits.excerpt), blocks);
  const slug = postSlug(post.slug, title);
  const language = findLanguage(post.locale)?.code ?? options.language;
  const names = (index.tagsOf.get(post.id) ?? []).sort(bySortOrder).flatMap(({ tag_id }): ForeignName[] => {
    const tag = index.tags.get(tag_id);
    // What begins with # is for editors and themes.
    if (!tag || tag.visibility === 'internal' || tag.name.startsWith('#')) return [];
    const name = lineOfHtml(tag.name, NAME_LENGTH) || tag.slug;
    return [{ key: `tag ${tag.id}`, slug: nameSlug(tag.slug, name), name: { ar: name, [language]: name } }];
  });
  const [first, ...others] = (index.authorsOf.get(post.id) ?? []).sort(bySortOrder);
  if (others.length > 0) note('posts of several authors are the first one’s');
  const authorId = first?.author_id ?? post.author_id ?? '';
  const user = index.users.get(authorId);
  const author = lineOfHtml(user?.name ?? '', NAME_LENGTH) || 'Unknown';
  const bio = lineOfHtml(user?.bio ?? '', 500);
  const meta = index.metas.get(post.id);
  const from = cleanWebAddress(inSite(post.feature_image), site);
  const pictureAlternative = lineOfHtml(meta?.feature_image_alt ?? '', postLimits.short);
  return {
    ...{
      key: post.id,
      place,
      type: 'standard',
      isListed: true,
      categories: [],
      tags: names,
      programs: [],
      products: [],
    },
    publishedAt: state.publishedAt,
    author: {
      key: `author ${authorId}`,
      slug: nameSlug(user?.slug ?? '', author),
      name: { ar: author, [language]: author },
      bio: { ar: bio },
    },
    cover: coverOf(from === undefined ? undefined : { from, alternative: pictureAlternative }, blocks),
    translations: [
      {
        key: post.id,
        language,
        ...state,
        title: titleOf(title, excerpt, slug),
        slug,
        excerpt,
        blocks,
        pictureAlternative,
      },
    ],
    comments: commentsOf(post, index, options, note),
  };
}

/** An export of Ghost. */
export async function openGhost(path: string, options: ReadOptions): Promise<ForeignFile> {
  const tables = await readGhostTables(path);
  const index = indexTables(tables);
  const posts = tables.posts.filter((post) => !isPage(post));
  if (posts.length < tables.posts.length)
    options.note('pages skipped', `${tables.posts.length - posts.length} of them`);
  return {
    // Ids of Ghost are unique in the world.
    ...{ source: 'ghost', kind: 'Ghost', total: posts.length },
    async *posts() {
      for (const post of posts) {
        const read = toPost(post, index, options);
        if (read) yield read;
      }
    },
  };
}
