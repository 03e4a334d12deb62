import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export type Side = 'end' | 'start';

const areaOf = (width: number, height: number) => Math.max(0, width) * Math.max(0, height);

/** Whether most of something lies below something else. */
export function isCovered(below: DOMRect, above: DOMRect): boolean {
  const width = Math.min(below.right, above.right) - Math.max(below.left, above.left);
  const height = Math.min(below.bottom, above.bottom) - Math.max(below.top, above.top);
  return areaOf(width, height) > areaOf(below.width, below.height) / 2;
}

/** On which side something in a corner stands: it goes to the other one where it would cover what has the focus (WCAG 2.4.11). */
export function useDodge(corner: RefObject<HTMLElement | null>, isThere: boolean): Side {
  const [side, setSide] = useState<Side>('end');
  const look = useEffectEvent(() => {
    const focused = document.activeElement;
    if (!focused || !corner.current || corner.current.contains(focused) || focused === document.body) return;
    if (isCovered(focused.getBoundingClientRect(), corner.current.getBoundingClientRect()))
      setSide(side === 'end' ? 'start' : 'end');
  });
  useEffect(() => {
    if (!isThere) return undefined;
    let frame = 0;
    // The browser brings into sight what gets the focus after it says so.
    const wait = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    document.addEventListener('focusin', wait);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', wait);
    };
  }, [isThere]);
  return side;
}
