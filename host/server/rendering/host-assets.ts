import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Assets, ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { releaseManifestSchema } from '@sahra/shared/federation/release-manifest';
import { providedFile, providedModules } from '@sahra/shared/federation/provided-modules';
import { isModule, modulesFile } from '@sahra/shared/federation/release-modules';
import information from '../../src/pages/information/app.ts';
import { mapText } from '../../src/federation/import-map.ts';
import { fontsFor } from '../../src/theme/fonts.ts';
import type { HeadAssets } from './render-request.ts';
import type { PageHandle } from '../../src/routing/page-handle.ts';

/** The manifest of the host's own release, of which this server bundle is the other half. */
export const readHostRelease = (): ReleaseManifest =>
  releaseManifestSchema.parse(JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8')));

const urlOf =
  ({ name, version }: ReleaseManifest) =>
  (file: string) =>
    `/mf/${name}/${version}/${file}`;

/** Address and integrity of every module of these releases, for the import map of a page. */
export function moduleIntegrity(releases: ReleaseManifest[]): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const release of releases)
    for (const [file, { integrity }] of Object.entries(release.files))
      if (isModule(file)) hashes[urlOf(release)(file)] = integrity;
  return hashes;
}

/** Sources of a `script-src` for the import maps that a browser adds to one that has these hashes. */
const furtherMapsOf = (releases: readonly ReleaseManifest[], known: Record<string, string>): string[] =>
  releases
    .filter(({ files }) => files[modulesFile])
    .map((release) => mapText(urlOf(release)(modulesFile), moduleIntegrity([release]), known))
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * Everything that the browser will ask for on a page, so that it asks at once instead of in turn. `hasAllHashes`: it takes no import map
 * beside the page's own, which then has the hashes of all modules that it may ever ask for.
 */
export function headAssets(host: ReleaseManifest, remotes: ReleaseManifest[]) {
  const all = moduleIntegrity([host, ...remotes]);
  const ofOldReleases = moduleIntegrity([host, ...remotes].filter(({ files }) => !files[modulesFile]));
  const entryModule = urlOf(host)(host.entry);
  const imports = Object.fromEntries(Object.keys(providedModules).map((name) => [name, urlOf(host)(providedFile)]));
  const modules = host.files[modulesFile]?.integrity;
  /** By what is announced: the same for all visitors of a page in one language. */
  const furtherMaps = new Map<string, string[]>();
  return (handle: PageHandle | undefined, language: LanguageCode, hasAllHashes: boolean): HeadAssets => {
    const isPart = modules && !hasAllHashes;
    const remote = remotes.find(({ name }) => name === handle?.remote);
    const isOwn = handle?.remote === information.id;
    const lists: (readonly [ReleaseManifest, Assets | undefined])[] = [
      [host, host.hints.entry],
      [host, host.hints.messages[language]],
    ];
    if (isOwn)
      lists.push(
        [host, host.hints.pages[handle.page.id]],
        ...[handle.remote, ...(handle.page.namespaces ?? [])].map(
          (name) => [host, host.hints.messages[`${name}/${language}`]] as const,
        ),
      );
    else if (remote && handle)
      lists.push(
        [host, remote.app ? undefined : host.hints.federation],
        [remote, remote.hints.entry],
        [remote, remote.hints.pages[handle.page.id]],
        ...[language, ...(handle.page.namespaces ?? []).map((name) => `${name}/${language}`)].map(
          (name) => [remote, remote.hints.messages[name]] as const,
        ),
      );
    // Their modules are asked for when the visitor is near; their styles are there before the first paint.
    for (const { remote: name, extension } of handle?.extensions ?? []) {
      const release = remotes.find((candidate) => candidate.name === name);
      for (const assets of release ? [release.hints.entry, release.hints.pages[extension.id]] : [])
        if (release && assets) lists.push([release, { ...assets, js: [] }]);
    }
    const js = new Set(lists.flatMap(([release, assets]) => (assets?.js ?? []).map(urlOf(release))));
    const announced = [entryModule, ...js].flatMap((url) => (all[url] ? [[url, all[url]] as const] : []));
    js.delete(entryModule); // react announces the entry itself
    const integrity = isPart ? { ...ofOldReleases, ...Object.fromEntries(announced) } : all;
    const mapKey = announced.map(([url]) => url).join(' ');
    const scriptHashes = isPart ? (furtherMaps.get(mapKey) ?? furtherMapsOf([host, ...remotes], integrity)) : [];
    if (isPart) furtherMaps.set(mapKey, scriptHashes);
    const css = new Map(
      lists.flatMap(([release, assets]) =>
        (assets?.css ?? []).map((file) => [urlOf(release)(file), release.files[file]?.integrity] as const),
      ),
    );
    return {
      css: [...css].map(([href, hash]) => ({ href, integrity: hash })),
      js: [...js],
      fonts: fontsFor(language),
      imports,
      integrity,
      scriptHashes,
      ...(isPart && { boot: { modules, announced: isOwn || remote ? handle?.page.id : undefined } }),
    };
  };
}
