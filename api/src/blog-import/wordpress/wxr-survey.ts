import { postLimits } from '@sahra/shared/schemas/post-blocks';
import { StartError } from '@sahra/shared/server/settings';
import { lineOfHtml } from '../markup/plain-text.ts';
import type { ForeignPicture } from '../markup/draft-blocks.ts';
import type { ReadOptions } from '../foreign-post.ts';
import { metaOf, readWxr, textOf } from './wxr-items.ts';

export interface WxrAuthor {
  readonly login: string;
  readonly name: string;
}

/** What is known of an export when it was looked through once. */
export interface WxrSurvey {
  /** The site that it comes from, as it says itself. */
  readonly from: string;
  /** Of what its addresses are said that are not said in full. */
  readonly site: string | undefined;
  readonly authors: ReadonlyMap<string, WxrAuthor>;
  /** Pictures by the ids of their entries; posts may stand before them. */
  readonly pictures: ReadonlyMap<string, ForeignPicture>;
  readonly total: number;
}

const isPicture = (url: string) => /\.(jpe?g|png|webp|gif|avif)$/i.test(url.split(/[?#]/, 1)[0] ?? '');

/** Looks through a file to its end: what is wrong with it is found before anything is written. */
export async function surveyWxr(path: string, { site, note }: ReadOptions): Promise<WxrSurvey> {
  const [authors, pictures, others] = [
    new Map<string, WxrAuthor>(),
    new Map<string, ForeignPicture>(),
    new Map<string, number>(),
  ];
  let [total, isWxr, from] = [0, false, ''];
  for await (const element of readWxr(path)) {
    if (element.name === 'wp:wxr_version') isWxr = true;
    // Of a network of blogs, that of this one.
    else if (element.name === 'wp:base_blog_url' && URL.canParse(element.text.trim())) from ||= element.text.trim();
    else if (element.name === 'wp:author') {
      const login = textOf(element, 'wp:author_login') ?? '';
      const full = [textOf(element, 'wp:author_first_name'), textOf(element, 'wp:author_last_name')]
        .filter(Boolean)
        .join(' ');
      authors.set(login, { login, name: lineOfHtml(textOf(element, 'wp:author_display_name') || full || login, 100) });
    }
    if (element.name !== 'item') continue;
    const type = textOf(element, 'wp:post_type') ?? '';
    if (type === 'post') total += 1;
    else if (type === 'attachment') {
      const [id, url] = [textOf(element, 'wp:post_id') ?? '', textOf(element, 'wp:attachment_url') ?? ''];
      const caption = lineOfHtml(textOf(element, 'excerpt:encoded') ?? '', postLimits.short);
      if (isPicture(url))
        pictures.set(id, {
          from: url,
          alternative: metaOf(element, '_wp_attachment_image_alt') ?? '',
          ...(caption && { caption }),
        });
    } else others.set(type, (others.get(type) ?? 0) + 1);
  }
  if (!isWxr) throw new StartError('The file is XML, and no export of WordPress: it says no wp:wxr_version.');
  for (const [type, count] of others) note(`entries of type “${type.slice(0, 30)}” skipped`, `${count} of them`);
  return { from, site: site ?? (from || undefined), authors, pictures, total };
}
