import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getLanguage, languageCodes } from '@sahra/shared/i18n/languages';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkRenders } from './check-renders.ts';
import { writeBuild } from './testing/build.ts';

/** Path → status, where it leads, or what its `main` holds. */
type Site = Readonly<Record<string, number | `→ ${string}` | `<${string}`>>;

const html = (tag: string, main: string) =>
  `<!doctype html><html lang="${tag}"><title>T</title><main>${main}</main></html>`;

const answersOf =
  (site: Site): RequestListener =>
  ({ url = '', headers }, response) => {
    const answer = site[url] ?? 404;
    const code = languageCodes.find((known) => headers.cookie === `lang=${known}`) ?? 'ar';
    const tag = getLanguage(code).tag;
    if (typeof answer === 'number') response.writeHead(answer).end(html(tag, '<h1>Lost</h1>'));
    else if (answer.startsWith('→')) response.writeHead(302, { location: answer.slice(2) }).end();
    else response.end(html(tag, answer));
  };

/** Checks a shop with these pages in a site that answers so. */
async function check(
  paths: string[],
  listener: RequestListener,
  { releaseMs = 20_000, ...more }: { releaseMs?: number; isFramable?: true } = {},
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/mf/'))
      response.end('var e={title:`T`,sorts:{"price-asc":`P`,size_one:`S`}};export{e as products};var t={products:e}');
    else listener(request, response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise((resolve) => server.once('listening', resolve));
  const page = { layout: 'merchandise', titleKey: 'title', chunk: 'src/list.tsx' } as const;
  const { manifest } = await writeBuild('shop', '1.0.0', {
    pages: paths.map((path) => ({ ...page, ...more, id: `shop.${path}`, path })),
    hints: { entry: { js: [], css: [] }, pages: {}, messages: { ar: { js: ['assets/ar.js'], css: [] } } },
  });
  await checkRenders(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, manifest, {
    withBrowser: false,
    limits: { pageMs: 300, releaseMs },
  });
}

describe('A page passes', () => {
  it.each<[string, string, Site]>([
    ['that comes with its heading in every language', '/shop', { '/shop': '<h1>T</h1>' }],
    ['that leads to one that answers', '/shop', { '/shop': '→ /sale', '/sale': '<p>wait</p>' }],
    ['that leads there by way of another', '/shop', { '/shop': '→ /a', '/a': '→ /sale', '/sale': '<h1>S</h1>' }],
    ['that is for members, where nobody can sign in yet', '/orders', { '/orders': 401 }],
    ['that has nothing at the sample address, and says so', '/shop/:id', { '/shop/1': 404 }],
    ['with and without what is optional', '/shop/:id?', { '/shop': '<h1>T</h1>', '/shop/1': '<h1>T</h1>' }],
    [
      'that names files and addresses',
      '/shop',
      {
        '/shop':
          '<h1>title.example products.pdf <code>products.title</code><meta property="og:type" content="products.title"/></h1>',
      },
    ],
  ])('%s', async (_, path, site) => {
    await check([path], answersOf(site));
  });

  it('that other sites may frame, whose language is told by its address alone', () =>
    check(
      ['/embed/:id'],
      ({ url = '' }, response) => {
        const code = languageCodes.find((known) => url === `/embed/1?lang=${known}`) ?? 'ar';
        response.end(html(getLanguage(code).tag, '<h1>T</h1>'));
      },
      { isFramable: true },
    ));
});

/** A server that has no time for so many requests of each language. */
function busyFor(times: number, retryAfter = 0): RequestListener {
  const asked = new Map<string | undefined, number>();
  return (request, response) => {
    const before = asked.get(request.headers.cookie) ?? 0;
    asked.set(request.headers.cookie, before + 1);
    if (before < times) response.writeHead(503, { 'retry-after': String(retryAfter) }).end();
    else answersOf({ '/shop': '<h1>T</h1>' })(request, response);
  };
}

it('A page passes for which the server has no time twice, and is refused where it never has', async () => {
  await check(['/shop'], busyFor(2));
  await expect(check(['/shop'], busyFor(3))).rejects.toThrow('answers 503 on the server');
});

it('A page that the server has not for long is refused at once', async () => {
  await expect(check(['/shop'], busyFor(1, 120))).rejects.toThrow('answers 503 on the server');
});

describe('A page is refused', () => {
  it.each<[string, string, Site, string]>([
    ['that fails', '/shop', { '/shop': 500 }, 'page shop./shop (/shop) answers 500 on the server'],
    ['that fails at its sample address', '/shop/:id', { '/shop/1': 503 }, 'answers 503 on the server'],
    ['that nobody can see', '/shop', { '/shop': 404 }, 'answers 404: nobody can see it'],
    ['that nobody can see without what is optional', '/shop/:id?', { '/shop/1': '<h1>T</h1>' }, 'answers 404'],
    ['that has no heading', '/shop', { '/shop': '<p>wait</p>' }, 'is not rendered on the server: it has no heading'],
    [
      'that leads to another site',
      '/shop',
      { '/shop': '→ https://example.com/' },
      'to another site: https://example.com/',
    ],
    ['that leads to no address', '/shop', { '/shop': '→ http://[' }, 'to another site: http://['],
    ['that leads to itself', '/shop', { '/shop': '→ /shop' }, 'leads in a circle: /shop → /shop'],
    ['that leads in a circle', '/shop', { '/shop': '→ /a', '/a': '→ /shop' }, 'in a circle: /shop → /a → /shop'],
    [
      'that leads on and on',
      '/shop/:id',
      { '/shop/1': '→ /1', '/1': '→ /2', '/2': '→ /3', '/3': '→ /4', '/4': '→ /5' },
      'leads on too often: /shop/1 → /1 → /2 → /3 → /4 → /5',
    ],
    ['that leads to where nothing ever is', '/shop', { '/shop': '→ /no-such' }, 'leads to /no-such, which answers 404'],
    ['that leads to what fails', '/shop', { '/shop': '→ /login', '/login': 500 }, 'leads to /login, which answers 500'],
    [
      'that shows the names of messages',
      '/shop',
      { '/shop': '<h1>products.title</h1><i aria-label="products.sorts.price-asc"></i>, shop:products.sorts.size' },
      'shows names of messages: products.sorts.price-asc, products.title, shop:products.sorts.size',
    ],
  ])('%s', async (_, path, site, reason) => {
    await expect(check([path], answersOf(site))).rejects.toThrow(reason);
  });

  it('that is broken in one of five languages', async () => {
    const inFrench: RequestListener = (request, response) =>
      answersOf({ '/shop': request.headers.cookie === 'lang=fr' ? 500 : '<h1>T</h1>' })(request, response);
    await expect(check(['/shop'], inFrench)).rejects.toThrow('(/shop) answers 500 on the server');
  });

  it('that shows the name of a message in one of five languages', async () => {
    const inGerman: RequestListener = (request, response) =>
      answersOf({ '/shop': `<h1>${request.headers.cookie === 'lang=de' ? 'products.title' : 'Laden'}</h1>` })(
        request,
        response,
      );
    await expect(check(['/shop'], inGerman)).rejects.toThrow(
      'page shop./shop (/shop) in de shows names of messages: products.title',
    );
  });

  it('that comes in another language', async () => {
    await expect(check(['/shop'], (_, response) => void response.end(html('el', '<h1>T</h1>')))).rejects.toThrow(
      'does not come in ar',
    );
  });

  it('of which the server never sends the end', async () => {
    await expect(check(['/shop'], (_, response) => void response.write('<html'))).rejects.toThrow(
      'page shop./shop (/shop) in ar is not answered by the server within 0.3 s',
    );
  });

  it('of which each answer comes in time, and all of them do not', async () => {
    const slowly: RequestListener = (request, response) =>
      void setTimeout(answersOf({ '/shop': '→ /a', '/a': '→ /sale', '/sale': '<h1>S</h1>' }), 200, request, response);
    await expect(check(['/shop'], slowly)).rejects.toThrow('in ar is not answered by the server within 0.3 s');
  });

  it('that is not reached before the time of the whole release is over', async () => {
    await expect(check(['/shop'], answersOf({ '/shop': '<h1>T</h1>' }), { releaseMs: 0 })).rejects.toThrow(
      'the pages of shop are not checked within 0 s: page shop./shop (/shop) was next',
    );
  });
});
