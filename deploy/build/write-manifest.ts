import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Manifest, type Plugin } from 'vite';
import type { Messages, RemoteApp } from '@sahra/shared/federation/contract';
import { withMenus } from '@sahra/shared/federation/menu-labels';
import type { PageMenus } from '@sahra/shared/federation/menus';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { integrityOf } from '@sahra/shared/server/integrity';
import { compressFolder } from './compress.ts';
import { assetsOf } from './hints.ts';
import { extensionSchema, pageSchema, type ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { providedFile } from '@sahra/shared/federation/provided-modules';
import { modulesFile, modulesOf } from '@sahra/shared/federation/release-modules';
import { folderOf } from './targets.ts';
import { root } from './version.ts';

function filesWithIntegrity(folder: string): ReleaseManifest['files'] {
  const files: ReleaseManifest['files'] = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    files[path.relative(folder, file)] = { integrity: integrityOf(content), bytes: content.length };
  }
  return files;
}

/** Nobody sees what is run for its route table. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.s?css$/ }, handler: () => '\0style' },
  load: { filter: { id: /^\0style$/ }, handler: () => 'export default {};' },
};

/** A release's own messages, in every language. */
function readMessages(sources: string): Record<LanguageCode, Messages> {
  const read = (code: LanguageCode) =>
    JSON.parse(readFileSync(path.join(sources, `messages/${code}.json`), 'utf8')) as Messages;
  return { ar: read('ar'), en: read('en'), de: read('de'), fr: read('fr'), gr: read('gr') };
}

async function runSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withoutStyles],
  });
  return module;
}

/** What the addresses of pages may carry for a release, by the id of its page or extension. Throws where it names one that there is not. */
async function parametersOf(
  name: string,
  sources: string,
  ids: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const file = path.join(sources, 'parameters.ts');
  if (!existsSync(file)) return {};
  const { parameters } = await runSource<{ parameters: Readonly<Record<string, readonly string[]>> }>(file);
  const unknown = Object.keys(parameters).find((id) => !ids.includes(id));
  if (unknown) throw new Error(`${name}: parameters.ts names ${unknown}, which is none of its pages and extensions`);
  return parameters;
}

/** Pages, with their places in menus, and extensions of a release, from its sources: their own code is not loaded. */
export async function pagesAndExtensionsOf(name: string): Promise<Pick<ReleaseManifest, 'pages' | 'extensions'>> {
  const sources = path.join(root, folderOf(name), name === 'host' ? 'src/pages/information' : 'src');
  const { routes, extensions = [] } = (await runSource<{ default: RemoteApp }>(path.join(sources, 'app.ts'))).default;
  const file = path.join(sources, 'menus.ts');
  const { menus } = existsSync(file) ? await runSource<{ menus: PageMenus }>(file) : { menus: {} };
  const parameters = await parametersOf(
    name,
    sources,
    [...routes, ...extensions].map(({ id }) => id),
  );
  return {
    pages: withMenus(routes, menus, readMessages(sources)).map((page) =>
      pageSchema.parse({ ...page, parameters: parameters[page.id] ?? [] }),
    ),
    extensions: extensions.map((extension) =>
      extensionSchema.parse({ ...extension, parameters: parameters[extension.id] ?? [] }),
    ),
  };
}

export const reactVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'host/node_modules/react/package.json'), 'utf8')) as { version: string })
    .version;

/** Writes `remote.json` and `client/modules.json` for the two bundles in the folder `dist`, after the last change of any file, and compresses them. */
export async function writeManifest(
  dist: string,
  { name, ...built }: Omit<ReleaseManifest, 'schema' | 'entry' | 'app' | 'importsWait' | 'hints' | 'files' | 'server'>,
): Promise<void> {
  const client = path.join(dist, 'client');
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const keys = Object.keys(manifest);
  const source = name === 'host' ? 'src/main.tsx' : 'src/app.ts';
  const entryKey = name === 'host' ? source : keys.find((key) => manifest[key]?.file === 'remoteEntry.js');
  if (!entryKey || !manifest[entryKey])
    throw new Error(`${name}: the build has no entry ${entryKey ?? 'remoteEntry.js'}`);

  const providedKey = keys.find((key) => manifest[key]?.file === providedFile);
  if (name === 'host' && !providedKey) throw new Error(`the host has no ${providedFile}`);
  const entry = assetsOf(manifest, [source, ...(providedKey ? [providedKey] : [])]);
  const { pages, extensions } = built;
  const shown = [...pages, ...extensions];
  for (const { id, chunk } of shown)
    if (!manifest[chunk]) throw new Error(`${name}: ${id} names the chunk ${chunk}, which the build does not have`);
  const messages = keys.flatMap((key) => {
    const [, namespace = '', code] =
      /^(?:\.\.\/shared\/)?src\/(?:(?:.+\/)?([^/]+\/))?messages\/(\w+)\.(?:json|ts)$/.exec(key) ?? [];
    return code ? [[namespace + code, assetsOf(manifest, [key], entry)] as const] : [];
  });
  const prefixes = ['', ...shown.flatMap(({ namespaces = [] }) => namespaces.map((named) => `${named}/`))];
  const missing = prefixes
    .flatMap((prefix) => languageCodes.map((code) => prefix + code))
    .filter((wanted) => !messages.some(([named]) => named === wanted));
  if (missing.length) throw new Error(`${name}: no messages for ${missing.join(', ')}`);
  rmSync(path.join(client, '.vite'), { recursive: true });

  const hints: ReleaseManifest['hints'] = {
    entry,
    ...(name === 'host'
      ? { federation: assetsOf(manifest, ['src/federation/federation-runtime.ts'], entry) }
      : { container: assetsOf(manifest, [entryKey], entry, (from) => from === entryKey) }),
    pages: Object.fromEntries(
      shown.map(({ id, chunk }) => [
        id,
        // The server draws sections that the browser loads later: their styles come with the page.
        {
          js: assetsOf(manifest, [chunk], entry).js,
          css: assetsOf(manifest, [chunk], entry, (_from, to) => to.endsWith('-section.tsx')).css,
        },
      ]),
    ),
    messages: Object.fromEntries(messages),
  };
  writeFileSync(
    path.join(client, modulesFile),
    JSON.stringify(modulesOf({ entry: manifest[entryKey].file, files: filesWithIntegrity(client), hints, ...built })),
  );
  const release: ReleaseManifest = {
    schema: 1,
    name,
    ...built,
    entry: manifest[entryKey].file,
    ...(name !== 'host' && { app: manifest[source]?.file, importsWait: true }),
    hints,
    files: filesWithIntegrity(client),
    server: filesWithIntegrity(path.join(dist, 'server')),
  };
  writeFileSync(path.join(dist, 'remote.json'), `${JSON.stringify(release, null, 1)}\n`);
  // A build for development stays on the machine: nobody waits for its bytes.
  if (process.env.NODE_ENV !== 'development') await compressFolder(client);
}
