import { type Scheme, schemes } from '@sahra/shared/theme/choices';
import type { Page } from 'playwright/test';
import { type ContrastReading, readContrast } from './contrast.ts';
import { settle } from './settle.ts';

/** On both sides of each width at which text moves onto pictures, widest first: the largest picture serves all of them. */
export const contrastWidths = [1440, 1100, 1024, 900, 768, 390] as const;

/** All of a scene and of what stands on it is in sight. */
export const contrastHeight = 1000;

export interface PlacedReading extends ContrastReading {
  page: string;
  width: number;
  scheme: Scheme;
}

async function readSchemes(page: Page): Promise<Omit<PlacedReading, 'page' | 'width'>[]> {
  const readings: Omit<PlacedReading, 'page' | 'width'>[] = [];
  for (const scheme of schemes) {
    await page.evaluate((chosen) => (document.body.dataset.scheme = chosen), scheme);
    const inScheme = await readContrast(page);
    // A scheme is colors: where no text stands on a picture in one of them, none does in the others.
    if (inScheme.length === 0) break;
    readings.push(...inScheme.map((reading) => ({ ...reading, scheme })));
  }
  return readings;
}

/** Scrolls so many screens down; false where the page has no more. */
const scrollDown = (page: Page, screen: number): Promise<boolean> =>
  page.evaluate((screens) => {
    const top = screens * innerHeight;
    window.scrollTo({ top, behavior: 'instant' });
    return top < document.documentElement.scrollHeight;
  }, screen);

/** Reads the first `screens` of the open page at every width in every scheme, without loading it again. */
export async function readEverywhere(page: Page, name: string, screens = 1): Promise<PlacedReading[]> {
  const readings: PlacedReading[] = [];
  for (const width of contrastWidths) {
    await page.setViewportSize({ width, height: contrastHeight });
    for (let screen = 0; screen < screens && (await scrollDown(page, screen)); screen++) {
      await settle(page);
      readings.push(...(await readSchemes(page)).map((reading) => ({ ...reading, page: name, width })));
    }
  }
  return readings;
}

const describe = ({ page, width, scheme, contrast, text }: PlacedReading) =>
  `${page} ${width} px ${scheme}: ${contrast.toFixed(2)} "${text.slice(0, 40)}"`;

/** One line for each text that cannot be read where it stands. */
export const unreadable = (readings: PlacedReading[]): string[] =>
  readings.filter(({ isReadable }) => !isReadable).map(describe);

/** The worst of every width and scheme, one line each. */
export const summaryOf = (readings: PlacedReading[]): string =>
  contrastWidths
    .flatMap((width) => {
      const atWidth = readings.filter((reading) => reading.width === width);
      if (atWidth.length === 0) return [`${width} px: no text on a picture`];
      return schemes.map((scheme) => {
        const here = atWidth.filter((reading) => reading.scheme === scheme);
        const [worst] = here.toSorted((one, other) => one.contrast - other.contrast);
        return `${here.length} texts, ${here.filter(({ isReadable }) => !isReadable).length} unreadable${worst ? `, worst: ${describe(worst)}` : ''}`;
      });
    })
    .join('\n');
