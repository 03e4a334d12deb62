import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Assets, ReleaseManifest } from '@sahra/shared/release-manifest';
import { releaseManifestSchema } from '@sahra/shared/release-manifest';
import { fontsFor } from '../src/theme/fonts.ts';
import type { HeadAssets } from '../src/entry-server.tsx';
import type { PageHandle } from '../src/page-handle.ts';

/** The manifest of the host's own release, of which this server bundle is the other half. */
export const readHostRelease = (): ReleaseManifest =>
  releaseManifestSchema.parse(JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8')));

const urlOf = ({ name, version }: ReleaseManifest) => (file: string) => `/mf/${name}/${version}/${file}`;

/** Everything that the browser will ask for on a page, so that it asks at once instead of in turn. */
export function headAssets(host: ReleaseManifest, remotes: ReleaseManifest[]) {
  return (handle: PageHandle | undefined, language: LanguageCode): HeadAssets => {
    const remote = remotes.find(({ name }) => name === handle?.remote);
    const lists: [ReleaseManifest, Assets | undefined][] = [
      [host, host.hints.entry],
      [host, host.hints.messages[language]],
    ];
    if (remote && handle)
      lists.push([remote, remote.hints.entry], [remote, remote.hints.pages[handle.page.id]], [remote, remote.hints.messages[language]]);
    const urls = (part: keyof Assets) => [
      ...new Set(lists.flatMap(([release, assets]) => (assets?.[part] ?? []).map(urlOf(release)))),
    ];
    const entry = urlOf(host)(host.entry); // react announces the entry itself
    return { css: urls('css'), js: urls('js').filter((url) => url !== entry), fonts: fontsFor(language) };
  };
}
