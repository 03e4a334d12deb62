import { useEffect } from 'react';
import type { Toast } from '@sahra/shared/host-runtime';

/** Milliseconds to notice a toast, and to read one of its words. */
const NOTICE_MS = 4000;
const WORD_MS = 300;

/** Milliseconds that a toast stays; for good where something can be done with it. */
export const lifetimeOf = ({ text, tone, action }: Toast): number =>
  action || tone === 'warning' ? Infinity : NOTICE_MS + WORD_MS * text.split(/\s+/).length;

/** Ends a toast when it has been there long enough; begins anew when the visitor has turned away from it. */
export function useExpiry(toast: Toast, isHeld: boolean, dismiss: (id: number) => void) {
  // The clock is outside.
  useEffect(() => {
    const lifetime = lifetimeOf(toast);
    if (isHeld || lifetime === Infinity) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), lifetime);
    return () => clearTimeout(timer);
  }, [toast, isHeld, dismiss]);
}
