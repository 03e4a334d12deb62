import { useSyncExternalStore } from 'react';

/** How far the page is scrolled. Asked while React draws, the browser would lay out the half-drawn page each time. */
let scrolled = 0;
const look = () => (scrolled = window.scrollY);

function subscribe(onChange: () => void) {
  const onScroll = () => {
    look();
    onChange();
  };
  look();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled further than `pixels`; the server's page stands at its top. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled > pixels,
    () => false,
  );
