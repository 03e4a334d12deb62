import { use, useEffect, useInsertionEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead, useTranslation } from '@sahra/shared/facade';
import { LoadedPage, useKeptActs } from '@sahra/shared/host-runtime';
import { PageLate, PagePending } from '../pages/errors/page-pending.tsx';
import { isPending, type PageHandle } from './page-handle.ts';

/** Title of a page before its data are here: its name, where the code of its remote is. It is on the page too where they are late. */
function PendingHead({ handle, isNamed, isLate }: { handle: PageHandle; isNamed: boolean; isLate: boolean }) {
  const { t, i18n } = useTranslation(['host', 'common']);
  const name: unknown = isNamed && i18n.getResource(i18n.language, handle.remote, handle.page.titleKey);
  const title = typeof name === 'string' ? name : t('common:loading');
  return (
    <>
      <PageHead title={title} description={t('footer.line')} />
      {isLate && <PageLate title={title} />}
    </>
  );
}

/**
 * One page of a remote. While the server's HTML waits for the remote's code it suspends: React then leaves that HTML
 * as it is, readable, until the code has arrived.
 */
export function PageView({ handle }: { handle: PageHandle }) {
  useKeptActs();
  useInsertionEffect(() => handle.showStyles?.());
  useEffect(() => handle.drawn?.());
  const value: unknown = useLoaderData();
  const isLeftToBrowser = isPending(value) && value.$pending === 'module';
  // Also when the code has come meanwhile: what suspended by it asks for it again.
  if (!isLeftToBrowser && handle.hydration) use(handle.hydration);
  const module = isLeftToBrowser ? undefined : handle.module;
  if (module && !isPending(value)) {
    return <LoadedPage Page={module.default} data={value} />;
  }
  const Skeleton = module?.Skeleton ?? PagePending;
  return (
    <>
      <PendingHead handle={handle} isNamed={module !== undefined} isLate={isPending(value) && value.isLate === true} />
      <Skeleton />
    </>
  );
}
