import { paths } from './addresses.ts';
import { expect } from './expect.ts';
import type { FrontEnd } from './front-end.ts';
import { readHtml } from './html.ts';
import { messagesOf } from './messages.ts';
import { publishBroken } from './releases.ts';

const say = messagesOf('ar');
export const shopTitle = say('remote-shop', 'products.title');
/** A page of each remote but the shop. */
export const otherAreas = [
  { path: paths.home.href(), title: say('remote-streaming', 'home.title') },
  { path: paths.blogs.href(), title: say('remote-blog', 'posts.title') },
  { path: paths.pricing.href(), title: say('remote-account', 'plans.title') },
];

/** A server bundle whose shop page runs `code` while it is rendered, or while its data is read. */
export const shopThat = (part: 'default' | 'loader', code: string) => `import real from './real/app.js';
  const broken = (route) => ({ ...route, lazy: async () => ({ ...(await route.lazy()), ${part}: () => { ${code} } }) });
  export default { ...real, routes: real.routes.map(broken) };`;

/** Reads pages of a front end as its server answers them, and publishes broken shops on it. */
export function serverAreas(site: () => FrontEnd) {
  /** A page of the site. */
  async function get(path: string) {
    const response = await fetch(site().url + path);
    const html = await response.text();
    return { path, status: response.status, html, ...readHtml(html) };
  }

  async function publishShop(suffix: string, serverModule?: string) {
    const restore = await publishBroken(site().dataDir, 'shop', suffix, { serverModule });
    await expect.poll(async () => (await get('/registry.json')).html, { intervals: [50] }).toContain(`-${suffix}"`);
    return restore;
  }

  /** Visitors who ask for pages of the shop, each of them beside one of every other area. */
  function crowd() {
    const others: Awaited<ReturnType<typeof get>>[] = [];
    return {
      /** A page of the shop, while the other areas are asked for a page too. */
      async get(path: string) {
        const [page, ...beside] = await Promise.all([get(path), ...otherAreas.map((other) => get(other.path))]);
        others.push(...beside);
        return page;
      },
      /** Pages of the other areas that were not what was asked for. */
      strangers: () =>
        others.filter(
          ({ path, status, headings }) =>
            status !== 200 || headings[0] !== otherAreas.find((other) => other.path === path)?.title,
        ),
    };
  }

  return { get, publishShop, crowd };
}
