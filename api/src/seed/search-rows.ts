import { normalize, withoutArticle } from '@sahra/shared/normalize';
import { allTexts } from '../database/localized.ts';
import type { searchDocuments } from '../database/search-tables.ts';
import type { Demo, DemoProgram } from './demo-files.ts';
import { type Ids, idOf } from './ids.ts';
import { creditsOf } from './program-rows.ts';

type DocumentRow = typeof searchDocuments.$inferInsert;

/** Each word once, with its Arabic article and without it, because people leave it out. */
const indexed = (texts: string[]): string =>
  [...new Set(texts.flatMap((text) => normalize(text).split(' ')).flatMap((word) => [word, withoutArticle(word)]))].join(' ').trim();

const namesIn = (rows: { slug: string; name: { ar: string; en: string } }[], slugs: string[]) =>
  rows.filter(({ slug }) => slugs.includes(slug)).flatMap(({ name }) => allTexts(name));

function programDocument(demo: Demo, program: DemoProgram, entityId: number): DocumentRow {
  const { directors, cast } = creditsOf(program, demo.people);
  const around = [
    ...allTexts(program.tagline),
    ...allTexts(program.synopsis),
    ...namesIn(demo.genres, program.genres),
    ...namesIn(demo.tags, program.tags),
    ...[...directors, ...cast].flatMap(({ name }) => allTexts(name)),
  ];
  return { type: 'program', entityId, title: indexed(allTexts(program.title)), body: indexed(around), popularity: program.rating };
}

/** What search looks through: titles and names in every language first, then the texts around them. */
export function buildSearchRows(demo: Demo, ids: { programs: Ids; people: Ids }) {
  const documents: DocumentRow[] = [
    ...demo.programs.map((program) => programDocument(demo, program, idOf(ids.programs, program.slug, 'program'))),
    ...demo.people.map((person): DocumentRow => ({
      type: 'person',
      entityId: idOf(ids.people, person.slug, 'person'),
      title: indexed([...allTexts(person.name), ...person.alsoKnownAs]),
      body: '',
      popularity: Math.min(person.knownCredits, 100) / 10,
    })),
  ];
  const words = documents.flatMap(({ title, body }) => `${title} ${body}`.split(' ')).filter((word) => word.length > 2);
  return { documents, terms: [...new Set(words)].sort().map((term) => ({ term })) };
}
