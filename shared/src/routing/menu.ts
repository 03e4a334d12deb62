import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useApp, useSession } from '../app.tsx';
import type { MenuName } from '../federation/menus.ts';
import { can, permissions, type Permission } from '../session/permissions.ts';

/** A place in a menu as it is drawn. */
export interface MenuLine {
  to: string;
  text: string;
  icon: string | undefined;
}

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/**
 * What stands in these menus, in order: links to pages that are open and that this visitor may use, in their language.
 * Renders again when they sign in or out, choose another language, or when an area is closed or opened.
 */
export function useMenu(...names: MenuName[]): MenuLine[] {
  const app = useApp();
  const menus = useStore(app.menus);
  const pages = useStore(app.siteMap);
  const role = useSession()?.role ?? 'visitor';
  const { pathname, search } = useLocation();
  return menus
    .filter(({ menu, permission }) => {
      const isAllowed = permission === undefined || (isPermission(permission) && can(role, permission));
      return isAllowed && names.some((name) => name === menu);
    })
    .flatMap(({ page: id, label, icon, query, leadsBack }) => {
      const page = pages.find((open) => open.id === id);
      const asked = new URLSearchParams(query);
      // Who comes from the home page goes on to their own.
      if (leadsBack && pathname !== '/') asked.set('next', pathname + search);
      return page ? [{ to: page.path + (asked.size ? `?${asked}` : ''), text: label, icon }] : [];
    });
}
