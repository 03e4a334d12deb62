import { providedModules } from '@sahra/shared/federation/provided-modules';
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

/** The names that the server bundle of a remote uses of each module that a host provides. */
export function usedNames(bundle: Rolldown.RolldownOutput): Names {
  const used: Record<string, Set<string>> = {};
  for (const { code } of chunksOf(bundle))
    for (const [module, name] of importsOf(code)) (used[module] ??= new Set()).add(name);
  return Object.fromEntries(
    Object.entries(used)
      .map(([module, names]) => [module, [...names].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The names that the server bundle of a host exports of each module that it provides. */
export const offeredNames = (bundle: Rolldown.RolldownOutput): Names =>
  Object.fromEntries(
    Object.entries(providedModules).flatMap(([module, file]) => {
      const chunk = chunksOf(bundle).find(({ fileName }) => fileName === file);
      return chunk ? [[module, chunk.exports.toSorted()] as const] : [];
    }),
  );
