import { paths } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

for (const path of [paths.home.href(), paths.store.href()])
  test(`On a phone ${path} fetches the pictures of a slide when it looks in at the side`, ({ visit }) =>
    visit({ viewport: { width: 390, height: 844 } }, async ({ page, open }) => {
      // Otherwise they move on by themselves.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(path);
      const slides = page.getByRole('main').locator('ol').first().locator(':scope > li');
      /** Of each slide, whether its pictures are here. */
      const fetched = () =>
        slides.evaluateAll((items) =>
          items.map((item) => [...item.querySelectorAll('img')].every(({ naturalWidth }) => naturalWidth > 0)),
        );
      const count = await slides.count();
      const first = (many: number) => Array.from({ length: count }, (_, index) => index < many);
      await expect.poll(fetched).toEqual(first(2));
      await page.waitForLoadState('networkidle');
      expect(await fetched()).toEqual(first(2));
      await slides.nth(1).evaluate((slide) => slide.scrollIntoView({ inline: 'center', block: 'nearest' }));
      await expect.poll(fetched).toEqual(first(3));
    }));
