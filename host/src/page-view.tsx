import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PagePending } from './errors/page-pending.tsx';
import { isPending, type PageHandle } from './page-handle.ts';

/**
 * One page of a remote. While the server's HTML waits for the remote's code it suspends: React then leaves that HTML
 * as it is, readable, until the code has arrived.
 */
export function PageView({ handle }: { handle: PageHandle }) {
  const value: unknown = useLoaderData();
  if (isPending(value) && value.$pending === 'module') return <PagePending />;
  if (!handle.module && handle.hydration) use(handle.hydration);
  if (!handle.module) return <PagePending />;
  const { default: Page, Skeleton = PagePending } = handle.module;
  return isPending(value) ? <Skeleton /> : <Page />;
}
