const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);

export interface Head {
  titles: string[];
  descriptions: string[];
  canonical: string[];
  robots: string[];
  /** By tag of the language. */
  alternates: Record<string, string>;
  /** Without `og:`; of what is said more than once, the last. */
  openGraph: Record<string, string>;
  /** What the page is in schema.org terms. */
  graph: Record<string, unknown>[];
}

/** What a crawler reads in a page's head. */
export function readHead(html: string): Head {
  const elements = [...html.matchAll(/<(meta|link)\b([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decode(value)]),
    ),
  }));
  const all = (name: string, key: string, value: string) =>
    elements
      .filter((element) => element.name === name && element.attributes[key] === value)
      .map(({ attributes }) => attributes);
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const graph = blocks.flatMap(
    ([, text = '']) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
  const properties = elements.flatMap(({ attributes: { property, content = '' } }) =>
    property?.startsWith('og:') ? [[property.slice(3), content]] : [],
  );
  return {
    titles: [...html.matchAll(/<head>[\s\S]*<\/head>/g)].flatMap(([head]) =>
      [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = '']) => decode(text)),
    ),
    descriptions: all('meta', 'name', 'description').map(({ content = '' }) => content),
    canonical: all('link', 'rel', 'canonical').map(({ href = '' }) => href),
    robots: all('meta', 'name', 'robots').map(({ content = '' }) => content),
    alternates: Object.fromEntries(
      elements.flatMap(({ attributes: { hreflang, href = '' } }) => (hreflang ? [[hreflang, href]] : [])),
    ),
    openGraph: Object.fromEntries(properties),
    graph,
  };
}
