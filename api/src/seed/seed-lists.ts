import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { programs, sliderItems, topPrograms } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { seededRows, seeds } from '../database/seed-tables.ts';
import { productCategories } from '../database/shop-tables.ts';
import type { SeedContents } from './contents.ts';
import { continueIds } from './seed-book.ts';
import type { SeedNames } from './seed-names.ts';

interface Place {
  readonly id: number;
  readonly programId: number;
}

/** A list of programs that home shows; the seed makes its places anew. */
interface HomeList {
  readonly name: string;
  readonly wanted: (contents: SeedContents) => readonly string[];
  readonly read: (tx: Transaction) => Promise<Place[]>;
  readonly remove: (tx: Transaction, ids: number[]) => Promise<unknown>;
  /** Undefined: the place is taken. */
  readonly add: (tx: Transaction, contents: SeedContents, at: number, programId: number) => Promise<number | undefined>;
}

const slider: HomeList = {
  name: getTableName(sliderItems),
  wanted: (contents) => contents.slider.map(({ program }) => program),
  read: (tx) => tx.select({ id: sliderItems.id, programId: sliderItems.programId }).from(sliderItems),
  remove: (tx, ids) => tx.delete(sliderItems).where(inArray(sliderItems.id, ids)),
  async add(tx, contents, at, programId) {
    const kicker = contents.slider[at]?.kicker ?? { ar: '', en: '' };
    const [made] = await tx.insert(sliderItems).values({ kicker, programId }).returning({ id: sliderItems.id });
    return made?.id;
  },
};

const topTen: HomeList = {
  name: getTableName(topPrograms),
  wanted: (contents) => contents.topTen,
  read: (tx) => tx.select({ id: topPrograms.position, programId: topPrograms.programId }).from(topPrograms),
  remove: (tx, ids) => tx.delete(topPrograms).where(inArray(topPrograms.position, ids)),
  async add(tx, _, at, programId) {
    const values = { position: at + 1, programId };
    const [made] = await tx.insert(topPrograms).values(values).onConflictDoNothing().returning();
    return made?.position;
  },
};

/** Brings one list to the files. What somebody else put there stays, and what they took away does not come again. */
async function writeList(tx: Transaction, list: HomeList, contents: SeedContents, names: SeedNames): Promise<void> {
  const entries = await tx.select().from(seededRows).where(eq(seededRows.kind, list.name));
  const places = await list.read(tx);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const wanted = list.wanted(contents);
  const isOwn = ({ key, rowId, isTheirs }: (typeof entries)[number]) =>
    !isTheirs &&
    (!wanted.includes(key) || placeOf.get(rowId)?.programId === names.find(programs, key)) &&
    placeOf.has(rowId);
  const own = entries.filter(isOwn);
  const ownIds = own.map(({ rowId }) => rowId);
  const taken = new Set(entries.filter((entry) => !isOwn(entry)).map(({ key }) => key));
  const others = new Set(places.filter(({ id }) => !ownIds.includes(id)).map(({ programId }) => programId));
  await list.remove(tx, ownIds);
  const ownEntry = sql`${seededRows.kind} = ${list.name} and ${inArray(seededRows.rowId, ownIds)}`;
  await tx.delete(seededRows).where(ownEntry);
  for (const [at, key] of wanted.entries()) {
    const programId = names.find(programs, key);
    if (programId === undefined || taken.has(key) || others.has(programId)) continue;
    const rowId = await list.add(tx, contents, at, programId);
    if (rowId !== undefined) await tx.insert(seededRows).values({ kind: list.name, key, rowId });
  }
}

/** Writes what home shows first. */
export async function writeLists(tx: Transaction, contents: SeedContents, names: SeedNames): Promise<void> {
  for (const list of [slider, topTen]) await writeList(tx, list, contents, names);
}

/** Says of videos what they are about, when all programs are written. */
export async function linkVideos(tx: Transaction, contents: SeedContents, names: SeedNames): Promise<void> {
  const links = contents.programs.flatMap(({ slug, about }) => {
    const id = about === undefined ? undefined : names.find(programs, about);
    return id === undefined ? [] : [{ key: slug, id }];
  });
  await tx.execute(sql`
    update ${programs} set about_program_id = link.id, updated_at = now()
    from unnest(${sql.param(links.map(({ key }) => key))}::text[], ${sql.param(links.map(({ id }) => id))}::int[]) as link (key, id)
      join ${seededRows} on kind = ${getTableName(programs)} and ${seededRows.key} = link.key and not is_theirs
    where ${programs.id} = row_id and about_program_id is distinct from link.id`);
}

/** Puts categories of the shop below each other, when all are written. */
export async function linkProductCategories(tx: Transaction, contents: SeedContents, names: SeedNames): Promise<void> {
  const links = contents.productCategories.map(({ slug, parent }) => ({
    key: slug,
    id: parent === undefined ? null : (names.find(productCategories, parent) ?? null),
  }));
  await tx.execute(sql`
    update ${productCategories} set parent_id = link.id, updated_at = now()
    from unnest(${sql.param(links.map(({ key }) => key))}::text[], ${sql.param(links.map(({ id }) => id))}::int[]) as link (key, id)
      join ${seededRows} on kind = ${getTableName(productCategories)} and ${seededRows.key} = link.key and not is_theirs
    where ${productCategories.id} = row_id and parent_id is distinct from link.id`);
}

/** Takes over the lists of a version of the api that kept no book: they were wholly the seed's. */
export async function adoptLists(tx: Transaction): Promise<void> {
  if ((await tx.select().from(seeds)).length === 0) return;
  for (const { name, read } of [slider, topTen]) {
    await tx.delete(seededRows).where(eq(seededRows.kind, name));
    const slugs = new Map(
      (await tx.select({ id: programs.id, slug: programs.slug }).from(programs)).map((row) => [row.id, row.slug]),
    );
    for (const { id, programId } of await read(tx))
      await tx.insert(seededRows).values({ kind: name, key: slugs.get(programId) ?? '', rowId: id });
  }
  await continueIds(tx, sliderItems, sliderItems.id);
}
