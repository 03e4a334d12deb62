import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import {
  genres,
  people,
  programGenres,
  programPeople,
  programs,
  programTags,
  tags,
} from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { allTexts, type Localized } from '../database/localized.ts';
import { searchDocuments, searchTerms } from '../database/search-tables.ts';
import { storedWords } from './words.ts';

type DocumentRow = typeof searchDocuments.$inferInsert;
type DocumentType = DocumentRow['type'];
type Named = { programId: number; name: Localized };

/** The names of everything that programs are filed under. */
async function readNames(tx: Transaction, ids: number[]): Promise<Map<number, string[]>> {
  const lists: Named[][] = [
    await tx
      .select({ programId: programGenres.programId, name: genres.name })
      .from(programGenres)
      .innerJoin(genres, eq(genres.id, programGenres.genreId))
      .where(inArray(programGenres.programId, ids))
      .orderBy(programGenres.position),
    await tx
      .select({ programId: programTags.programId, name: tags.name })
      .from(programTags)
      .innerJoin(tags, eq(tags.id, programTags.tagId))
      .where(inArray(programTags.programId, ids))
      .orderBy(programTags.position),
    await tx
      .select({ programId: programPeople.programId, name: people.name })
      .from(programPeople)
      .innerJoin(people, eq(people.id, programPeople.personId))
      .where(inArray(programPeople.programId, ids))
      .orderBy(programPeople.role, programPeople.position),
  ];
  const byProgram = new Map<number, string[]>(ids.map((id) => [id, []]));
  for (const { programId, name } of lists.flat()) byProgram.get(programId)?.push(...allTexts(name));
  return byProgram;
}

async function programDocuments(tx: Transaction, ids: number[]): Promise<DocumentRow[]> {
  const { id, title, tagline, synopsis, rating } = programs;
  const rows = await tx
    .select({ id, title, tagline, synopsis, rating })
    .from(programs)
    .where(and(inArray(programs.id, ids), programs.isListed));
  const names = await readNames(tx, ids);
  return rows.map((program) => ({
    type: 'program',
    entityId: program.id,
    title: storedWords(allTexts(program.title)),
    body: storedWords([...allTexts(program.tagline), ...allTexts(program.synopsis), ...(names.get(program.id) ?? [])]),
    popularity: program.rating,
  }));
}

async function personDocuments(tx: Transaction, ids: number[]): Promise<DocumentRow[]> {
  const { id, name, alsoKnownAs, knownCredits } = people;
  const rows = await tx.select({ id, name, alsoKnownAs, knownCredits }).from(people).where(inArray(people.id, ids));
  return rows.map((person) => ({
    type: 'person',
    entityId: person.id,
    title: storedWords([...allTexts(person.name), ...person.alsoKnownAs]),
    body: '',
    popularity: Math.min(person.knownCredits, 100) / 10,
  }));
}

const documentsOf = { program: programDocuments, person: personDocuments } as const;

const termsOf = (documents: readonly Pick<DocumentRow, 'title' | 'body'>[]): Set<string> =>
  new Set(documents.flatMap(({ title, body }) => `${title} ${body}`.split(' ')).filter((word) => word.length > 2));

/** Keeps the words from which spellings are guessed: each word of a document is there, and no other. */
async function writeTerms(tx: Transaction, before: Set<string>, after: Set<string>): Promise<void> {
  const added = [...after].filter((term) => !before.has(term));
  const gone = [...before].filter((term) => !after.has(term));
  if (added.length > 0)
    await tx.execute(
      sql`insert into ${searchTerms} (term) select unnest(${sql.param(added)}::text[]) on conflict do nothing`,
    );
  if (gone.length > 0)
    await tx.execute(sql`
      delete from ${searchTerms} where term = any(${sql.param(gone)}::text[]) and not exists (
        select from ${searchDocuments} where ${searchDocuments.vector} @@ quote_literal(term)::tsquery)`);
}

/** Makes the documents of these programs or people what the tables say of them now; those that are gone or not listed have none. */
export async function indexDocuments(tx: Transaction, type: DocumentType, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const documents = await documentsOf[type](tx, ids);
  const theirs = and(eq(searchDocuments.type, type), inArray(searchDocuments.entityId, ids));
  const { title, body } = searchDocuments;
  const before = await tx.select({ title, body }).from(searchDocuments).where(theirs);
  const found = documents.map(({ entityId }) => entityId);
  await tx.delete(searchDocuments).where(and(theirs, notInArray(searchDocuments.entityId, found)));
  if (documents.length > 0)
    await tx
      .insert(searchDocuments)
      .values(documents)
      .onConflictDoUpdate({
        target: [searchDocuments.type, searchDocuments.entityId],
        set: { title: sql`excluded.title`, body: sql`excluded.body`, popularity: sql`excluded.popularity` },
        setWhere: sql`(${title}, ${body}, ${searchDocuments.popularity}) is distinct from (excluded.title, excluded.body, excluded.popularity)`,
      });
  await writeTerms(tx, termsOf(before), termsOf(documents));
}
