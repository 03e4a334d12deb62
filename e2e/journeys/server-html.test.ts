import { languages, type LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import { ask, firstProgram } from '../support/api.ts';
import type { Episode, Home } from '@sahra/shared/schemas/catalog';
import { readHtml } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

/** A page as it comes from the server, in the language of the visitor's cookie. */
async function get(path: string, language?: LanguageCode) {
  const response = await fetch(siteUrl() + path, {
    redirect: 'manual',
    headers: language ? { cookie: `lang=${language}` } : {},
  });
  return { response, status: response.status, html: await response.text() };
}

for (const { code, name } of languages)
  test(`Reader without scripts gets the contents of the home page in ${name}`, async () => {
    const { slider, topTen, rails } = await ask<Home>('/home', code);
    const { main } = readHtml((await get('/', code)).html);
    const expected = [
      ...slider.map(({ program }) => program.title),
      ...topTen.map(({ title }) => title),
      ...rails.map(({ category }) => category.name),
    ];
    expect(expected.filter((text) => !main.includes(text.replace(/\s+/g, ' ')))).toEqual([]);
  });

test('Unknown ids and addresses are answered with 404', async () => {
  const { id, firstEpisodeId } = await firstProgram('movie');
  const other = await ask<Episode>(`/episodes/${firstEpisodeId + 1}`);
  expect(other.program.id).not.toBe(id);
  const unknown = [
    '/nope',
    '/categories/999999',
    '/categories/nope',
    '/categories/-1',
    '/shows-details/nope',
    '/shows-details/999999999',
    '/shows-details/99999999999999999999',
    '/programs/1/episodes/999999',
    paths.episode.href(id, other.id),
    '/shop?page=99',
    '/shop?page=nope',
    '/shop?category=nope',
    '/blogs?page=999',
    '/categories/1?page=0',
  ];
  const answers = await Promise.all(unknown.map(async (path) => ({ path, status: (await get(path)).status })));
  expect(answers).toEqual(unknown.map((path) => ({ path, status: 404 })));
  const { headings } = readHtml((await get('/categories/999999', 'de')).html);
  expect(headings).toEqual([messagesOf('de')('host', 'notFound.title')]);
});

test('/home leads to /', async () => {
  const { status, response } = await get('/home');
  expect([status, response.headers.get('location')]).toEqual([301, '/']);
});

test('?lang= chooses a language and is kept as a cookie', async () => {
  const { html, response } = await get('/?lang=de');
  expect(readHtml(html).titles[0]).toContain(messagesOf('de')('remote-streaming', 'home.title'));
  expect(response.headers.get('set-cookie')).toMatch(/^lang=de; Path=\/;/);
  expect((await get('/?lang=xx')).response.headers.get('set-cookie')).toBeNull();
});

test('200 readers at once in five languages each get only their own', async () => {
  const pages = new Map(
    await Promise.all(languages.map(async ({ code }) => [code, (await sitePages(code)).slice(0, 8)] as const)),
  );
  // The first text of every header.
  const greeting = (code: LanguageCode) => `>${messagesOf(code)('host', 'skip')}<`;
  const visits = Array.from({ length: 200 }, (_, index) => languages[index % 5] ?? languages[0]);
  const strangers = await Promise.all(
    visits.map(async ({ code, tag }, index) => {
      const page = pages.get(code)?.[Math.floor(index / 5) % 8];
      const { html } = await get(page?.path ?? '/', code);
      const { lang, titles } = readHtml(html);
      const spoken = languages
        .filter((language) => html.includes(greeting(language.code)))
        .map((language) => language.code);
      return lang === tag && titles[0] === page?.title && spoken.join() === code
        ? []
        : [`${code} ${page?.path}: ${lang} ${spoken.join()} ${titles.join()}`];
    }),
  );
  expect(strangers.flat()).toEqual([]);
});
