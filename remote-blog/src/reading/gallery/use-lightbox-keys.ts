import type { KeyboardEvent } from 'react';
import { useDirection } from '@sahra/shared/facade';

interface LightboxKeys {
  index: number;
  count: number;
  isZoomed: boolean;
  show: (index: number) => void;
  zoom: (isZoomed: boolean) => void;
}

/** As far as an arrow moves an enlarged picture, in pixels. */
const STEP = 120;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Arrows turn the pictures in the direction of reading, or move one that is enlarged; Home and End go to the first and last, + and - enlarge. */
export function useLightboxKeys({ index, count, isZoomed, show, zoom }: LightboxKeys) {
  const dir = useDirection();
  const onward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    if (isZoomed && move) event.currentTarget.querySelector('div[data-zoomed]')?.scrollBy(...move);
    else if (event.key === onward) show(index + 1);
    else if (event.key === back) show(index - 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(count - 1);
    else if (event.key === '+' || event.key === '=') zoom(true);
    else if (event.key === '-') zoom(false);
    else return;
    event.preventDefault();
  };
  return { onKeyDown };
}
