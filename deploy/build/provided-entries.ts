import { createRequire } from 'node:module';
import path from 'node:path';
import { facade, providedFile, providedModules } from '@sahra/shared/federation/provided-modules';
import type { Plugin } from 'vite';
import { root } from './version.ts';

const requireAsHost = createRequire(path.join(root, 'host/package.json'));
const prefix = '\0provided:';
const everything = `${prefix}everything`;

/** Names of react whose code browsers do without (`never-called.ts`): a remote that uses one does not fit the host. */
const notOffered = ['ViewTransition', 'addTransitionType'];

/** The names that a host offers of a module. One of a package that is CommonJS says by nothing but being run which it exports. */
const namesOf = (specifier: string): string[] =>
  Object.keys(requireAsHost(specifier) as object).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && !notOffered.includes(name),
  );

function reExport(specifier: string): string {
  const isOurs = specifier.startsWith('@sahra/');
  if (isOurs) return `export * from '${specifier}';`;
  const names = namesOf(specifier).join(', ');
  return `import module from '${specifier}';\nexport const { ${names} } = module;\nexport default { ${names} };`;
}

/** All provided modules in one, for browsers: a name that several have is the same value in each. */
function reExportAll(): string {
  const packages = Object.keys(providedModules).filter((specifier) => specifier !== facade);
  const values = new Map<string, unknown>();
  const lines = packages.map((specifier, index) => {
    const module = requireAsHost(specifier) as Record<string, unknown>;
    const names = namesOf(specifier).filter((name) => {
      if (values.has(name) && values.get(name) !== module[name])
        throw new Error(`${name} of ${specifier} is another one`);
      return !values.has(name) && values.set(name, module[name]);
    });
    return `import module${index} from '${specifier}';\nexport const { ${names.join(', ')} } = module${index};`;
  });
  return `${lines.join('\n')}\nexport default { ${[...values.keys()].join(', ')} };\nexport * from '${facade}';`;
}

const loaded: Pick<Plugin, 'resolveId' | 'load'> = {
  resolveId: {
    filter: { id: /^\0provided:/ },
    handler: (id) => ({ id, moduleSideEffects: true }),
  },
  load: {
    filter: { id: /^\0provided:/ },
    handler: (id) => (id === everything ? reExportAll() : reExport(id.slice(prefix.length))),
  },
};

const ofOthers = new Set(Object.keys(providedModules).filter((specifier) => !specifier.startsWith('@sahra/')));

/** Makes each module that a host provides to remotes a file of its server bundle, under a name without a hash. */
export const providedEntries = (): Plugin => ({
  name: 'provided-entries',
  buildStart() {
    for (const [specifier, fileName] of Object.entries(providedModules))
      this.emitFile({ type: 'chunk', id: prefix + specifier, fileName, preserveSignature: 'strict' });
  },
  ...loaded,
});

/**
 * Gives what the host's own server code imports of them from there, too: of a module that is CommonJS a bundler asks for each name anew at each use, by
 * a function, which is a fifteenth of what a page costs. Such modules themselves ask for the others as they are.
 */
export const namedImports = (): Plugin => ({
  name: 'named-imports',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react/ },
    handler: (id, importer, { kind }) =>
      ofOthers.has(id) && kind !== 'require-call' && !importer?.startsWith(prefix)
        ? { id: prefix + id, moduleSideEffects: true }
        : undefined,
  },
});

/** Makes one file of its browser bundle of all of them, which the import map of pages names. */
export const providedFileForBrowsers = (): Plugin => ({
  name: 'provided-file',
  buildStart() {
    this.emitFile({ type: 'chunk', id: everything, fileName: providedFile, preserveSignature: 'strict' });
  },
  ...loaded,
});
