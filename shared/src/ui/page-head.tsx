import { useTranslation } from './use-translation.ts';
import { useMatches } from 'react-router-dom';
import { useApp, useLanguage } from '../app.tsx';
import type { RemotePage } from '../federation/contract.ts';
import { addressIn } from '../i18n/address-in.ts';
import type { PageFacts } from '../page-facts.ts';

export interface PageHeadProps extends Omit<PageFacts, 'path' | 'siteName'> {
  /** The page's one address where that is more than its path: `/shop?page=2`. Without a language. */
  path?: string;
  /** Search engines are asked not to list the page. Its row in the route table can say the same. */
  robots?: 'noindex';
}

/** The path in the letters of its pattern: addresses are compared without case, and search engines want one. */
const inProperCase = (pathname: string, pattern: string) => {
  const parts = pathname.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? parts[index] : part))
    .join('/');
};

/**
 * What the document's head says of the page; react puts it there. Exactly one a page. What only crawlers read is told to
 * the server and written by it.
 */
export function PageHead({ path, robots, ...facts }: PageHeadProps) {
  const { t } = useTranslation('common');
  const { origin, describePage } = useApp();
  const { code } = useLanguage();
  const match = useMatches().at(-1);
  const page = (match?.handle as { page?: Partial<RemotePage> } | undefined)?.page;
  const pathname = match?.pathname ?? '/';
  const own = path ?? (page?.path ? inProperCase(pathname, page.path) : pathname);
  const isHidden = robots ?? page?.robots;
  const siteName = t('siteName');
  if (!isHidden) describePage?.({ ...facts, path: own, siteName });
  return (
    <>
      <title>{`${facts.title} · ${siteName}`}</title>
      <meta name="description" content={facts.description} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + addressIn(own, facts.shownIn ?? code)} />
      )}
    </>
  );
}
