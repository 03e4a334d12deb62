import type { ReactNode } from 'react';
import { useDirection, useLanguage, useTranslation } from '@sahra/shared/facade';
import { notesTaken, useKeptActs, useTheme } from '@sahra/shared/host-runtime';
import { bootElementId } from './boot.ts';
import { schemeColors } from '../theme/scheme-colors.ts';
import { schemeIconPath } from '../theme/scheme-icon.ts';

interface DocumentProps {
  /** Links of the head that only the server writes: style sheets, preloads. */
  assets?: ReactNode;
  /** The boot data as inline JSON; the browser hands back what it read. */
  boot: string;
  /** What runs before anything is painted; only the server writes it. */
  start?: { nonce: string; script: string };
  children: ReactNode;
}

/**
 * The whole document, so that language, direction and colour scheme are React's on both sides. Direction and scheme may
 * have been put right before React came, by the script that the body begins with.
 */
export function Document({ assets, boot, start, children }: DocumentProps) {
  const { code, tag } = useLanguage();
  const dir = useDirection();
  const { scheme } = useTheme();
  const { t } = useTranslation('host');
  useKeptActs();
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content={schemeColors[scheme].ground} />
        <link rel="icon" href={schemeIconPath(scheme)} type="image/svg+xml" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${code}&scheme=${scheme}`} />
        {assets}
      </head>
      <body data-scheme={scheme} suppressHydrationWarning {...notesTaken}>
        <script
          nonce={start?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: start?.script ?? '' }}
        />
        <p className="old-browser">{t('oldBrowser')}</p>
        {children}
        <script
          type="application/json"
          id={bootElementId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: boot }}
        />
      </body>
    </html>
  );
}
