import type { Messages, RemoteRoute } from '../federation/contract.ts';
import { withMenus } from '../federation/menu-labels.ts';
import { menuPlacesOf, type PageMenus } from '../federation/menus.ts';

const tables = import.meta.glob<readonly RemoteRoute[]>(
  '../../../{host/src/pages/information,remote-*/src}/routes.tsx',
  {
    eager: true,
    import: 'routes',
  },
);

/** Every page of the workspace, as if all of it were published: what links of a part that is tested alone may lead to. */
export const wholeSite = Object.values(tables).flatMap((routes) => routes.map(({ id, path }) => ({ id, path })));

const menus = import.meta.glob<PageMenus>('../../../{host/src/pages/information,remote-*/src}/menus.ts', {
  eager: true,
  import: 'menus',
});
const files = import.meta.glob<Messages>('../../../{host/src/pages/information,remote-*/src}/messages/*.json', {
  eager: true,
  import: 'default',
});

function pagesWithMenus([file, entries]: [string, PageMenus]) {
  const messages = (code: string): Messages => files[file.replace('menus.ts', `messages/${code}.json`)] ?? {};
  const all = { ar: messages('ar'), en: messages('en'), de: messages('de'), fr: messages('fr'), gr: messages('gr') };
  return withMenus(tables[file.replace('menus.ts', 'routes.tsx')] ?? [], entries, all);
}

/** What stands in the menus of the workspace, in order and in every language. */
export const wholeMenus = menuPlacesOf(Object.entries(menus).flatMap(pagesWithMenus));
