import type { Page } from 'playwright/test';

/**
 * What cannot be seen where the system forces its own colors: controls and texts in the color of their ground, and states (chosen,
 * pressed, open page) that look like their neighbors. One line each.
 */
export const findUnseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channelsOf = (color: string): number[] => {
      if (!canvas) throw new Error('This browser draws nothing');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    /** The ground that an element stands on: the first around it that is not transparent. */
    const groundOf = (element: Element | null): string => {
      if (!element) return 'Canvas';
      const { backgroundColor } = getComputedStyle(element);
      return (channelsOf(backgroundColor)[3] ?? 0) > 128 ? backgroundColor : groundOf(element.parentElement);
    };
    const isLike = (one: string, other: string) => {
      const [first, second] = [channelsOf(one), channelsOf(other)];
      return [0, 1, 2].every((at) => Math.abs((first[at] ?? 0) - (second[at] ?? 0)) < 48);
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    const say = (fault: string, element: Element) => found.push(`${fault}: ${element.outerHTML.slice(0, 120)}`);

    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element)) continue;
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (hasText && !element.closest('svg, option') && isLike(style.color, groundOf(element)))
        say('text in the color of its ground', element);
      if (
        element instanceof SVGPathElement &&
        element.closest('a, button') &&
        !element.closest('[aria-hidden="false"]')
      ) {
        const drawn = style.stroke === 'none' ? style.fill : style.stroke;
        if (drawn !== 'none' && isLike(drawn, groundOf(element.closest('svg'))) && style.fill === 'none')
          say('icon in the color of its ground', element.closest('a, button') ?? element);
      }
      if (style.maskImage.startsWith('url') && isLike(style.backgroundColor, groundOf(element.parentElement)))
        say('mask in the color of its ground', element);
    }

    const looks = [
      'color',
      'backgroundColor',
      'borderColor',
      'borderWidth',
      'borderStyle',
      'outlineStyle',
      'textDecorationLine',
      'fontWeight',
      'content',
      'display',
      'transform',
      'boxShadow',
    ] as const;
    const lookOf = (element: Element) =>
      [undefined, '::before', '::after']
        .map((part) => looks.map((name) => getComputedStyle(element, part)[name]).join())
        .join('|');
    const chosen =
      '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], :checked:not(option)';
    for (const element of document.querySelectorAll(chosen)) {
      if (!isShown(element)) continue;
      const alike = [
        ...(element.closest('ul, ol, [role="tablist"], fieldset, nav, form')?.querySelectorAll(element.tagName) ?? []),
      ].find((other) => !other.matches(chosen) && other.className === element.className && isShown(other));
      if (alike && lookOf(alike) === lookOf(element) && alike.innerHTML.length === element.innerHTML.length)
        say('looks like what is not chosen', element);
    }
    return [...new Set(found)];
  });
