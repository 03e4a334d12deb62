import { useState, type ReactNode } from 'react';
import { useApp } from '../app.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

/** React leaves the children of such an element as the server has drawn them. */
const asDrawn = { __html: '' };

interface StillProps {
  /** What it tells of: for another one it is drawn anew. */
  of: object;
  className?: string | undefined;
  children: () => ReactNode;
}

/**
 * A still part: there is nothing to press in it, and it does not change by itself. What the server has drawn of it React leaves as it is,
 * and does not even look at: of a long list that is most of what a page takes to come alive.
 */
export function Still({ of, className, children }: StillProps) {
  const { watchRouter } = useApp();
  const isServers = useIsHydrated();
  // On the server there is no router to watch.
  const [drawn, setDrawn] = useState(watchRouter && isServers ? of : undefined);
  const isAsDrawn = drawn === of;
  // From then on React has drawn it, and not the server.
  if (drawn && !isAsDrawn) setDrawn(undefined);
  return isAsDrawn ? (
    <div key="drawn" className={className} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />
  ) : (
    <div key="live" className={className}>
      {children()}
    </div>
  );
}
