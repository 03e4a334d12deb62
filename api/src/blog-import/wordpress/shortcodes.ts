import type { ForeignPicture } from '../markup/draft-blocks.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The addresses among what stands in a shortcode. */
const addressIn = (attributes: string) => /https?:\/\/[^\s"'\]]+/.exec(attributes)?.[0] ?? '';

/** WordPress' own. Within one there is no bracket, so that a text of nothing but beginnings costs no more than others. */
const gallery = /\[gallery\b([^\][]{0,5000})\]/g;
const caption = /\[(?:wp_)?caption\b[^\][]{0,2000}\]/g;
const captionEnd = /\[\/(?:wp_)?caption\]/g;
const media =
  /\[(?:video|audio|embed|youtube|vimeo|playlist)\b([^\][]{0,2000})\](?:([^[\]]{0,2000})\[\/(?:video|audio|embed|youtube|vimeo|playlist)\])?/g;
const others = /\[\/?([a-z][\w-]{2,30})(?:\s[^\][]{0,2000})?\]/gi;

const picture = ({ from, alternative, caption: text }: ForeignPicture) =>
  `<figure><img src="${escapeHtml(String(from))}" alt="${escapeHtml(alternative)}">${text ? `<figcaption>${escapeHtml(text)}</figcaption>` : ''}</figure>`;

/** Makes HTML of WordPress' shortcodes; those of plugins stay as they are written. */
export function withoutShortcodes(
  html: string,
  pictures: ReadonlyMap<string, ForeignPicture>,
  note: (what: string) => void,
): string {
  const made = html
    .replace(gallery, (_, attributes: string) => {
      const ids = (/ids=["']?([\d,\s]+)/.exec(attributes)?.[1] ?? '').split(',').map((id) => id.trim());
      const found = ids.flatMap((id) => pictures.get(id) ?? []);
      if (found.length < ids.length || found.length === 0)
        note('pictures of a gallery that are not in the file left out');
      return `<figure>${found.map(picture).join('')}</figure>`;
    })
    .replace(caption, '<figure>')
    .replace(captionEnd, '</figure>')
    .replace(media, (_, attributes: string, content = '') => {
      const address = addressIn(attributes) || addressIn(content);
      return address ? `<video src="${escapeHtml(address)}"></video>` : '';
    });
  for (const [, name] of made.matchAll(others)) note(`shortcode [${name}] kept as text`);
  return made;
}
