import { generatePath } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SitePage } from '../federation/contract.ts';

/** The pages that are open, of all remotes and of the host: links lead to no others. */
export type SiteMap = StoreApi<readonly SitePage[]>;

type Value = string | number | undefined;

/**
 * Address of the page with this id; undefined where no such page is open. A query leaves out what is empty, and the first page
 * of a list, so that a list has one address.
 */
export type HrefTo = (
  id: string,
  params?: Readonly<Record<string, string | number>>,
  query?: Readonly<Record<string, Value>>,
) => string | undefined;

export const createSiteMap = (pages: readonly SitePage[]): SiteMap => createStore<readonly SitePage[]>(() => pages);

const queryOf = (query: Readonly<Record<string, Value>>) => {
  const pairs = Object.entries(query).filter(
    ([key, value]) => value !== undefined && value !== '' && !(key === 'page' && value === 1),
  );
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : '';
};

/** The parameters that a pattern cannot do without. */
const needed = /:(\w+)(?![\w?])/g;

/** Makes addresses of these pages. */
export const hrefToIn =
  (pages: readonly SitePage[]): HrefTo =>
  (id, params = {}, query = {}) => {
    const path = pages.find((page) => page.id === id)?.path;
    // Another release of that remote may ask for a parameter that this one does not know of.
    if (path === undefined || [...path.matchAll(needed)].some(([, name = '']) => params[name] === undefined))
      return undefined;
    const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    return generatePath(path, texts) + queryOf(query);
  };
