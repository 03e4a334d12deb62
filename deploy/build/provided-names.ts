import { facade, providedModules } from '@sahra/shared/federation/provided-modules';
import { parseAst, type Rolldown } from 'vite';

type Names = Record<string, string[]>;

const chunksOf = ({ output }: Rolldown.RolldownOutput) => output.filter((file) => file.type === 'chunk');

/** What one chunk imports by name of the modules that a host provides: `[module, name]`. */
function* importsOf(code: string): Generator<readonly [string, string]> {
  for (const node of parseAst(code).body) {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
    const module = node.source?.value;
    if (module === undefined || !Object.hasOwn(providedModules, module)) continue;
    for (const specifier of node.specifiers) {
      const named = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
      const local = specifier.type === 'ExportSpecifier' ? specifier.local : undefined;
      const name = named ?? local;
      if (specifier.type === 'ImportDefaultSpecifier') yield [module, 'default'];
      else if (name) yield [module, name.type === 'Identifier' ? name.name : name.value];
    }
  }
}

/** The names that a remote uses of each module that a host provides, in either of its bundles. */
export function usedNames(server: Rolldown.RolldownOutput, browser: Rolldown.RolldownOutput): Names {
  const used: Record<string, Set<string>> = {};
  const imports = [server, browser].map((bundle) => chunksOf(bundle).flatMap(({ code }) => [...importsOf(code)]));
  // Every remote says by the facade which contract it keeps.
  if (!imports.every((ofBundle) => ofBundle.some(([module]) => module === facade)))
    throw new Error('a bundle names nothing of the facade: does it bring one of its own?');
  for (const [module, name] of imports.flat()) (used[module] ??= new Set()).add(name);
  return Object.fromEntries(
    Object.entries(used)
      .map(([module, names]) => [module, [...names].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What the facade hands on of react: the same function. */
const handedOn = ['preload'];

/**
 * The names that the server bundle of a host exports of each module that it provides. Throws where the facade has one of react: browsers
 * have all of them in one file.
 */
export function offeredNames(bundle: Rolldown.RolldownOutput): Names {
  const offered: Names = {};
  for (const [module, file] of Object.entries(providedModules)) {
    const chunk = chunksOf(bundle).find(({ fileName }) => fileName === file);
    if (chunk) offered[module] = chunk.exports.toSorted();
  }
  const { [facade]: ofFacade = [], ...others } = offered;
  const ofOthers = new Set(Object.values(others).flat());
  const taken = ofFacade.filter((name) => ofOthers.has(name) && !handedOn.includes(name));
  if (taken.length) throw new Error(`the facade has names of react: ${taken.join(', ')}`);
  return offered;
}
