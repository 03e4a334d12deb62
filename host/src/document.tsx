import type { ReactNode } from 'react';
import { useLanguage, useTheme, useTranslation } from '@sahra/shared/facade';
import { bootElementId } from './boot.ts';
import favicon from './theme/favicon.svg?url&no-inline';

interface DocumentProps {
  /** Links of the head that only the server writes: style sheets, preloads. */
  assets?: ReactNode;
  /** The boot data as inline JSON; the browser hands back what it read. */
  boot: string;
  children: ReactNode;
}

/** The whole document, so that language, direction and colour scheme are React's on both sides. */
export function Document({ assets, boot, children }: DocumentProps) {
  const { code, tag, dir } = useLanguage();
  const { scheme } = useTheme();
  const { t } = useTranslation('host');
  return (
    <html lang={tag} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${code}&scheme=${scheme}`} />
        {assets}
      </head>
      <body data-scheme={scheme}>
        <p className="old-browser">{t('oldBrowser')}</p>
        {children}
        <script type="application/json" id={bootElementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}
