import { languages, type Access, type ProgramCard, type ProgramLength, type ProgramSort } from '@sahra/shared/facade';

export const kinds = ['movie', 'series'] as const;
export const lengths: readonly ProgramLength[] = ['short', 'medium', 'long'];
export const accessLevels: readonly Access[] = ['free', 'member', 'subscriber'];
/** For this age at most. What is for 16 at most is everything there is. */
export const maturities = ['all', '7', '12'] as const satisfies readonly ProgramCard['maturity'][];
/** Orders of the list beside that of the editors. */
export const sorts = ['popular', 'newest', 'rating', 'title', 'year'] as const satisfies readonly ProgramSort[];

/** What an address asks for, as address and api spell it. */
export interface ProgramFilter {
  kind?: (typeof kinds)[number] | undefined;
  /** Slugs, separated by commas: programs that have any of them. */
  genre?: string | undefined;
  tag?: string | undefined;
  yearFrom?: string | undefined;
  yearTo?: string | undefined;
  /** Code of the product: spoken in it, or with subtitles in it. */
  language?: string | undefined;
  length?: ProgramLength | undefined;
  access?: Access | undefined;
  maturity?: (typeof maturities)[number] | undefined;
  sort?: (typeof sorts)[number] | undefined;
}

/** As many as the api takes. */
const MAX_GENRES = 20;
const slug = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const year = /^\d{4}$/;

export const genresOf = ({ genre }: { genre?: string | undefined }): string[] => genre?.split(',') ?? [];
/** Slugs as an address has them; undefined for none. */
export const genreOf = (slugs: readonly string[]): string | undefined => slugs.join(',') || undefined;

/** The value of a parameter where it is one of these. */
export const chosenOf = <Choice extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === parameters.get(name));

/** The slugs of genres that an address names. */
export const readGenre = (parameters: URLSearchParams): string | undefined =>
  genreOf([...new Set(parameters.get('genre')?.split(','))].filter((one) => slug.test(one)).slice(0, MAX_GENRES));

const matching = (parameters: URLSearchParams, name: string, form: RegExp) =>
  form.exec(parameters.get(name) ?? '')?.[0];

/** What an address asks for; what it asks for that does not exist is left out, and years are put in order. */
export function readFilter(parameters: URLSearchParams): ProgramFilter {
  const [yearFrom, yearTo] = ['yearFrom', 'yearTo'].map((name) => matching(parameters, name, year));
  const isTurned = yearFrom !== undefined && yearTo !== undefined && yearFrom > yearTo;
  return {
    kind: chosenOf(parameters, 'kind', kinds),
    genre: readGenre(parameters),
    tag: matching(parameters, 'tag', slug),
    yearFrom: isTurned ? yearTo : yearFrom,
    yearTo: isTurned ? yearFrom : yearTo,
    language: languages.find(({ code }) => code === parameters.get('language'))?.code,
    length: chosenOf(parameters, 'length', lengths),
    access: chosenOf(parameters, 'access', accessLevels),
    maturity: chosenOf(parameters, 'maturity', maturities),
    sort: chosenOf(parameters, 'sort', sorts),
  };
}

/**
 * The short form of what a form sends with an address: without fields that are empty, and with one parameter for all
 * genres. Undefined where it is short already.
 */
export function shortSearchOf({ searchParams }: URL): string | undefined {
  const genres = searchParams.getAll('genre');
  const sent = [...searchParams];
  if (genres.length < 2 && sent.every(([, value]) => value !== '')) return undefined;
  const short = new URLSearchParams(sent.filter(([name, value]) => value !== '' && name !== 'genre'));
  const genre = genreOf(genres.filter((one) => one !== ''));
  if (genre) short.set('genre', genre);
  return short.size > 0 ? `?${short}` : '';
}
