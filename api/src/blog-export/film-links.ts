/** Pages of films have ids in their addresses; files have slugs, as the demo's do. */
const filmAddress = /^\/shows-details\/([^/?#]+)$/;

/** The id, or the slug, of the film that each link of these leads to. */
export const filmsIn = (blocks: readonly unknown[]): string[] =>
  [...JSON.stringify(blocks).matchAll(/"href":"\/shows-details\/([^"/?#]+)"/g)].map(([, name = '']) => name);

/** The same value with each of its texts changed. */
export const mapStrings = (value: unknown, change: (text: string, key: string) => string): unknown =>
  JSON.parse(JSON.stringify(value), (key, each: unknown) => (typeof each === 'string' ? change(each, key) : each));

/** A block whose links lead to films by another name; to the list of all where there is none. */
export const withFilms = (block: unknown, nameOf: (name: string) => string | undefined): unknown =>
  mapStrings(block, (text, key) => {
    const film = key === 'href' ? filmAddress.exec(text)?.[1] : undefined;
    if (film === undefined) return text;
    const name = nameOf(film);
    return name === undefined ? '/shows-details' : `/shows-details/${name}`;
  });
