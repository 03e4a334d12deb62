import type { PersonCard } from '@sahra/shared/facade';

export type Designation = PersonCard['designation'];

/** What people do, in the order in which a film names them. */
export const designations: readonly Designation[] = [
  'acting',
  'directing',
  'writing',
  'production',
  'camera',
  'editing',
  'sound',
  'art',
];

/** Orders of the list beside that of the editors. */
export const sorts = ['name', 'credits'] as const;
export type Sort = (typeof sorts)[number];

const MAX_WORDS = 60;

/** What an address asks for; what it asks for that does not exist is left out. */
export interface PeopleFilter {
  designation?: Designation;
  letter?: string;
  q?: string;
  sort?: Sort;
}

export function readFilter(parameters: URLSearchParams): PeopleFilter {
  const designation = designations.find((one) => one === parameters.get('designation'));
  const sort = sorts.find((one) => one === parameters.get('sort'));
  const letter = /^\p{L}$/u.exec(parameters.get('letter') ?? '')?.[0].toLowerCase();
  const q = parameters.get('q')?.trim().slice(0, MAX_WORDS).trim();
  return { ...(designation && { designation }), ...(letter && { letter }), ...(q && { q }), ...(sort && { sort }) };
}
