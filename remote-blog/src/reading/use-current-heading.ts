import { useEffect, useState } from 'react';
import type { Heading } from './blocks/headings.ts';

/** The part of the screen in which a heading is the one that is read: its upper third, below the header. */
const BAND = '-80px 0px -66% 0px';

/** The heading below which one reads; undefined above the first one. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // What is on the screen is outside of React.
  useEffect(() => {
    // Where it is not known, all links are as they are without scripts.
    if (!('IntersectionObserver' in window)) return undefined;
    const ids = headings.map(({ id }) => id);
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const index = ids.indexOf(target.id);
          if (isIntersecting) setCurrent(target.id);
          // It went away downwards: one reads what stands before it.
          else if (boundingClientRect.top > (rootBounds?.bottom ?? 0))
            setCurrent((was) => (was === target.id ? ids[index - 1] : was));
        }
      },
      { rootMargin: BAND },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) sight.observe(element);
    }
    return () => sight.disconnect();
  }, [headings]);
  return current;
}
