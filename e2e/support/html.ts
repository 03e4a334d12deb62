const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
const withoutScripts = (html: string) => html.replace(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>/g, '');
const plain = (html: string) =>
  decode(
    withoutScripts(html)
      .replace(/<!--.*?-->/gs, '')
      // What was looked for is marked within words.
      .replace(/<\/?mark\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => decode(text.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '')));

/** What a reader without scripts (a search engine, `curl`) gets of a page. */
export function readHtml(html: string) {
  const visible = withoutScripts(html);
  const [, lang, dir] = /<html[^>]*\blang="([^"]*)"[^>]*\bdir="([^"]*)"/.exec(html) ?? [];
  return {
    lang,
    dir,
    titles: all(visible, /<title[^>]*>([\s\S]*?)<\/title>/g),
    descriptions: all(visible, /<meta name="description" content="([^"]*)"/g),
    headings: all(visible, /<h1[^>]*>([\s\S]*?)<\/h1>/g),
    main: plain(/<main\b[\s\S]*<\/main>/.exec(visible)?.[0] ?? ''),
  };
}
