import { useRef, useState, type PointerEvent } from 'react';

/** Where a pointer is among the rows of a list: the index of the row that it is over, or nearest to. */
function rowAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const distances = middles.map((middle) => Math.abs(middle - y));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Drags a row of a list by its handle, with a mouse, a pen or a finger; Escape puts it back. Its buttons do the same for those who do
 * not drag.
 */
export function useDragging(
  positionOf: (id: string) => number,
  move: (id: string, to: number) => void,
  settle: (id: string) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [id, setId] = useState<string>();

  function grab(itemId: string, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const { pointerId } = event;
    const began = positionOf(itemId);
    handle.setPointerCapture(pointerId);
    setId(itemId);
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      if (!list.current) return;
      const to = rowAt(list.current, clientY);
      if (to !== positionOf(itemId)) move(itemId, to);
      list.current.children[to]?.scrollIntoView({ block: 'nearest' });
    };
    const end = () => {
      controller.abort();
      setId(undefined);
      if (positionOf(itemId) !== began) settle(itemId);
    };
    const controller = new AbortController();
    const { signal } = controller;
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener(
      'pointercancel',
      () => {
        move(itemId, began);
        end();
      },
      { signal },
    );
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        move(itemId, began);
        controller.abort();
        setId(undefined);
      },
      { signal },
    );
  }
  return { list, id, grab };
}
