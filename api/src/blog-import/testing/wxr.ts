import { escapeHtml } from '../wordpress/shortcodes.ts';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export interface WxrComment {
  id: string;
  content?: string;
  author?: string;
  parent?: string;
  approved?: string;
  at?: string;
}

export interface WxrPost {
  id?: string;
  title?: string;
  content?: string;
  excerpt?: string;
  creator?: string;
  name?: string;
  at?: string;
  status?: string;
  category?: string;
  tag?: string;
  nicename?: string;
  comments?: WxrComment[];
}

const commentOf = ({
  id,
  content = 'Well said.',
  author = 'Sami',
  parent = '0',
  approved = '1',
  at = '2026-04-15 08:00:00',
}: WxrComment) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${cdata(author)}</wp:comment_author><wp:comment_author_email>${cdata('sami@mail.example')}</wp:comment_author_email><wp:comment_date_gmt>${at}</wp:comment_date_gmt><wp:comment_content>${cdata(content)}</wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>comment</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent><wp:comment_user_id>0</wp:comment_user_id></wp:comment>`;

/** An entry of an export of WordPress. */
export function wxrItem({
  id = '1',
  title = 'A title',
  content = '<p>A text.</p>',
  excerpt = '',
  creator = 'nadia',
  ...more
}: WxrPost): string {
  const {
    name = `post-${id}`,
    at = '2026-04-14 18:30:00',
    status = 'publish',
    category,
    tag,
    nicename = '',
    comments = [],
  } = more;
  const term = (domain: string, text: string) =>
    `<category domain="${domain}" nicename="${escapeHtml(nicename)}">${cdata(text)}</category>`;
  return [
    `<item><title>${cdata(title)}</title><dc:creator>${cdata(creator)}</dc:creator>`,
    `<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>`,
    `<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${at}</wp:post_date_gmt><wp:post_name>${cdata(name)}</wp:post_name>`,
    `<wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>`,
    category === undefined ? '' : term('category', category),
    tag === undefined ? '' : term('post_tag', tag),
    ...comments.map(commentOf),
    '</item>',
  ].join('');
}

/** What an export of WordPress begins with; `prolog` stands before it. */
export const wxrStart = (site = 'https://hostile.example', prolog = '<?xml version="1.0" encoding="UTF-8"?>'): string =>
  `${prolog}<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d" xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>`;
export const wxrEnd = '</channel></rss>';

/** An export of WordPress with these posts. */
export const wxrOf = (posts: WxrPost[], site?: string): string =>
  wxrStart(site) + posts.map((post, index) => wxrItem({ id: String(index + 1), ...post })).join('') + wxrEnd;
