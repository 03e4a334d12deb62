import { useEffect, type RefObject } from 'react';

/** A phone on its side shows the picture alone, once it has started. */
export function useWholeScreen(region: RefObject<HTMLElement | null>, hasStarted: boolean): void {
  useEffect(() => {
    if (!hasStarted) return;
    const query = matchMedia('(orientation: landscape) and (max-height: 500px)');
    const bring = () => query.matches && region.current?.scrollIntoView();
    bring();
    query.addEventListener('change', bring);
    return () => query.removeEventListener('change', bring);
  }, [region, hasStarted]);
}
