import { matchPath } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { queryOf, type PageId, type PatternOf, type Query } from '../addresses.ts';
import type { SitePage } from '../federation/contract.ts';

/** The pages that are open, of all remotes and of the host: links lead to no others. */
export type SiteMap = StoreApi<readonly SitePage[]>;

export const createSiteMap = (pages: readonly SitePage[]): SiteMap => createStore<readonly SitePage[]>(() => pages);

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
/** What a pattern leaves open; `:name?` may be missing. */
type ParamsOf<Pattern extends string> = {
  readonly [Name in NamesIn<Pattern> as Name extends `${string}?` ? never : Name]: string | number;
} & { readonly [Name in NamesIn<Pattern> as Name extends `${infer Optional}?` ? Optional : never]?: string | number };
type Rest<Id extends PageId> =
  Record<never, never> extends ParamsOf<PatternOf<Id>>
    ? [params?: ParamsOf<PatternOf<Id>>, query?: Query]
    : [params: ParamsOf<PatternOf<Id>>, query?: Query];

/** Address of the page with this id; undefined where no such page is open. */
export type HrefTo = <Id extends PageId>(id: Id, ...rest: Rest<Id>) => string | undefined;

/** A parameter of a pattern, `:name`; `:name?` may be missing. */
const open = /\/:(\w+)(\??)/g;

/** Address of the one of these pages that has this id. */
export function findHref(
  pages: readonly SitePage[],
  id: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Query = {},
): string | undefined {
  let isWhole = true;
  const path = pages
    .find((page) => page.id === id)
    ?.path.replaceAll(open, (_, name: string, mark: string) => {
      const value = params[name];
      if (value !== undefined) return `/${encodeURIComponent(value)}`;
      // Another release of that remote may ask for a parameter that this one does not know of.
      isWhole &&= mark === '?';
      return '';
    });
  return path !== undefined && isWhole ? path + queryOf(query) : undefined;
}

/** What the address of the page with this id fills in; undefined where `path` is not an address of it. */
export function findParams(
  pages: readonly SitePage[],
  id: string,
  path: string,
): Readonly<Record<string, string | undefined>> | undefined {
  const page = pages.find((one) => one.id === id);
  return (page && matchPath(page.path, path)?.params) ?? undefined;
}

/** Makes addresses of these pages. */
export const hrefToIn =
  (pages: readonly SitePage[]): HrefTo =>
  (id, ...[params, query]) =>
    findHref(pages, id, params, query);
