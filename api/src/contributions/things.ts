import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { type Thing, type ThingKind, thingKinds } from '@sahra/shared/schemas/contributions';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { posts } from '../database/blog-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { type Localized, selectText, textIn } from '../database/localized.ts';
import { products } from '../database/shop-tables.ts';

/** What a thing is called, and where it is. */
export interface NamedThing {
  title: string;
  /** Of an episode: the program that it belongs to. */
  programId: number | null;
}

/** Where the things of a kind are, and which of them everybody sees. */
interface ThingTable {
  listed: (tx: Database | Transaction, id: number) => Promise<{ title: Localized; programId?: number }[]>;
  names: (
    database: Database,
    ids: number[],
    language: LanguageCode,
  ) => Promise<{ id: number; title: string; programId?: number }[]>;
  /** The ids that there are. */
  ids: SQL;
}

const things: Readonly<Record<ThingKind, ThingTable>> = {
  program: {
    listed: (tx, id) =>
      tx
        .select({ title: programs.title })
        .from(programs)
        .where(and(eq(programs.id, id), programs.isListed)),
    names: (database, ids, language) =>
      database
        .select({ id: programs.id, title: selectText(programs.title, language) })
        .from(programs)
        .where(inArray(programs.id, ids)),
    ids: sql`select ${programs.id} from ${programs}`,
  },
  product: {
    listed: (tx, id) => tx.select({ title: products.name }).from(products).where(eq(products.id, id)),
    names: (database, ids, language) =>
      database
        .select({ id: products.id, title: selectText(products.name, language) })
        .from(products)
        .where(inArray(products.id, ids)),
    ids: sql`select ${products.id} from ${products}`,
  },
  post: {
    listed: (tx, id) => tx.select({ title: posts.title }).from(posts).where(eq(posts.id, id)),
    names: (database, ids, language) =>
      database
        .select({ id: posts.id, title: selectText(posts.title, language) })
        .from(posts)
        .where(inArray(posts.id, ids)),
    ids: sql`select ${posts.id} from ${posts}`,
  },
  episode: {
    listed: (tx, id) =>
      tx
        .select({ title: episodes.title, programId: episodes.programId })
        .from(episodes)
        .innerJoin(programs, eq(programs.id, episodes.programId))
        .where(and(eq(episodes.id, id), programs.isListed)),
    names: (database, ids, language) =>
      database
        .select({ id: episodes.id, title: selectText(episodes.title, language), programId: episodes.programId })
        .from(episodes)
        .where(inArray(episodes.id, ids)),
    ids: sql`select ${episodes.id} from ${episodes}`,
  },
};

/** A thing that everybody sees; undefined where there is none. */
export async function findListed(
  tx: Database | Transaction,
  { kind, id }: Thing,
  language: LanguageCode,
): Promise<NamedThing | undefined> {
  const [row] = await things[kind].listed(tx, id);
  return row && { title: textIn(row.title, language), programId: row.programId ?? null };
}

/** What things are called, by kind and id; without a title where one is gone. */
export async function nameThings(
  database: Database,
  asked: readonly Thing[],
  language: LanguageCode,
): Promise<(thing: Thing) => NamedThing> {
  const names = new Map<string, NamedThing>();
  await Promise.all(
    thingKinds.map(async (kind) => {
      const ids = [...new Set(asked.filter((thing) => thing.kind === kind).map(({ id }) => id))];
      if (ids.length === 0) return;
      for (const { id, title, programId = null } of await things[kind].names(database, ids, language))
        names.set(`${kind} ${id}`, { title, programId });
    }),
  );
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? { title: '', programId: null };
}

/** Selects the ids of all things of a kind. */
export const idsOfThings = (kind: ThingKind): SQL => things[kind].ids;
