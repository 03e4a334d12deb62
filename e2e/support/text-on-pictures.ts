import type { Page } from 'playwright/test';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TextOnPicture {
  text: string;
  /** Red, green and blue, 0 to 255. */
  color: number[];
  /** Of the color and of everything around the text, 0 to 1. */
  opacity: number;
  /** At least 24 px, or bold and at least 18.66 px: large, as WCAG has it. */
  isLarge: boolean;
  /** Its lines, as far as they are in sight. */
  boxes: Box[];
}

/**
 * Every text in sight of which a part lies over (or under) a picture, a video or a drawing, whatever is between them; without
 * `onOwnGround` only what has no ground of its own that is printed too.
 */
export const findTextOnPictures = (page: Page, { onOwnGround = true } = {}): Promise<TextOnPicture[]> =>
  page.evaluate((all) => {
    const LEAST_PICTURE = 64;
    const LEAST_BOX = 4;
    const overlap = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isAtLeast = (size: number, { left, top, right, bottom }: Box) => right - left >= size && bottom - top >= size;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channelsOf = (color: string): number[] => {
      if (!canvas) throw new Error('This browser draws nothing');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const screenBox: Box = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
    /** What the screen and its scrolling and clipping ancestors leave of a box. */
    const visibleBox = (box: Box, around: Element[]): Box =>
      around
        .filter(
          (element) =>
            element !== document.body &&
            element !== document.documentElement &&
            getComputedStyle(element).overflow !== 'visible',
        )
        .reduce((rest, element) => overlap(rest, element.getBoundingClientRect()), overlap(box, screenBox));
    /** Does something that stays while the page is scrolled lie over it now? Then it is read at another place. */
    const isCovered = ({ left, right, top, bottom }: Box, element: Element) =>
      [left + 2, (left + right) / 2, right - 2].some((x) => {
        const above = ancestors(document.elementFromPoint(x, (top + bottom) / 2)).find((each) =>
          /fixed|sticky/.test(getComputedStyle(each).position),
        );
        return above && !above.contains(element);
      });
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const pictures = [...document.querySelectorAll('img, video, svg')]
      .filter(isShown)
      .map((element) => visibleBox(element.getBoundingClientRect(), ancestors(element.parentElement)))
      .filter((box) => isAtLeast(LEAST_PICTURE, box));

    const found: TextOnPicture[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.trim();
      if (!element || !text || element.closest('svg, script, style, noscript, option') || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const around = ancestors(element);
      if (!all && around.some((each) => getComputedStyle(each).printColorAdjust === 'exact')) continue;
      const boxes = [...range.getClientRects()]
        .map((rect) => visibleBox(rect, around))
        .filter((box) => isAtLeast(LEAST_BOX, box) && pictures.some((picture) => isAtLeast(1, overlap(picture, box))))
        .filter((box) => !isCovered(box, element));
      if (boxes.length === 0) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 0] = channelsOf(color);
      const opacity = around.reduce((product, one) => product * Number(getComputedStyle(one).opacity), alpha / 255);
      const size = parseFloat(fontSize);
      if (opacity > 0)
        found.push({
          text,
          color: [red, green, blue],
          opacity,
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          boxes,
        });
    }
    return found;
  }, onOwnGround);
