import { getLanguage } from '@sahra/shared/i18n/languages';
import type { RemoteEntry } from '@sahra/shared/federation/contract';
import type { MenuLink } from '@sahra/shared/federation/menus';
import { bootElementId, toInlineJson, type Boot, type ClosedArea } from '../../src/app/boot.ts';
import { themeScript } from '../../src/preferences/apply-theme.ts';
import type { HeadAssets } from './render-request.ts';
import type { Preferences } from '@sahra/shared/server/visitor-preferences';
import { nonceMark } from '../http/finished-page.ts';

interface ShellParts {
  preferences: Preferences;
  /** Certainly nobody is signed in. */
  isVisitor: boolean;
  remotes: RemoteEntry[];
  closed: ClosedArea[];
  menus: readonly MenuLink[];
  origin: string;
  assets: HeadAssets;
  entryModule: string;
}

const integrityOf = (hash: string | undefined) => (hash ? ` integrity="${hash}"` : '');

/** An empty document in the visitor's language that starts the site in the browser: used where rendering failed. */
export function shellHtml({
  preferences: { language, theme, chosenTheme },
  isVisitor,
  remotes,
  closed,
  menus,
  origin,
  assets,
  entryModule,
}: ShellParts): string {
  const { tag, dir } = getLanguage(language);
  const data = {
    remotes,
    closed,
    menus,
    language,
    theme,
    chosenTheme,
    origin,
    ...(isVisitor && { member: null }),
  } satisfies Boot;
  const boot = toInlineJson(data);
  const { imports, integrity } = assets;
  const styles = assets.css.map(
    (style) =>
      `<link rel="stylesheet" href="${style.href}"${integrityOf(style.integrity)} crossorigin="anonymous" data-precedence="default">`,
  );
  const start = `<script nonce="${nonceMark}">${themeScript(data)}</script>`;
  // Before any module is asked for.
  const importMap = `<script type="importmap" nonce="${nonceMark}">${toInlineJson({ imports, integrity })}</script>`;
  return `<!DOCTYPE html><html lang="${tag}" dir="${theme.direction === 'auto' ? dir : theme.direction}"><head><meta charset="utf-8">${importMap}<meta name="viewport" content="width=device-width, initial-scale=1"><title>سهرة · Sahra</title>${styles.join('')}</head><body data-scheme="${theme.scheme}">${start}<script type="application/json" id="${bootElementId}">${boot}</script><script type="module" nonce="${nonceMark}" src="${entryModule}"${integrityOf(integrity[entryModule])} crossorigin="anonymous"></script></body></html>`;
}
