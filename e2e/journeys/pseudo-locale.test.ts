import { paths } from '../support/addresses.ts';
import { findOverflow } from '../support/read-page.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const { site } = useFrontEnd({ environment: { ...longTimeouts, DEV_TOOLS: 'on' } });

const pages = [
  paths.home,
  paths.programs,
  paths.search,
  paths.shop,
  paths.blogs,
  paths.pricing,
  paths.contactUs,
  paths.faq,
  paths.aboutUs,
  paths.termsOfUse,
  paths.newsletter,
  paths.comingSoon,
];

for (const direction of ['rtl', 'ltr'])
  test(`Messages that are much longer break no page (${direction})`, ({ visit }) =>
    visit({ site: site().url, reducedMotion: 'reduce' }, async ({ page, open }) => {
      const faults: string[] = [];
      // Each page in one direction: in the other it is the same room.
      for (const { href } of pages.filter((_, index) => isEverything || (index % 2 === 0) === (direction === 'rtl'))) {
        await open(`${href()}?lang=en&pseudo=on&direction=${direction}`);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('h1'), href()).toHaveText(/⟦.+·+⟧/);
        for (const width of [320, 768, 1280])
          faults.push(...(await findOverflow(page, width)).map((fault) => `${href()} at ${width}: ${fault}`));
      }
      expect(faults.join('\n')).toBe('');
    }));

test('Visitors of a public site cannot ask for it', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open('/pricing?lang=en&pseudo=on');
    await expect(page.locator('h1')).not.toContainText('⟦');
  }));
