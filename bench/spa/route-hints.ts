import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initialLanguage } from '@sahra/shared/i18n/languages';
import { matchPath } from 'react-router-dom';
import type { Manifest } from 'vite';
import { assetsOf } from '../../deploy/build/hints.ts';
import { folderOf, remoteNames } from '../../deploy/build/targets.ts';
import { pagesAndExtensionsOf } from '../../deploy/build/write-manifest.ts';
import type { SpaBuild } from './build-spa.ts';

/** Key of a source file in the manifest of the build. */
const keyOf = (name: string, file: string) => path.posix.join('../..', folderOf(name), file);

/**
 * Tags for the head of the SPA's document at a path: the files of the page there, and its messages in the language of the first
 * visit, so that the browser asks for them beside the entry and not after it.
 */
export async function readRouteHints({ folder, base }: SpaBuild): Promise<(pathname: string) => string> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = assetsOf(manifest, ['index.html']);
  const parts = await Promise.all(
    ['host', ...remoteNames].map(async (name) => ({ name, pages: (await pagesAndExtensionsOf(name)).pages })),
  );
  const messagesOf = (name: string, namespaces: readonly string[]) => {
    const wanted = ['', ...namespaces.map((namespace) => `(.+/)?${namespace}/`)].map(
      (folder) => new RegExp(`^../../${folderOf(name)}/src/${folder}messages/${initialLanguage}[.]`),
    );
    return Object.keys(manifest).filter((key) => wanted.some((pattern) => pattern.test(key)));
  };
  return (pathname) => {
    const [found] = parts.flatMap(({ name, pages }) =>
      pages.flatMap((page) => (matchPath(page.path, pathname) ? [{ name, page }] : [])),
    );
    const keys = found
      ? [
          keyOf(found.name, found.page.chunk),
          ...messagesOf('host', []),
          ...messagesOf(found.name, found.page.namespaces ?? []),
        ]
      : [];
    const { js, css } = assetsOf(manifest, keys, known);
    return [
      ...css.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
      ...js.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ].join('');
  };
}
