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

/** As the federation plugin writes the name of a module into that of its stand-in. */
const encoded = (module: string) => module.replace('@', '_mf_0_').replaceAll('/', '_mf_1_').replaceAll('-', '_mf_2_');
/** Exports of a stand-in that are its own. */
const ofStandIn = ['default', '__moduleExports'];

/** What modules of the browser's half import: it has a stand-in for each shared module, which exports what is asked of it. */
function* usedInBrowser(bundle: Rolldown.RolldownOutput): Generator<readonly [string, string]> {
  const modules = chunksOf(bundle).flatMap((chunk) => Object.entries(chunk.modules));
  for (const module of Object.keys(providedModules))
    for (const [id, { renderedExports }] of modules)
      if (id.includes(`__loadShare__${encoded(module)}__loadShare__`))
        for (const name of renderedExports) if (!ofStandIn.includes(name)) yield [module, name];
}

/** The names that a remote uses of each module that a host provides, in either of its bundles. */
export function usedNames(server: Rolldown.RolldownOutput, browser: Rolldown.RolldownOutput): Names {
  const inBrowser = [...usedInBrowser(browser)];
  // Every remote says by the facade which contract it keeps.
  if (!inBrowser.some(([module]) => module === facade))
    throw new Error('the browser bundle names nothing of the facade: is federation written otherwise now?');
  const used: Record<string, Set<string>> = {};
  const inServer = chunksOf(server).flatMap(({ code }) => [...importsOf(code)]);
  for (const [module, name] of [...inServer, ...inBrowser]) (used[module] ??= new Set()).add(name);
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
