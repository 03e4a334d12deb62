import type { JsonLd, JsonLdContext, Person, ProgramCard } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { programReference } from '../ui/program-reference.ts';

type Role = Person['roles'][number]['role'];
const properties = { cast: 'actor', director: 'director' } as const satisfies Record<Role, string>;

/** A person in schema.org terms, and those of their programs that the page shows. */
export function personJsonLd(
  person: Omit<Person, 'programs' | 'roles'>,
  shown: { role: Role | undefined; programs: readonly ProgramCard[] },
  jobTitle: string,
  context: JsonLdContext,
): JsonLd[] {
  const url = context.pageAt(paths.person.href(person.id));
  const { role } = shown;
  return [
    {
      '@type': 'Person',
      '@id': url,
      url,
      name: person.name,
      ...(person.alsoKnownAs.length > 0 && { alternateName: person.alsoKnownAs }),
      ...(person.birthday && { birthDate: person.birthday }),
      ...(person.birthPlace && { birthPlace: { '@type': 'Place', name: person.birthPlace } }),
      description: person.biography,
      image: context.pictureAt(person.portrait),
      jobTitle,
    },
    ...(role
      ? shown.programs.map((program) => ({ ...programReference(program, context), [properties[role]]: { '@id': url } }))
      : []),
  ];
}
