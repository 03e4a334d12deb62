import { choose, chooseNumber } from './choice.ts';
import type { CatalogPerson } from './files.ts';

/** Who made a program: chosen by chance, but always the same people. */
export function creditsOf(
  slug: string,
  people: readonly CatalogPerson[],
): { directors: CatalogPerson[]; cast: CatalogPerson[] } {
  const directors = choose(
    people.filter((person) => person.designation === 'directing'),
    chooseNumber(1, 2, `${slug}/directors`),
    `${slug}/director`,
  );
  const cast = choose(
    people.filter((person) => person.designation === 'acting'),
    chooseNumber(4, 6, `${slug}/cast`),
    `${slug}/actor`,
  );
  return { directors, cast };
}
