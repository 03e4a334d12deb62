import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
/** What takes the arrows itself. */
const TAKES_ARROWS = 'input, select, textarea, video, audio, [role="slider"], [contenteditable]';

/** Which item a key leads to; undefined: the key is none of ours. */
function wantedItem(key: string, from: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
  if (step) return Math.min(Math.max(from + step, 0), count - 1);
  return { Home: 0, End: count - 1 }[key];
}

/**
 * Makes a list one stop of the Tab key: the arrows, Home and End go from item to item, and Tab goes through what the present item
 * holds and then on. A screen reader that reads on finds all of them, as links of a list; before the page is alive Tab does too.
 */
export function useRovingFocus(list: RefObject<HTMLElement | null>, dir: 'ltr' | 'rtl') {
  const present = useRef<Element>(null);
  /** What Tab passes over by our doing; what never was a stop is left alone. */
  const passed = useRef(new WeakSet<HTMLElement>());

  const giveStop = () => {
    const items = [...(list.current?.children ?? [])];
    const focusable = (item: Element) => [...item.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const own = items.find((item) => item === present.current) ?? items.find((item) => focusable(item).length > 0);
    for (const item of items)
      for (const element of focusable(item)) {
        if (item === own && passed.current.delete(element)) element.removeAttribute('tabindex');
        else if (item !== own && element.tabIndex >= 0) {
          passed.current.add(element);
          element.tabIndex = -1;
        }
      }
  };
  // Cards come and go with what the list is given.
  useEffect(giveStop);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const item = [...(list.current?.children ?? [])].find((each) => each.contains(target));
      if (!item || item === present.current) return;
      present.current = item;
      giveStop();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key, defaultPrevented } = event;
      if (defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ((target as Element).closest(TAKES_ARROWS)) return;
      const items = [...(list.current?.children ?? [])].filter((item) => item.querySelector(FOCUSABLE));
      const from = items.findIndex((item) => item.contains(target as Element));
      const to = from < 0 ? undefined : wantedItem(key, from, items.length, dir === 'rtl');
      if (to === undefined) return;
      event.preventDefault();
      items[to]?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    },
  };
}
