import { createI18n } from '@sahra/shared/host-runtime';
import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { Scheme } from '@sahra/shared/theme/choices';
import { allHostMessages } from '../../src/messages/all.ts';
import { schemeColors } from '../../src/theme/scheme-colors.ts';
import { schemeIconPath } from '../../src/theme/scheme-icon.ts';
import { iconPath } from './icons.ts';

/** What a device needs to keep the site among its applications, in the visitor's language and colours. */
export function webManifest(code: LanguageCode, scheme: Scheme) {
  const { tag, dir } = getLanguage(code);
  const { t } = createI18n(code, allHostMessages);
  const name = t('common:siteName');
  const { ground } = schemeColors[scheme];
  const png = (size: number, kind = '') => ({
    src: iconPath(`${scheme}${kind}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    // The same application in every language.
    id: '/',
    name,
    short_name: name,
    description: t('host:footer.line'),
    lang: tag,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    categories: ['entertainment'],
    icons: [
      { src: schemeIconPath(scheme), sizes: 'any', type: 'image/svg+xml' },
      png(192),
      png(512),
      { ...png(512, '-maskable'), purpose: 'maskable' },
    ],
  };
}
