import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import sharp from 'sharp';
import { firstEpisode, firstProgram } from '../support/api.ts';
import { contrastHeight, contrastWidths, readEverywhere, summaryOf, unreadable } from '../support/contrast-matrix.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

/** The schemes are dark: where text is readable on this, it is on every picture. */
const white = await sharp({ create: { width: 160, height: 90, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

const pages = {
  home: async () => paths.home.href(),
  program: async () => paths.program.href((await firstProgram('series')).id),
  player: async () => {
    const { program, id } = await firstEpisode('series');
    return paths.episode.href(program.id, id);
  },
};

/** In Arabic the text is on the other side of the picture: each page is read on one side, or on both. */
const languagesOf = (name: string): readonly LanguageCode[] =>
  isEverything ? ['ar', 'de'] : name === 'program' ? ['ar'] : ['de'];

for (const [name, find] of Object.entries(pages))
  for (const language of languagesOf(name))
    test(`Visitor reads what stands on the picture of the ${name} in ${language}, however bright it is, at every width in every scheme`, ({
      visit,
    }) =>
      visit(
        { language, reducedMotion: 'reduce', viewport: { width: contrastWidths[0], height: contrastHeight } },
        async ({ page, open }) => {
          await page.route(/\/(scene|poster)\b/, (route) => route.fulfill({ body: white, contentType: 'image/png' }));
          await open(await find());
          if (name === 'player') await page.getByRole('region').locator('video').waitFor();
          const readings = await readEverywhere(page, `${name} ${language}`);
          expect(unreadable(readings).join('\n'), summaryOf(readings)).toBe('');
          expect(
            readings.filter(({ width }) => width === 1440).length,
            'On the widest screens text stands on the picture',
          ).toBeGreaterThan(0);
        },
      ));
