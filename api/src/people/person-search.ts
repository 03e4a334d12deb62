import { inArray } from 'drizzle-orm';
import { people } from '../database/people-tables.ts';
import { allTexts } from '../database/localized.ts';
import type { SearchDocument, SearchNoun } from '../search/search-noun.ts';
import { findPersonCards } from './person-cards.ts';

/** Actors, directors and all others who make programs. */
export const personNoun: SearchNoun = {
  table: people,
  documents: async (tx, ids) => {
    const { id, name, alsoKnownAs, knownCredits, biography } = people;
    const rows = await tx
      .select({ id, name, alsoKnownAs, knownCredits, biography })
      .from(people)
      .where(inArray(people.id, [...ids]));
    return rows.map((person): SearchDocument => ({
      ...{ type: 'person', entityId: person.id, ownerId: person.id },
      titles: [...allTexts(person.name), ...person.alsoKnownAs],
      texts: allTexts(person.biography),
      ...{ labels: [], names: [], facets: [] },
      popularity: Math.min(person.knownCredits, 100) / 100,
    }));
  },
  hits: {
    person: async (context, ids, language) => {
      const cards = await findPersonCards(context, ids, language);
      return new Map([...cards].map(([id, person]) => [id, { type: 'person', person }]));
    },
  },
  filterNames: {},
};
