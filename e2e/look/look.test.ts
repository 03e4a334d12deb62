import { languages } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import { schemes } from '@sahra/shared/theme/choices';
import type { Page } from 'playwright/test';
import { findBarriers, findForeignLetters, findRawKeys } from '../support/read-page.ts';
import { settle } from '../support/settle.ts';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { startSheet } from './contact-sheet.ts';
import { readShifts, watchShifts } from './shifts.ts';

const widths = [390, 768, 1440] as const;
const MAX_SHIFT = 0.02;

/** Pages whose heading is not their name. */
const further = [paths.errorPageOne.href(), paths.errorPageTwo.href(), paths.newsletterConfirm.href()];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { code, name, width } of languages.flatMap((language) => widths.map((width) => ({ ...language, width }))))
  test(`Every page is right in ${name} at ${width} pixels, in every scheme`, async ({ visit }) => {
    const sheet = startSheet(`${code}-${width}`);
    const faults: string[] = [];
    let worst = 0;
    const profile = {
      language: code,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce' as const,
      expected: [/404.*\/nope/],
    };
    await visit(profile, async ({ page, open }) => {
      await watchShifts(page);
      for (const path of [...(await sitePages(code)).map((known) => known.path), ...further]) {
        await open(path);
        await settle(page);
        const shifts = await readShifts(page);
        worst = Math.max(worst, shifts.score);
        if (shifts.score > MAX_SHIFT) faults.push(`${path}: moved by ${shifts.score.toFixed(3)}: ${shifts.what[0]}`);
        for (const fault of [...(await findRawKeys(page)), ...(code === 'ar' ? await findForeignLetters(page) : [])])
          faults.push(`${path}: ${fault}`);
        for (const scheme of schemes) {
          await page.evaluate((chosen) => (document.body.dataset.scheme = chosen), scheme);
          const overflow = await overflowOf(page);
          if (overflow > 0) faults.push(`${path} ${scheme}: ${overflow} px too wide`);
          // Colors differ between schemes, everything else between widths.
          const barriers = await findBarriers(page, scheme === schemes[0] ? undefined : ['color-contrast']);
          faults.push(...barriers.map((barrier) => `${path} ${scheme}: ${barrier}`));
          await page.screenshot({ path: sheet.add(`${decodeURI(path)} ${scheme}`, width), type: 'jpeg', quality: 60 });
        }
      }
    });
    console.log(`${code} ${width} px: moved by ${worst.toFixed(4)} at most; ${sheet.write()}`);
    expect(faults.join('\n')).toBe('');
  });
