import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';

/** A word that looks like a message's key: `products.title`, `shop:products.title`. */
const keyShape = /^(?:[\w-]+:)?([a-z]\w*(?:\.[\w-]+)+)$/;
const attribute = /\s(?:aria-label|aria-valuetext|alt|title|placeholder|content)="([^"]*)"/g;
/** What is no text to a reader, or may name a key as itself: `video.movie` is what a page is to social networks. */
const unread = /<(script|style|noscript|code)\b[^]*?<\/\1>|<meta\s[^>]*og:type[^>]*>/g;
/** Of an object literal, as the build leaves messages. */
const propertyName = /[{,]\s*["']?([\w-]+)["']?\s*:/g;

const wordsOf = (html: string): string[] => {
  const shown = html.replace(unread, ' ');
  const texts = [...shown.matchAll(attribute)].map(([, text = '']) => text);
  return [...texts, shown.replace(/<[^>]*>/g, ' ')]
    .flatMap((text) => text.split(/\s+/))
    .map((word) => word.replace(/^[«"(]+|[»",:;.)]+$/g, ''));
};

/** Finds the keys of these messages that a page shows in place of a message. What only looks like one, an address or a file, is none. */
export function keyFinder(messages: readonly string[]): (html: string) => string[] {
  const names = new Set(
    messages
      .flatMap((source) => [...source.matchAll(propertyName)])
      .map(([, name = '']) => name.replace(/_[a-z]+$/, '')),
  );
  return (html) => [
    ...new Set(
      wordsOf(html).filter((word) =>
        keyShape
          .exec(word)?.[1]
          ?.split('.')
          .every((name) => names.has(name)),
      ),
    ),
  ];
}

/** Sources of a release's messages, as browsers get them. */
export const readMessages = ({ name, version, hints }: ReleaseManifest, siteUrl: string): Promise<string[]> =>
  Promise.all(
    Object.values(hints.messages)
      .flatMap(({ js }) => js)
      .map(async (file) => (await fetch(`${siteUrl}/mf/${name}/${version}/${file}`)).text()),
  );
