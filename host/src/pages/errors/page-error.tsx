import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { Button, Icon, PageHead, useTranslation, ButtonLink, useHrefTo } from '@sahra/shared/facade';
import type { ErrorKind } from '@sahra/shared/host-runtime';
import type { PageHandle } from '../../routing/page-handle.ts';
import type { PlannedPage } from '../../app/planned-pages.ts';
import { ClosedPage } from './closed-page.tsx';
import { NotOpenPage } from './not-open-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import styles from './errors.module.css';

/** What happened, what to do, and the two ways to do it. */
function FailedPage({ kind, onRetry, isBusy }: { kind: ErrorKind; onRetry: () => void; isBusy: boolean }) {
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        {t(`errors.${kind}.title`)}
      </h1>
      <p className={styles.text}>{t(`errors.${kind}.text`)}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry} aria-disabled={isBusy}>
          <Icon name="retry" />
          {isBusy ? t('retrying') : t('retry')}
        </Button>
        <ButtonLink variant="quiet" to={hrefTo('streaming.home')}>
          {t('backToHome')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Loads the page that failed once more, without a reload of the document. */
function useRetry(): { retry: () => void; isBusy: boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return { retry: () => void navigate(location, { replace: true, preventScrollReset: true }), isBusy };
}

const kinds: ReadonlySet<unknown> = new Set<ErrorKind>([
  'network',
  'timeout',
  'badRequest',
  'badResponse',
  'remote',
  'unexpected',
]);
const isKind = (value: unknown): value is ErrorKind => kinds.has(value);

/** What a thrown route error says about itself. */
function claimedKind(error: unknown): unknown {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
}

/** Loaders fail with a response: everything else was thrown while the page was drawn. */
function useRenderReport(error: unknown): void {
  const handle = useMatches().at(-1)?.handle as Partial<PageHandle> | undefined;
  const report = isRouteErrorResponse(error) ? undefined : handle?.reportRenderFailure;
  useEffect(() => report?.(), [error, report]);
}

/** Where the connection comes back, the page does so by itself. */
function useRetryOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
}

/** Stands where a page could not: it does not exist, or it could not be loaded. */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  const { retry, isBusy } = useRetry();
  useRenderReport(error);
  useRetryOnline(retry);
  if (isRouteErrorResponse(error) && error.status === 404) {
    const planned = error.data as Pick<PlannedPage, 'area'> | null;
    return planned?.area ? <NotOpenPage area={planned.area} /> : <NotFoundPage />;
  }
  const claimed = claimedKind(error);
  if (claimed === 'closed') return <ClosedPage />;
  // What we did not make ourselves is unexpected.
  const kind = isKind(claimed) ? claimed : 'unexpected';
  return (
    <>
      <PageHead title={t(`errors.${kind}.title`)} description={t(`errors.${kind}.text`)} robots="noindex" />
      <FailedPage kind={kind} onRetry={retry} isBusy={isBusy} />
    </>
  );
}
