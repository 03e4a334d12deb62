import { menuNames, type MenuItem } from '@sahra/shared/federation/menus';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { permissions } from '@sahra/shared/session/permissions';
import { iconPaths } from '@sahra/shared/ui/icon-paths';

const isKnownMenu = (name: string) => menuNames.some((known) => known === name);

function itemFault({ menu, icon, permission }: MenuItem): string | undefined {
  if (!isKnownMenu(menu)) return `there is no menu ${menu}`;
  if (icon !== undefined && !Object.hasOwn(iconPaths, icon)) return `the shell has no icon ${icon}`;
  if (permission !== undefined && !Object.hasOwn(permissions, permission))
    return `there is no permission ${permission}`;
  return undefined;
}

/** Why a release may not have its places in menus; undefined where it may. */
export function menuFault({ pages }: Pick<ReleaseManifest, 'pages'>): string | undefined {
  for (const { id, path, menus = [] } of pages) {
    if (menus.length > 0 && /[:*?]/.test(path)) return `${id}: ${path} has a parameter, and stands in no menu`;
    // The footer shows these two in one list.
    const places = menus.map(({ menu, query }) => JSON.stringify([menu === 'explore' ? 'main' : menu, query]));
    const twice = menus.find((_, index) => places.indexOf(places[index] ?? '') !== index);
    if (twice) return `${id} stands twice in the menu ${twice.menu}`;
    const fault = menus.map(itemFault).find((found) => found !== undefined);
    if (fault) return `${id}: ${fault}`;
  }
  return undefined;
}
