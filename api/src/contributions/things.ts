import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { type Thing, type ThingKind, thingKinds } from '@sahra/shared/schemas/contributions';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { posts } from '../database/blog-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { selectText } from '../database/localized.ts';
import { products } from '../database/shop-tables.ts';
import { selectSlug, selectTitle } from '../posts/post-languages.ts';

/** What a thing is called, and where it is. */
export interface NamedThing {
  title: string;
  /** Of an episode: the program that it belongs to. */
  programId: number | null;
  /** Of a post: its address in the language asked for. */
  slug: string | null;
}

/** Where the things of a kind are, and which of them everybody sees. */
interface ThingTable {
  listed: (
    tx: Database | Transaction,
    id: number,
    language: LanguageCode,
  ) => Promise<{ title: string; programId?: number; slug?: string | null }[]>;
  /** Null: it has no title that everybody may read. */
  names: (
    database: Database,
    ids: number[],
    language: LanguageCode,
  ) => Promise<{ id: number; title: string | null; programId?: number; slug?: string | null }[]>;
  /** The ids that there are. */
  ids: SQL;
}

const things: Readonly<Record<ThingKind, ThingTable>> = {
  program: {
    listed: (tx, id, language) =>
      tx
        .select({ title: selectText(programs.title, language) })
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
    listed: (tx, id, language) =>
      tx
        .select({ title: selectText(products.name, language) })
        .from(products)
        .where(eq(products.id, id)),
    names: (database, ids, language) =>
      database
        .select({ id: products.id, title: selectText(products.name, language) })
        .from(products)
        .where(inArray(products.id, ids)),
    ids: sql`select ${products.id} from ${products}`,
  },
  post: {
    listed: async (tx, id, language) => {
      const isListed = and(eq(posts.id, id), posts.isShown.getSQL());
      const rows = await tx
        .select({ title: selectTitle(language), slug: selectSlug(language) })
        .from(posts)
        .where(isListed);
      return rows.map(({ title, slug }) => ({ title: title ?? '', slug }));
    },
    names: (database, ids, language) =>
      database
        .select({ id: posts.id, title: selectTitle(language), slug: selectSlug(language) })
        .from(posts)
        .where(inArray(posts.id, ids)),
    ids: sql`select ${posts.id} from ${posts}`,
  },
  episode: {
    listed: (tx, id, language) =>
      tx
        .select({ title: selectText(episodes.title, language), programId: episodes.programId })
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
  const [row] = await things[kind].listed(tx, id, language);
  return row && { title: row.title, programId: row.programId ?? null, slug: row.slug ?? null };
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
      for (const { id, title, programId = null, slug = null } of await things[kind].names(database, ids, language))
        names.set(`${kind} ${id}`, { title: title ?? '', programId, slug });
    }),
  );
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? { title: '', programId: null, slug: null };
}

/** Selects the ids of all things of a kind. */
export const idsOfThings = (kind: ThingKind): SQL => things[kind].ids;
