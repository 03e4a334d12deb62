import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppProvider, createApp } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { PageFacts } from '../page-facts.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';

const origin = 'https://sahra.example';
const head = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('content'),
  );

/** Opens an address that the row `page` of a route table answers; returns what the page told to the server. */
function open(
  address: string,
  page: { path: string; robots?: 'noindex' },
  props: Partial<PageHeadProps> = {},
  language: LanguageCode = 'ar',
) {
  const described: PageFacts[] = [];
  const i18n = createI18n(language, { [language]: { common: { siteName: 'Sahra' } } });
  const app = createApp({
    i18n,
    origin,
    api: { baseUrl: '/api' },
    describePage: (facts) => described.push(facts),
    changeLanguage: () => Promise.resolve(),
  });
  const element = <PageHead title="Rules" description="What holds here" {...props} />;
  const router = createMemoryRouter([{ path: page.path, element, handle: { page } }], { initialEntries: [address] });
  render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return described;
}

test.each([
  ['/privacypolicy', '/PrivacyPolicy', '/PrivacyPolicy'],
  ['/PrivacyPolicy/', '/PrivacyPolicy', '/PrivacyPolicy'],
  ['/SHOWS-details/7?utm_source=letter&lang=ar', '/shows-details/:programId', '/shows-details/7'],
  ['/Programs/7/EPISODES/12', '/programs/:programId/episodes/:episodeId', '/programs/7/episodes/12'],
  ['/', '/', '/'],
])('The one address of %s is written as in the route table', (address, path, expected) => {
  open(address, { path });
  expect(head('link[rel=canonical]')).toEqual([origin + expected]);
});

test('A page in another language than the first is a page of its own', () => {
  open('/shop?page=2', { path: '/shop' }, { path: '/shop?page=2' }, 'gr');
  expect(head('link[rel=canonical]')).toEqual([`${origin}/shop?page=2&lang=gr`]);
});

test('A page that is not there in a language of the site has the address of the one in which it is shown', () => {
  open('/posts/light?lang=de', { path: '/posts/:slug' }, { shownIn: 'en' }, 'de');
  expect(head('link[rel=canonical]')).toEqual([`${origin}/posts/light?lang=en`]);
});

test('The server is told what only crawlers read, without a language', () => {
  const described = open('/shop?lang=de', { path: '/shop' }, { type: 'article' }, 'de');
  expect(described[0]).toEqual({
    title: 'Rules',
    description: 'What holds here',
    siteName: 'Sahra',
    type: 'article',
    path: '/shop',
  });
});

test.each([
  ['says so itself', { path: '/x' }, { robots: 'noindex' }],
  ['has a row that says so', { path: '/x', robots: 'noindex' }, {}],
] as const)('A page that %s is not listed and has no one address', (_how, page, props) => {
  expect(open('/x', page, props)).toEqual([]);
  expect(head('meta[name=robots]')).toEqual(['noindex']);
  expect(head('link[rel=canonical]')).toEqual([]);
});
