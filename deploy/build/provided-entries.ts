import { createRequire } from 'node:module';
import path from 'node:path';
import { providedModules } from '@sahra/shared/federation/provided-modules';
import type { Plugin } from 'vite';
import { root } from './version.ts';

const requireAsHost = createRequire(path.join(root, 'host/package.json'));
const prefix = '\0provided:';

/** A module of a package that is CommonJS says by nothing but being run which names it exports. */
function reExport(specifier: string): string {
  const isOurs = specifier.startsWith('@sahra/');
  if (isOurs) return `export * from '${specifier}';`;
  const names = Object.keys(requireAsHost(specifier) as object).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  return `import module from '${specifier}';\nexport default module;\nexport const { ${names.join(', ')} } = module;`;
}

/** Makes each module that a host provides to remotes a file of its server bundle, under a name without a hash. */
export const providedEntries = (): Plugin => ({
  name: 'provided-entries',
  buildStart() {
    for (const [specifier, fileName] of Object.entries(providedModules))
      this.emitFile({ type: 'chunk', id: prefix + specifier, fileName, preserveSignature: 'strict' });
  },
  resolveId: {
    filter: { id: /^\0provided:/ },
    handler: (id) => ({ id, moduleSideEffects: true }),
  },
  load: {
    filter: { id: /^\0provided:/ },
    handler: (id) => reExport(id.slice(prefix.length)),
  },
});
