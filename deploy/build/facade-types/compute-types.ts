import { createHash } from 'node:crypto';
import { packagesOf } from './declarations.ts';
import type { Declarations } from './pick-declarations.ts';
import type { FacadeTypes } from './kept-types.ts';
import { isReplaceable } from './is-replaceable.ts';
import { reachedFrom, type Reached } from './reached.ts';
import { typeProgram, type Compared } from './type-program.ts';

type Packages = FacadeTypes[string]['packages'];

const digestOf = (declared: object) => createHash('sha256').update(JSON.stringify(declared)).digest('hex').slice(0, 10);

const samePackages = (a: Packages, b: Packages) => JSON.stringify(a) === JSON.stringify(b);

/** As SemVer says: what was made for one minor of a package works with a later one. */
const packagesFit = (before: Packages, now: Packages) =>
  Object.entries(now).every(([name, version]) => {
    const [major, minor] = version.split('.').map(Number);
    const [oldMajor, oldMinor] = (before[name] ?? version).split('.').map(Number);
    return major === oldMajor && Number(minor) >= Number(oldMinor);
  });

/**
 * What the types of `now` are, where `known` is what those of `before` were: a type that is the same keeps its digest, one
 * that only takes more goes on accepting the digests of those before it.
 */
export function computeTypes(known: FacadeTypes, before: Declarations, now: Declarations): FacadeTypes {
  const program = typeProgram(before, now);
  const versions = packagesOf(now);
  const entryOf = (name: string, reached: Reached, compared: Compared | undefined): FacadeTypes[string] => {
    const packages = Object.fromEntries(reached.packages.map((each) => [each, versions[each] ?? '']));
    const old = Object.hasOwn(known, name) ? known[name] : undefined;
    const fresh = { digest: digestOf({ ...reached, packages }), packages, accepts: [] };
    if (!old || !compared) return fresh;
    if (compared.isSame && samePackages(old.packages, packages)) return old;
    const isAccepting = packagesFit(old.packages, packages) && isReplaceable(program, compared);
    const earlier = [old.digest, ...old.accepts].filter((digest) => digest !== fresh.digest);
    return { ...fresh, accepts: isAccepting ? earlier : [] };
  };
  const names = [...program.values].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    names.map(([name, symbol]) => [name, entryOf(name, reachedFrom(program, symbol), program.compare(name))]),
  );
}
