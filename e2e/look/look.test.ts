import { languages } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import { addToCart, fillInAddress, order } from '../support/buying.ts';
import { newNamed } from '../support/members.ts';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { lookAt, widths } from './look-at.ts';

/** Pages whose heading is not their name. */
const further = [paths.errorPageOne.href(), paths.errorPageTwo.href(), paths.newsletterConfirm.href()];

for (const { code, name, width } of languages.flatMap((language) => widths.map((width) => ({ ...language, width })))) {
  const profile = {
    language: code,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce' as const,
    expected: [/404.*\/nope/],
  };

  test(`Every page is right in ${name} at ${width} pixels, in every scheme`, ({ visit }) =>
    visit(profile, async (visited) => {
      const addresses = [...(await sitePages(code)).map((known) => known.path), ...further];
      expect((await lookAt(visited, `${code}-${width}`, code, addresses)).join('\n')).toBe('');
    }));

  test(`What somebody buys is right in ${name} at ${width} pixels, in every scheme: cart, checkout, order, invoice`, ({
    visit,
  }) =>
    visit(profile, async (visited) => {
      const { page, open } = visited;
      const fill = async () => {
        await open(paths.product.href('pharmacy-mug'));
        await addToCart(page, code);
      };
      await fill();
      await open(paths.checkout.href());
      await fillInAddress(page, { index: 2 }, newNamed().email);
      const number = await order(page, code, 'bank-transfer');
      await fill();
      const addresses = [
        paths.cart.href(),
        paths.checkout.href(),
        paths.order.href(number),
        paths.invoice.href(number),
      ];
      expect((await lookAt(visited, `${code}-${width}-bought`, code, addresses)).join('\n')).toBe('');
    }));
}
