import { cleanLink, cleanWebAddress, nameOfLink } from './clean-link.ts';
import { type Attributes, type Close, type HtmlText, nothing } from './html-text.ts';

export const hasClass = (attributes: Attributes, ...names: string[]) =>
  (attributes.class ?? '').split(/\s+/).some((name) => names.includes(name));

/** Links, and what is shown of other sites: Ghost's bookmarks, players, pictures. */
export class HtmlCards {
  readonly #text: HtmlText;
  #card: { title: string; text: string } | undefined;

  constructor(text: HtmlText) {
    this.#text = text;
  }

  anchor(attributes: Attributes): Close {
    const { site, note } = this.#text.options;
    const href = cleanLink(attributes.href, site);
    if (href === undefined && attributes.href !== undefined && !attributes.href.startsWith('#'))
      note('links to what is no address of the web became text');
    const isBookmark = href !== undefined && hasClass(attributes, 'kg-bookmark-container');
    return isBookmark ? this.#bookmark(href) : this.#text.link(href);
  }

  #bookmark(href: string): Close {
    const { contexts } = this.#text;
    const end = contexts.collect();
    const card = { title: '', text: '' };
    this.#card = card;
    return () => {
      end();
      this.#card = undefined;
      if (contexts.isInside) contexts.add(card.title || nameOfLink(href), { marks: [], href });
      else contexts.list.addLink(href, card.title, card.text);
    };
  }

  /** A part of a page, or of a bookmark. */
  part(attributes: Attributes): Close {
    const { contexts } = this.#text;
    const card = this.#card;
    const part = (['title', 'description'] as const).find((name) => hasClass(attributes, `kg-bookmark-${name}`));
    contexts.boundary();
    if (!card || !part) return () => contexts.boundary();
    const end = contexts.collect();
    return () => void (card[part === 'title' ? 'title' : 'text'] = end().takeText());
  }

  picture(attributes: Attributes): Close {
    if (this.#card) return nothing;
    const { alt = '', src } = attributes;
    const { contexts, options } = this.#text;
    if (hasClass(attributes, 'emoji', 'wp-smiley')) this.#text.add(alt);
    else {
      const lazy = attributes['data-orig-file'] ?? attributes['data-src'] ?? attributes['data-lazy-src'];
      const from = cleanWebAddress(lazy ?? src, options.site);
      if (from === undefined) options.note('pictures without an address of the web left out');
      else contexts.addPicture({ from, alternative: alt });
    }
    return nothing;
  }

  embed({ src, data, title = '' }: Attributes): Close {
    const { contexts, options } = this.#text;
    const href = cleanWebAddress(src ?? data, options.site);
    if (href === undefined) return nothing;
    options.note('what was shown from another site became a link');
    if (contexts.isInside) contexts.add(nameOfLink(href), { marks: [], href });
    else {
      contexts.boundary();
      contexts.list.addLink(href, title);
    }
    return nothing;
  }
}
