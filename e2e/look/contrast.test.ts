import { paths } from '../support/addresses.ts';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { ask } from '../support/api.ts';
import {
  contrastHeight,
  contrastWidths,
  type PlacedReading,
  readEverywhere,
  summaryOf,
  unreadable,
} from '../support/contrast-matrix.ts';
import { inPart, PARTS } from '../support/selection.ts';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

/** What is further down a page repeats what is there. */
const SCREENS = 2;

/** All programs have scenes of few kinds: every third one shows each of them more than once. */
async function everyThirdProgram(): Promise<ProgramCard[]> {
  const read = (page: number) => ask<Page<ProgramCard>>(`/programs?pageSize=60&page=${page}`);
  const first = await read(1);
  const others = await Promise.all(
    Array.from({ length: Math.ceil(first.total / 60) - 1 }, (_, index) => read(index + 2)),
  );
  return [first, ...others].flatMap(({ items }) => items).filter((_, index) => index % 3 === 0);
}

test('Visitor reads what stands on the scenes of programs, at every width in every scheme', async ({ visit }) => {
  const readings: PlacedReading[] = [];
  const programs = await everyThirdProgram();
  await visit({ language: 'ar', reducedMotion: 'reduce' }, async ({ page, open }) => {
    for (const { id } of programs) {
      await page.setViewportSize({ width: contrastWidths[0], height: contrastHeight });
      await open(paths.program.href(id));
      readings.push(...(await readEverywhere(page, paths.program.href(id))));
    }
  });
  console.log(`${programs.length} programs\n${summaryOf(readings)}`);
  expect(unreadable(readings).join('\n')).toBe('');
  expect(readings.length).toBeGreaterThan(programs.length);
});

for (let part = 0; part < PARTS; part++)
  test(`Visitor reads what stands on pictures of every kind of page, at every width in every scheme: part ${part + 1} of ${PARTS}`, ({
    visit,
  }) =>
    visit({ language: 'ar', reducedMotion: 'reduce', expected: [/404.*\/nope/] }, async ({ page, open }) => {
      const readings: PlacedReading[] = [];
      for (const { path } of inPart(await sitePages('ar'), part)) {
        await page.setViewportSize({ width: contrastWidths[0], height: contrastHeight });
        await open(path);
        readings.push(...(await readEverywhere(page, decodeURI(path), SCREENS)));
      }
      console.log(summaryOf(readings));
      expect(unreadable(readings).join('\n')).toBe('');
    }));
