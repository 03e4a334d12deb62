import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { schemes } from '@sahra/shared/theme/choices';
import type { Page } from 'playwright/test';
import { findBarriers, findForeignLetters, findRawKeys } from '../support/read-page.ts';
import { settle } from '../support/settle.ts';
import type { Visit } from '../support/visit.ts';
import { startSheet } from './contact-sheet.ts';
import { readShifts, watchShifts } from './shifts.ts';

export const widths = [390, 768, 1440] as const;
const MAX_SHIFT = 0.02;

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Looks at pages, one after the other and in every colour scheme, and writes a sheet of their pictures. Returns what is wrong:
 * what moves by itself, raw keys, barriers, what is too wide, and Latin letters in Arabic.
 */
export async function lookAt(
  { page, open }: Visit,
  name: string,
  code: LanguageCode,
  addresses: readonly string[],
): Promise<string[]> {
  const sheet = startSheet(name);
  const width = page.viewportSize()?.width ?? 0;
  const faults: string[] = [];
  let worst = 0;
  await watchShifts(page);
  for (const path of addresses) {
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
  console.log(`${name} px: moved by ${worst.toFixed(4)} at most; ${sheet.write()}`);
  return faults;
}
