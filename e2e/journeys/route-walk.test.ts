import { firstEpisode } from '../support/api.ts';
import { readHtml } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';
import { specifiedRoutes } from '../support/specified-routes.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const host = (key: string) => messagesOf('ar')('host', key);

/** Which of the four layouts a page has, seen from its header and its footer. */
function layoutOf(html: string): string {
  const [before = '', after = ''] = html.split(/<main\b[\s\S]*<\/main>/);
  const has = (part: 'header' | 'footer', text: string) =>
    (part === 'header' ? before : after).includes(`<${part}`) && (part === 'header' ? before : after).includes(text);
  const header = has('header', host('nav.categories'))
    ? 'streaming'
    : has('header', messagesOf('ar')('remote-shop', 'menu.latest'))
      ? 'merchandise'
      : 'none';
  const footer = has('footer', host('footer.shopLine'))
    ? 'merchandise'
    : has('footer', host('footer.line'))
      ? 'streaming'
      : has('footer', messagesOf('ar')('host/src/pages/information', 'menu.privacy'))
        ? 'compact'
        : 'none';
  const layouts: Record<string, string> = {
    'streaming streaming': 'streaming',
    'merchandise merchandise': 'merchandise',
    'merchandise compact': 'merchandise-compact',
    'none none': 'bare',
  };
  return layouts[`${header} ${footer}`] ?? `${header} header, ${footer} footer`;
}

const matches = (pattern: string, pathname: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`, 'i').test(pathname);

interface Registry {
  remotes: { name: string; pages: { path: string }[] }[];
}

async function ownerOf(path: string): Promise<string> {
  const { remotes } = (await (await fetch(`${siteUrl()}/registry.json`)).json()) as Registry;
  const pathname = path.split('?', 1)[0] ?? '';
  return remotes.find(({ pages }) => pages.some((page) => matches(page.path, pathname)))?.name ?? 'host';
}

/** One address: what answers it, after where it leads. */
async function walk(path: string) {
  const first = await fetch(siteUrl() + path, { redirect: 'manual' });
  const leadsTo = first.headers.get('location');
  const response = leadsTo ? await fetch(siteUrl() + leadsTo) : first;
  const html = await response.text();
  const { headings, main } = readHtml(html);
  const isNotOpen = headings[0] === host('notOpen.title');
  const owner = await ownerOf(leadsTo ?? path);
  return {
    path,
    first: first.status,
    status: response.status,
    leadsTo,
    layout: layoutOf(html),
    owner,
    headings,
    length: main.length,
    isNotOpen,
  };
}

test('Every address of the specification is a page, leads to one, or says that it is not open yet', async () => {
  const { id, program } = await firstEpisode('series', 'ar');
  const routes = specifiedRoutes.map(({ path, layout }) => ({
    layout,
    path: path.replace('/programs/101/episodes/343', `/programs/${program.id}/episodes/${id}`),
  }));
  const rows = await Promise.all(routes.map(async ({ path, layout }) => ({ ...(await walk(path)), expected: layout })));
  const lines = rows.map(({ path, first, status, leadsTo, layout, owner, isNotOpen }) =>
    [
      path.padEnd(30),
      leadsTo ? `${first} → ${status}` : String(status),
      layout.padEnd(20),
      isNotOpen ? `${owner}: not open yet` : owner,
      leadsTo ?? '',
    ].join('  '),
  );
  console.log(lines.join('\n'));
  for (const { path, first, status, leadsTo, layout, expected, headings, length, isNotOpen } of rows) {
    expect.soft(status, path).toBe(isNotOpen ? 404 : 200);
    if (leadsTo) expect.soft([301, 302], path).toContain(first);
    // Another name of a page has the layout of that page.
    else expect.soft(layout, path).toBe(expected);
    expect.soft(headings, `headings of ${path}`).toHaveLength(1);
    expect.soft(length, `text of ${path}`).toBeGreaterThan(30);
  }
});

test('Paths compare without case', async () => {
  for (const path of ['/privacypolicy', '/SHOP', '/About-Us', '/Shows-Details', '/LOGIN'])
    expect.soft((await walk(path)).layout, path).toBe((await walk(path.toLowerCase())).layout);
  expect((await walk('/ABOUT-US')).status).toBe(200);
});

test('An address that nobody named is not found', async () => {
  const { status, isNotOpen } = await walk('/no-such-page');
  expect({ status, isNotOpen }).toEqual({ status: 404, isNotOpen: false });
});
