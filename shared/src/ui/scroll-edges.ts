import { useCallback, useRef, useState } from 'react';

const SLACK_PX = 8;

/** Whether a list that scrolls to the side stands at its start and at its end, in either direction of writing. */
export function useScrollEdges() {
  const scroller = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, setEdges] = useState({ atStart: true, atEnd: true });
  const measure = useCallback(() => {
    const list = scroller.current;
    if (!list) return;
    // Negative in right-to-left pages.
    const passed = Math.abs(list.scrollLeft);
    const next = { atStart: passed <= SLACK_PX, atEnd: passed + list.clientWidth >= list.scrollWidth - SLACK_PX };
    setEdges((last) => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next));
  }, []);
  const watch = useCallback(
    (list: HTMLUListElement | null) => {
      if (!list) return undefined;
      scroller.current = list;
      // Once the page has its layout: asked before, the browser would make one for each list.
      const layout = new ResizeObserver(measure);
      layout.observe(list);
      return () => {
        layout.disconnect();
        scroller.current = null;
      };
    },
    [measure],
  );
  return { scroller, watch, measure, atStart, atEnd };
}
