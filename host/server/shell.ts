import { getLanguage } from '@sahra/shared/i18n/languages';
import type { RemoteEntry } from '@sahra/shared/contract';
import { bootElementId, toInlineJson, type Boot } from '../src/boot.ts';
import type { HeadAssets } from '../src/entry-server.tsx';
import type { Preferences } from './preferences.ts';
import { nonceMark } from './security.ts';

interface ShellParts {
  preferences: Preferences;
  remotes: RemoteEntry[];
  origin: string;
  assets: HeadAssets;
  entryModule: string;
}

const integrityOf = (hash: string | undefined) => (hash ? ` integrity="${hash}"` : '');

/** An empty document in the visitor's language that starts the site in the browser: used where rendering failed. */
export function shellHtml({ preferences: { language, scheme }, remotes, origin, assets, entryModule }: ShellParts): string {
  const { tag, dir } = getLanguage(language);
  const boot = toInlineJson({ remotes, language, scheme, origin } satisfies Boot);
  const { integrity } = assets;
  const styles = assets.css.map((style) => `<link rel="stylesheet" href="${style.href}"${integrityOf(style.integrity)} crossorigin="anonymous" data-precedence="default">`);
  // Before any module is asked for.
  const importMap = `<script type="importmap" nonce="${nonceMark}">${toInlineJson({ integrity })}</script>`;
  return `<!DOCTYPE html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">${importMap}<meta name="viewport" content="width=device-width, initial-scale=1"><title>سهرة · Sahra</title>${styles.join('')}</head><body data-scheme="${scheme}"><script type="application/json" id="${bootElementId}">${boot}</script><script type="module" src="${entryModule}"${integrityOf(integrity[entryModule])} crossorigin="anonymous"></script></body></html>`;
}
