/** A page's address: its id, the router's pattern, and what makes an address of it, side by side. */
export interface Address {
  id: string;
  pattern: string;
  href: (...asked: never[]) => string;
}

/**
 * The addresses of each area, by its name. Each adds its own table in its `src/paths.ts`, and every package is compiled with
 * all of these files: no list of pages is kept anywhere else.
 */
export interface AddressTables {
  /** Where no table is compiled in. */
  none: Readonly<Record<never, Address>>;
}

type TableOf<Area extends keyof AddressTables> = AddressTables[Area];
type EachAddress = { [Area in keyof AddressTables]: TableOf<Area>[keyof TableOf<Area>] }[keyof AddressTables];

/** Id of a page that some area declares. */
export type PageId = EachAddress['id'];

/** The pattern of a page. */
export type PatternOf<Id extends PageId> = Extract<EachAddress, { id: Id }>['pattern'];

type Value = string | number | undefined;
export type Query = Readonly<Record<string, Value>>;

/** What follows the path: without what is empty, and without the number of the first page, so that a list has one address. */
export function queryOf(query: Query): string {
  const pairs = Object.entries(query).filter(
    ([key, value]) => value !== undefined && value !== '' && !(key === 'page' && value === 1),
  );
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : '';
}

/** A page with one address. */
export const fixed = <Id extends string, P extends string>(id: Id, path: P) => ({
  id,
  pattern: path,
  href: () => path,
});

/** A list in pages. */
export const paged = <Id extends string, P extends string>(id: Id, path: P) => ({
  id,
  pattern: path,
  href: (page?: number) => path + queryOf({ page }),
});

/** A page that leads on to `next`, a path of this site. */
export const withNext = <Id extends string, P extends string>(id: Id, path: P) => ({
  id,
  pattern: path,
  href: (next?: string) => path + queryOf({ next }),
});
