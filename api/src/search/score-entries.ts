import { type SQL, sql } from 'drizzle-orm';
import { type Likeness, type Reading, worths } from './vocabulary.ts';
import { anyOf, type Wanted } from './wanted.ts';

/** What a word counts that is in the texts of an entry only. */
const WORTH_IN_TEXTS = 0.15;

/**
 * How well an entry has one of the words, from 0 to 1: the best of the ways in which it has it. Only its head is read, which is short;
 * a word that is not there is in the texts, if entries must have all words.
 */
function worthOfWord(readings: readonly Reading[], isSure: boolean): SQL {
  const inTexts = isSure ? WORTH_IN_TEXTS * Math.max(0, ...readings.map(({ likeness }) => worths[likeness])) : 0;
  const ways = (Object.keys(worths) as Likeness[]).flatMap((likeness) => {
    const mine = readings.filter((reading) => reading.likeness === likeness).map(({ word }) => word);
    // ts_rank shares one hit among all words of the query.
    return mine.length > 0
      ? [
          sql`${worths[likeness]}::real * least(1, ${new Set(mine).size * 1.645}::real * ts_rank('{0,0.45,0.9,1}', head, ${anyOf(mine)}::tsquery))`,
        ]
      : [];
  });
  return ways.length > 0 ? sql`greatest(${inTexts}::real, ${sql.join(ways, sql`, `)})` : sql`0::real`;
}

/** The rank of an entry; the rules are those of decision 0049. */
export function scoreOf({ words, readings, least, genres }: Wanted): SQL {
  const isSure = least === words.length;
  const ofWords = words.map((_, at) =>
    worthOfWord(
      readings.filter((reading) => reading.at === at),
      isSure,
    ),
  );
  const main = genres.map((genre) => `mainGenre=${genre}`);
  const further = genres.map((genre) => `genre=${genre}`);
  return sql`(${sql.join(ofWords, sql` + `)}) / ${words.length}::real
    + case when facets && array[${`title=${words.join(' ')}`}::text] then 1 when in_head then 0.3 * least(1, ${words.length}::real / title_words) else 0 end
    + case when facets && ${sql.param(main)}::text[] then 0.6 when facets && ${sql.param(further)}::text[] then 0.3 else 0 end
    + 0.15 * popularity
    + case type when 'program' then 0.1 when 'person' then 0.1 when 'product' then 0.05 when 'post' then 0.03 else -0.5 end`;
}
