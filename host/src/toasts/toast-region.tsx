import { lazy, Suspense } from 'react';
import { useApp } from '@sahra/shared/facade';
import { useStore, type Toast } from '@sahra/shared/host-runtime';
import styles from './toast-region.module.css';

/** Where the rest of the code cannot be loaded, the text is enough. */
const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => toasts.map(({ id, text }) => <p key={id}>{text}</p>);

const ToastList = lazy(async () => {
  const module = await import('./toast-list.tsx').catch(() => undefined);
  return { default: module?.ToastList ?? PlainToasts };
});

/**
 * Where toasts appear. Both live regions are there from the start: only what is put into one that is known is read out.
 * What draws a toast is loaded with the first one.
 */
export function ToastRegion() {
  const toasts = useStore(useApp().toasts, (state) => state.toasts);
  const list = (isUrgent: boolean) => {
    const shown = toasts.filter(({ tone }) => (tone === 'warning') === isUrgent);
    return <Suspense>{shown.length > 0 && <ToastList toasts={shown} />}</Suspense>;
  };
  return (
    <div className={styles.region}>
      <div role="status">{list(false)}</div>
      <div role="alert">{list(true)}</div>
    </div>
  );
}
