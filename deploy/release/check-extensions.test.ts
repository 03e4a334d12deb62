import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getLanguage, languageCodes } from '@sahra/shared/i18n/languages';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkExtensions } from './check-extensions.ts';
import { checkRenders } from './check-renders.ts';

const row = { layout: 'streaming', titleKey: 'title', chunk: 'src/x.tsx' } as const;
const home = { ...row, id: 'streaming.home', path: '/', slots: ['home.end'] };
const film = { ...row, id: 'streaming.film', path: '/films/:id', slots: ['program.related'] };
const teaser = { id: 'blog.teaser', slot: 'home.end', chunk: 'src/teaser.tsx' };

/** What a site answers at one path. */
interface Answer {
  status?: number;
  /** What stands in the place of the extension; without it there is no place. */
  drawn?: string;
  /** What its loader came to. */
  part?: object;
  /** Id of the page. */
  page?: string;
  main?: string;
}

const asDrawn = (html: string) => `<!--$--><div>${html}</div><!--/$-->`;
const htmlOf = (tag: string, { drawn, part, page = home.id, main = '<h1>T</h1>' }: Answer) =>
  `<!doctype html><html lang="${tag}"><main>${main}${
    drawn === undefined ? '' : `<div data-island="blog.teaser">${drawn}</div>`
  }</main><i>teaser.title</i><script type="application/json" id="boot">${JSON.stringify({
    router: { loaderData: { [`slots:${page}`]: part && { 'blog.teaser': part } } },
  })}</script></html>`;

/** A blog that shows a teaser in a site with these answers, and what visitors in French get instead. */
async function serve(
  answers: Readonly<Record<string, Answer>>,
  { extension = teaser, inFrench = answers } = {},
): Promise<{ url: string; blog: ReturnType<typeof makeRelease> }> {
  const server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/mf/')) return response.end('export var e={teaser:{title:`T`}}');
    const code = languageCodes.find((known) => headers.cookie === `lang=${known}`) ?? 'ar';
    const answer = (code === 'fr' ? inFrench : answers)[url] ?? { status: 404 };
    return response.writeHead(answer.status ?? 200).end(htmlOf(getLanguage(code).tag, answer));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise((resolve) => server.once('listening', resolve));
  const none = { js: [], css: [] };
  const blog = makeRelease('blog', '1.0.0', {
    extensions: [extension],
    hints: { entry: none, pages: {}, messages: { ar: { js: ['ar.js'], css: [] } } },
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, blog };
}

/** Checks that blog. */
async function check(
  answers: Readonly<Record<string, Answer>>,
  { pages = [home], ...rest }: Parameters<typeof serve>[1] & { pages?: (typeof home)[] } = {},
): Promise<void> {
  const { url, blog } = await serve(answers, rest);
  await checkRenders(url, blog, { withBrowser: false, pages });
}

const data = { data: null };
const left = { $pending: 'data' };

describe('An extension passes', () => {
  it.each<[string, Parameters<typeof check>]>([
    ['that the server has drawn', [{ '/': { drawn: asDrawn('<p>News</p>'), part: data } }]],
    ['that has no data, and so draws nothing', [{ '/': { drawn: asDrawn(''), part: data } }]],
    ['whose page shows its slot another time', [{ '/': { part: data } }]],
    ['whose page nobody has yet', [{}, { pages: [] }]],
    ['whose page only members get', [{ '/': { status: 302 } }]],
    [
      'whose first page is not there',
      [
        { '/films/1': { drawn: asDrawn('News'), part: data, page: 'streaming.other' } },
        {
          extension: { ...teaser, slot: 'program.related' },
          pages: [film, { ...film, id: 'streaming.other' }].map((page, index) =>
            index === 0 ? { ...page, path: '/series/:id' } : page,
          ),
        },
      ],
    ],
    [
      'that is for some members only, and left to their browsers',
      [{ '/': { drawn: '', part: left } }, { extension: { ...teaser, permission: 'catalog' } as typeof teaser }],
    ],
    [
      'that looks like a page which shows the name of a message in a text of its own',
      [{ '/': { drawn: asDrawn(asDrawn('News')), part: data, main: '<h1>teaser.title</h1>' } }],
    ],
  ])('%s', async (_, asked) => {
    await check(...asked);
  });
});

it.each([
  ['text', '<p>News</p>', true],
  ['a picture alone', '<img src="news.avif" alt="News">', false],
  ['nothing', '', false],
])('A browser is to find text of an extension where the server draws some: %s', async (_, drawn, hasText) => {
  const { url, blog } = await serve({ '/': { drawn: asDrawn(drawn), part: data } });
  const seen = await checkExtensions(url, blog, [home], { rawKeysIn: () => [], limitFor: () => 5000 });
  expect(seen.map((extension) => extension.hasText)).toEqual(languageCodes.map(() => hasText));
});

describe('An extension is refused', () => {
  it.each<[string, Answer, string]>([
    ['whose loader throws or hangs', { drawn: '', part: left }, 'in ar is left to the browser: its code or its data'],
    ['that throws while it is drawn', { drawn: '<!--$!--><!--/$-->', part: data }, 'in ar is not drawn by the server'],
    ['that never comes to an end', { drawn: '<!--$?--><!--/$-->', part: data }, 'in ar is not drawn by the server'],
    ['that the page does not know', { drawn: asDrawn('News') }, 'in ar is not known to the page'],
    [
      'that shows the name of a message',
      { drawn: asDrawn(`${asDrawn('News')}teaser.title`), part: data },
      'in ar shows names of messages: teaser.title',
    ],
    ['with which the page is no page', { part: data, main: '<p>wait</p>' }, 'the page is not rendered on the server'],
    ['with which the page fails', { status: 500 }, 'the page answers 500'],
  ])('%s', async (_, answer, reason) => {
    await expect(check({ '/': answer })).rejects.toThrow(reason);
    const good = { '/': { drawn: asDrawn('News'), part: data } };
    await expect(check(good, { inFrench: { '/': answer } })).rejects.toThrow(reason.replace('in ar', 'in fr'));
  });

  it('that is for some members only, and with which the page fails for everybody', async () => {
    const extension = { ...teaser, permission: 'catalog' } as typeof teaser;
    await expect(check({ '/': { status: 500 } }, { extension })).rejects.toThrow(
      'extension blog.teaser on page streaming.home (/) in ar: the page answers 500',
    );
  });
});
