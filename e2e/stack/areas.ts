import { paths } from '../support/addresses.ts';
import { siteUrl } from '../support/current-site.ts';
import { readHtml } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';

const say = messagesOf('ar');

/** One page of each remote, by the remote's name. */
export const areas = {
  streaming: { path: paths.home.href(), title: say('remote-streaming', 'home.title') },
  shop: { path: paths.shop.href(), title: say('remote-shop', 'products.title') },
  blog: { path: paths.blogs.href(), title: say('remote-blog', 'posts.title') },
  account: { path: paths.pricing.href(), title: say('remote-account', 'plans.title') },
};

/** What a visitor gets who opens an address; a query makes it a page that nobody has asked for before. */
export async function ask(path: string) {
  const response = await fetch(siteUrl() + path, { signal: AbortSignal.timeout(20_000) });
  const text = await response.text();
  return { path, status: response.status, headings: readHtml(text).headings, text };
}

let asked = 0;
/** Answers of every area, none of them from a cache. */
export const askAll = () =>
  Promise.all(
    Object.values(areas).map(async ({ path, title }) => ({ ...(await ask(`${path}?visit=${++asked}`)), title })),
  );

/** Those answers that are not the page that was asked for. */
export const wrongOnes = (answers: Awaited<ReturnType<typeof askAll>>) =>
  answers
    .filter(({ status, headings, title }) => status !== 200 || headings[0] !== title)
    .map(({ path, status, headings }) => ({ path, status, headings }));
