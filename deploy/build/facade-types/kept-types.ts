import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../version.ts';
import { separated } from './declarations.ts';
import type { Declarations } from './pick-declarations.ts';

const typesSchema = z.record(
  z.string(),
  z.object({
    /** Of all that declares a name, as that was when its type last changed. */
    digest: z.string(),
    /** Major and minor of the packages that declare some of it. */
    packages: z.record(z.string(), z.string()),
    /** Digests of earlier types that this one can take the place of, the latest first. */
    accepts: z.array(z.string()),
  }),
);

/** The type of each name that the facade has at run time. */
export type FacadeTypes = z.infer<typeof typesSchema>;

/** Types with the declarations that they are digests of. */
export interface DeclaredTypes {
  types: FacadeTypes;
  declarations: Declarations;
}

/** Where the types are kept; both files are committed. */
export const files = {
  types: path.join(root, 'shared/facade-types/types.json'),
  declarations: path.join(root, 'shared/facade-types/declarations.txt'),
};

/** The types that are kept; none where nobody has looked at them yet. */
export function keptTypes(): DeclaredTypes {
  if (!existsSync(files.types)) return { types: {}, declarations: new Map() };
  const types = typesSchema.parse(JSON.parse(readFileSync(files.types, 'utf8')));
  return { types, declarations: separated(readFileSync(files.declarations, 'utf8')) };
}
