import { hrefToIn } from '@sahra/shared/host-runtime';
import { getLanguage } from '@sahra/shared/i18n/languages';
import type { PageFacts } from '@sahra/shared/page-facts';
import { describe, expect, it } from 'vitest';
import { crawlerHead } from './crawler-head.ts';

const origin = 'https://sahra.example';
const facts: PageFacts = {
  title: 'Burullus',
  description: 'A night on the lake',
  siteName: 'Sahra',
  path: '/shows-details/7',
};

const hrefTo = hrefToIn([{ id: 'information.search', path: '/search' }]);

function read(page: PageFacts, code = 'de') {
  const parsed = new DOMParser().parseFromString(
    `<head>${crawlerHead(page, { origin, language: getLanguage(code), hrefTo })}</head>`,
    'text/html',
  );
  const of = (selector: string, name: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  const graph = (
    JSON.parse(parsed.querySelector('script')?.textContent ?? '') as { '@graph': Record<string, unknown>[] }
  )['@graph'];
  return { parsed, of, graph, property: (name: string) => of(`meta[property="${name}"]`, 'content') };
}

describe('the part of the head that only crawlers read', () => {
  it('names the page in every language, the first one without a parameter', () => {
    const { of } = read(facts);
    const pairs = of('link[hreflang]', 'hreflang').map((tag, index) => [tag, of('link[hreflang]', 'href')[index]]);
    const page = `${origin}/shows-details/7`;
    expect(pairs).toEqual([
      ['ar', page],
      ['en', `${page}?lang=en`],
      ['de', `${page}?lang=de`],
      ['fr', `${page}?lang=fr`],
      ['el', `${page}?lang=gr`],
      ['x-default', page],
    ]);
  });

  it('shows the site’s own card where a page has no picture', () => {
    expect(read(facts, 'gr').property('og:image')).toEqual([`${origin}/media/art/card/gr.jpg`]);
    const picture = { kind: 'scene', src: '/media/art/abc/scene/burullus', color: '#000000' } as const;
    const { property } = read({ ...facts, picture });
    expect(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].flatMap(property)).toEqual([
      `${origin}/media/art/abc/scene/burullus-1200.jpg`,
      '1200',
      '630',
      'Burullus',
    ]);
  });

  it('shows the picture that a page has for being shared, in both ways in which networks read it', () => {
    const picture = { kind: 'post', src: '/media/art/abc/post/lamp', color: '#000000' } as const;
    const { property, of } = read({ ...facts, picture, shareUrl: '/media/share/7-de-0123abcd.jpg' });
    const shared = `${origin}/media/share/7-de-0123abcd.jpg`;
    expect(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].flatMap(property)).toEqual([
      ...[shared, '1200', '630', 'Burullus'],
    ]);
    const named = (name: string) => of(`meta[name="twitter:${name}"]`, 'content');
    expect(['card', 'image', 'image:alt'].flatMap(named)).toEqual(['summary_large_image', shared, 'Burullus']);
  });

  it('says the language as Open Graph writes it', () => {
    const { property } = read(facts, 'ar');
    expect([property('og:locale'), property('og:locale:alternate')]).toEqual([
      ['ar_EG'],
      ['en_GB', 'de_DE', 'fr_FR', 'el_GR'],
    ]);
  });

  it('says when an article was published and changed, and names no language that it does not have', () => {
    const { property } = read({
      ...{ ...facts, type: 'article', shownIn: 'en', path: '/posts/light' },
      translations: [
        { language: 'en', path: '/posts/light' },
        { language: 'gr', path: '/posts/fos' },
      ],
      publishedAt: '2026-03-07T22:30:00Z',
      modifiedAt: '2026-03-08T12:00:00Z',
    });
    expect(property('article:published_time')).toEqual(['2026-03-07T22:30:00Z']);
    expect(property('article:modified_time')).toEqual(['2026-03-08T12:00:00Z']);
    expect(property('og:url')).toEqual([`${origin}/posts/light?lang=en`]);
    expect(['og:locale', 'og:locale:alternate'].map(property)).toEqual([['en_GB'], ['el_GR']]);
  });

  it('names only the languages that a page has, and none on a page that is shown in another one than was asked for', () => {
    const translations = [
      { language: 'en', path: '/posts/light' },
      { language: 'gr', path: '/posts/fos' },
    ] as const;
    const english = { ...facts, path: '/posts/light', shownIn: 'en', translations } as const;
    const linksOf = (page: PageFacts, code: string) => {
      const { of } = read(page, code);
      return of('link[hreflang]', 'hreflang').map((tag, index) => [tag, of('link[hreflang]', 'href')[index]]);
    };
    const both = [
      ['en', `${origin}/posts/light?lang=en`],
      ['el', `${origin}/posts/fos?lang=gr`],
      ['x-default', `${origin}/posts/light?lang=en`],
    ];
    expect(linksOf(english, 'en')).toEqual(both);
    expect(linksOf({ ...english, path: '/posts/fos', shownIn: 'gr' }, 'gr')).toEqual(both);
    expect(linksOf(english, 'de')).toEqual([]);
  });

  it('leads to the feeds of a page, in the language of the page', () => {
    const feeds = [
      { title: 'Night "&" (RSS)', type: 'application/rss+xml', path: '/feeds/blog/tag/night/rss.xml' },
      { title: 'Night (JSON)', type: 'application/feed+json', path: '/feeds/blog/tag/night/feed.json' },
    ];
    const { of } = read({ ...facts, feeds }, 'gr');
    expect(of('link[type*="rss"], link[type*="feed"]', 'href')).toEqual([
      ...feeds.map(({ path }) => `${origin}${path}?lang=gr`),
      `${origin}/feed.xml?lang=gr`,
    ]);
    expect(of('link[type="application/rss+xml"]', 'title')).toEqual(['Night "&" (RSS)', 'Sahra']);
  });

  it('leads to what is new, in the language of the page', () => {
    const { of } = read(facts);
    expect(of('link[type="application/rss+xml"]', 'href')).toEqual([`${origin}/feed.xml?lang=de`]);
  });

  it('offers a large picture, and the film where it may be played elsewhere', () => {
    const named = (page: PageFacts, name: string) => read(page).of(`meta[name="twitter:${name}"]`, 'content');
    expect([named(facts, 'card'), named(facts, 'player')]).toEqual([['summary_large_image'], []]);
    const page = { ...facts, path: '/programs/7/episodes/70', player: '/embed/70' };
    expect([named(page, 'card'), named(page, 'player')]).toEqual([['player'], [`${origin}/embed/70?lang=de`]]);
    const [oembed = ''] = read(page).of('link[type="application/json+oembed"]', 'href');
    const { pathname, searchParams } = new URL(oembed ?? '');
    expect([pathname, searchParams.get('url')]).toEqual(['/oembed', `${origin}/programs/7/episodes/70?lang=de`]);
  });

  it('tells where other sites learn what a link to a post says, in the language in which it is shown', () => {
    const { of } = read({ ...facts, path: '/posts/light', shownIn: 'en', hasOembed: true }, 'gr');
    const [href] = of('link[type="application/json+oembed"]', 'href');
    expect(new URL(href ?? '').searchParams.get('url')).toBe(`${origin}/posts/light?lang=en`);
    expect(read(facts).of('link[type="application/json+oembed"]', 'href')).toEqual([]);
  });

  it('tells where the page stands', () => {
    const { graph } = read({ ...facts, place: [{ name: 'Filme', href: '/shows-details' }] });
    expect(graph[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Sahra', item: `${origin}/?lang=de` },
        { position: 2, name: 'Filme', item: `${origin}/shows-details?lang=de` },
        { position: 3, name: 'Burullus', item: `${origin}/shows-details/7?lang=de` },
      ],
    });
  });

  it('tells of the site and its search on the home page', () => {
    const { graph } = read({ ...facts, path: '/' });
    expect(graph.map((node) => node['@type'])).toEqual(['WebSite', 'Organization']);
    expect(graph[0]).toMatchObject({
      potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
    });
  });

  it.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onclick='x",
    '</head><!--',
    'a\u0000b\u0008c\ud800',
  ])('%j stays text', (text) => {
    const { parsed, property, graph } = read({
      ...facts,
      title: text,
      description: text,
      jsonLd: () => [{ '@type': 'Movie', name: text }],
    });
    expect([parsed.querySelectorAll('script').length, parsed.querySelectorAll('img').length]).toEqual([1, 0]);
    expect(property('og:title')).toEqual([text.replace(/\p{Cc}|\p{Cs}/gu, '')]);
    expect(graph[1]).toEqual({ '@type': 'Movie', name: text });
  });
});
