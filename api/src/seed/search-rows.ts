import { people, programs } from '../database/catalog-tables.ts';
import { allTexts, type Localized } from '../database/localized.ts';
import type { searchDocuments } from '../database/search-tables.ts';
import { storedWords } from '../search/words.ts';
import type { SeedProgram } from './contents.ts';
import type { SeedSource } from './seeded-table.ts';

type DocumentRow = typeof searchDocuments.$inferInsert;

const namesOf = (rows: readonly { slug: string; name: Localized }[], slugs: readonly string[]) =>
  rows.filter(({ slug }) => slugs.includes(slug)).flatMap(({ name }) => allTexts(name));

function programDocument({ contents, ids }: SeedSource, program: SeedProgram): DocumentRow {
  const around = [
    ...allTexts(program.tagline),
    ...allTexts(program.synopsis),
    ...namesOf(contents.genres, program.genres),
    ...namesOf(contents.tags, program.tags),
    ...namesOf(contents.people, [...program.directors, ...program.cast]),
  ];
  return {
    type: 'program',
    entityId: ids.of(programs, program.slug),
    title: storedWords(allTexts(program.title)),
    body: storedWords(around),
    popularity: program.rating,
  };
}

/** What search looks through: titles and names in every language first, then the texts around them. */
export const searchDocumentRows = (source: SeedSource): DocumentRow[] => [
  ...source.contents.programs.filter(({ isListed }) => isListed).map((program) => programDocument(source, program)),
  ...source.contents.people.map((person): DocumentRow => ({
    type: 'person',
    entityId: source.ids.of(people, person.slug),
    title: storedWords([...allTexts(person.name), ...person.alsoKnownAs]),
    body: '',
    popularity: Math.min(person.knownCredits, 100) / 10,
  })),
];

/** Every word that a mistyped one can have meant. */
export function searchTermRows(source: SeedSource): { term: string }[] {
  const words = searchDocumentRows(source)
    .flatMap(({ title, body }) => `${title} ${body}`.split(' '))
    .filter((word) => word.length > 2);
  return [...new Set(words)].sort().map((term) => ({ term }));
}
