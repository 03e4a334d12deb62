import { emitDeclarations, joined, packagesOf } from './declarations.ts';
import type { Declarations } from './pick-declarations.ts';
import { keptTypes, type DeclaredTypes } from './kept-types.ts';

function isCurrent({ types, declarations }: DeclaredTypes, now: Declarations): boolean {
  if (joined(declarations) !== joined(now)) return false;
  const installed = packagesOf(now);
  return Object.values(types).every(({ packages }) =>
    Object.entries(packages).every(([name, version]) => installed[name] === version),
  );
}

/** The types of this workspace, and whether they are kept as they are. */
export async function currentTypes(): Promise<DeclaredTypes & { isKept: boolean }> {
  const [kept, declarations] = [keptTypes(), await emitDeclarations()];
  if (isCurrent(kept, declarations)) return { ...kept, isKept: true };
  // Seconds, which nobody waits for where nothing has changed.
  const { computeTypes } = await import('./compute-types.ts');
  const types = computeTypes(kept.types, kept.declarations, declarations);
  return { types, declarations, isKept: false };
}
