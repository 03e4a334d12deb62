import type { Page } from 'playwright/test';

/** Everything is where it will stay: fonts are there, the pictures in sight are, and nothing is being worked out. */
export const settle = (page: Page) =>
  page.waitForFunction(() => {
    const isInSight = ({ left, right, top, bottom }: DOMRect) =>
      right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const inSight = [...document.images].filter(
      (image) => isInSight(image.getBoundingClientRect()) && image.checkVisibility(),
    );
    const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
    return document.fonts.status === 'loaded' && inSight.every((image) => image.complete) && !isBusy;
  });
