import { memo, Suspense } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import type { Layout as LayoutName } from '@sahra/shared/federation/contract';
import { useTranslation } from '@sahra/shared/facade';
import { PagePending } from '../pages/errors/page-pending.tsx';
import { SiteFooter as Footer } from '../footer/site-footer.tsx';
import { MainHeader as StreamingHeader } from '../header/main-header.tsx';
import { MerchandiseHeader as ShopHeader } from '../header/merchandise-header.tsx';
import { OfflineBanner } from '../pages/errors/offline-banner.tsx';
import { RouteAnnouncer } from '../routing/route-announcer.tsx';
import type { PageHandle } from '../routing/page-handle.ts';
import { CompanionPlace } from './companion-place.tsx';
import { ToastRegion } from '../toasts/toast-region.tsx';
import styles from './page-progress.module.css';

/** A thin line at the top while the next page is on its way; quick pages do not show it. */
function PageProgress() {
  const { t } = useTranslation('common');
  if (useNavigation().state === 'idle') return null;
  return <div role="progressbar" aria-label={t('loading')} className={styles.progress} />;
}

/** The layout is rendered with each step of a navigation: what stands round the page is not, but for what has changed for it. */
const MainHeader = memo(StreamingHeader);
const MerchandiseHeader = memo(ShopHeader);
const SiteFooter = memo(Footer);

const parts: Record<LayoutName, { Header?: typeof MainHeader; footer?: 'streaming' | 'merchandise' | 'compact' }> = {
  streaming: { Header: MainHeader, footer: 'streaming' },
  merchandise: { Header: MerchandiseHeader, footer: 'merchandise' },
  'merchandise-compact': { Header: MerchandiseHeader, footer: 'compact' },
  bare: {},
};

/**
 * A component of its own, and memoized: an update of the layout that reaches this boundary while it still waits for
 * the remote's code would make React throw the server's HTML away.
 */
const PageOutlet = memo(function PageOutlet() {
  return (
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  );
});

/** Header and footer round every page; which ones is said by the page's row in the registry. */
export function Layout() {
  const handle = useMatches().at(-1)?.handle as Partial<PageHandle> | undefined;
  const layout = handle?.page?.layout ?? 'streaming';
  const { Header, footer } = parts[layout];
  return (
    <>
      <PageProgress />
      {Header && <Header />}
      <main id="content" tabIndex={-1} data-layout={layout}>
        <PageOutlet />
      </main>
      <CompanionPlace />
      {footer && <SiteFooter variant={footer} />}
      <OfflineBanner />
      <ToastRegion />
      <RouteAnnouncer />
      <ScrollRestoration storageKey={storageKeys.scroll} />
    </>
  );
}
