import type { Page } from 'playwright/test';

/**
 * Texts of which a box that does not scroll hides a part, and texts that lie over each other, one line each. What is shortened on
 * purpose ends with an ellipsis and is no fault, and neither is a whole line that has no room in the header: its menu has it.
 */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Letters reach a little beyond their line. */
    const SLACK = 4;
    const found: string[] = [];
    const lines: { text: string; element: Element; box: DOMRect }[] = [];
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const isShortened = ({ webkitLineClamp, textOverflow }: CSSStyleDeclaration) =>
      webkitLineClamp !== 'none' || textOverflow === 'ellipsis';

    /** The box that hides a part of the text; nothing where it can be scrolled to, or is hidden on purpose. */
    function boxThatCuts(box: DOMRect, around: Element[]): Element | undefined {
      for (const element of around) {
        const style = getComputedStyle(element);
        if (style.overflow === 'visible' || element === document.body || element === document.documentElement) continue;
        const outer = element.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflow) || isShortened(style) || outer.width < 2 || outer.height < 2)
          return undefined;
        if (element.closest('header') && box.top >= outer.bottom) return undefined;
        const isOut = box.bottom > outer.bottom + SLACK || box.top < outer.top - SLACK;
        const isAside = box.right > outer.right + SLACK || box.left < outer.left - SLACK;
        if ((isOut && style.overflowY !== 'visible') || (isAside && style.overflowX !== 'visible')) return element;
      }
      return undefined;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (!element || !text || element.closest('svg, script, style, noscript, option, [inert], [aria-hidden="true"]'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const around = ancestors(element);
      if (around.some((each) => isShortened(getComputedStyle(each)) || each.getBoundingClientRect().width < 2))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const cutting = boxes.map((box) => boxThatCuts(box, around)).find(Boolean);
      if (cutting) found.push(`cut: "${text.slice(0, 40)}" by ${cutting.outerHTML.slice(0, 90)}`);
      /** Scrolled out of sight, where nothing lies over it. */
      const isAway = (box: DOMRect) =>
        around.some((each) => {
          if (!/auto|scroll/.test(getComputedStyle(each).overflow)) return false;
          const outer = each.getBoundingClientRect();
          return (
            box.right <= outer.left || box.left >= outer.right || box.bottom <= outer.top || box.top >= outer.bottom
          );
        });
      const isFixed = around.some((each) => /fixed|sticky/.test(getComputedStyle(each).position));
      if (!isFixed) lines.push(...boxes.filter((box) => !isAway(box)).map((box) => ({ text, element, box })));
    }
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // A numeral as large as a card is drawn behind it.
        if (Math.max(one.box.height, other.box.height) > 3 * Math.min(one.box.height, other.box.height)) continue;
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > SLACK && height > Math.min(one.box.height, other.box.height) / 2)
          found.push(`over each other: "${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}"`);
      }
    return [...new Set(found)];
  });
