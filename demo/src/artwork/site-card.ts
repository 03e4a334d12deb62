import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { mix } from './canvas/color.ts';
import type { Face } from './canvas/fonts.ts';
import { drawLine, drawTitle } from './canvas/lettering.ts';
import { createStage, type Palette } from './canvas/stage.ts';
import { element, place, rect } from './canvas/svg.ts';
import { cairo } from './families/cairo.ts';
import { mark } from './motifs/mark.ts';
import type { Artwork } from './artwork.ts';

/** In the proportions of `socialCard`. */
const siteCardSize = { width: 1714, height: 900 } as const;

/** The site's own colours at dusk. */
const palette: Palette = {
  ground: '#1e2136',
  dark: '#0c0d16',
  mid: '#6d3a5e',
  light: '#e2557a',
  accent: '#f2b441',
  ink: '#f5f0e4',
};

interface Lettering {
  name: string;
  line: string;
  face: Face;
}

const letterings: Readonly<Record<LanguageCode, Lettering>> = {
  ar: { name: 'سهرة', line: 'أفلام ومسلسلات مجانية', face: 'lalezar' },
  en: { name: 'Sahra', line: 'Free films and series', face: 'text' },
  de: { name: 'Sahra', line: 'Filme und Serien, kostenlos', face: 'text' },
  fr: { name: 'Sahra', line: 'Films et séries gratuits', face: 'text' },
  gr: { name: 'Sahra', line: 'Δωρεάν ταινίες και σειρές', face: 'greek' },
};

/** The site itself, for where its address is shared: the city at dusk, and the name on the side where one begins to read. */
export function drawSiteCard(language: LanguageCode): Artwork {
  const { width, height } = siteCardSize;
  const isArabic = language === 'ar';
  const { name, line, face } = letterings[language];
  const middle = isArabic ? 1190 : 524;
  const stage = createStage({ width, height, focus: width - middle, seed: 'site-card', palette });
  const nile = cairo.compositions.find((composition) => composition.name === 'nile');
  const scene = nile?.draw(stage, []).art ?? rect(0, 0, width, height, palette.ground);
  const shade = rect(
    0,
    0,
    width,
    height,
    stage.fade(
      [
        [0.18, palette.dark, 0.94],
        [0.62, palette.dark, 0.5],
        [0.85, palette.dark, 0],
      ],
      isArabic ? -90 : 90,
    ),
  );
  const title = drawTitle(
    [name],
    { x: middle - 390, y: 300, width: 780, height: 300 },
    { face: 'lalezar', color: palette.ink, align: 'center', anchor: 'middle' },
  );
  const text =
    place(mark(96, palette.accent, palette.dark, isArabic ? 'rtl' : 'ltr'), middle, 178) +
    title.svg +
    drawLine(line, middle, 726, {
      color: mix(palette.ink, palette.accent, 0.25),
      size: 66,
      maxWidth: 800,
      anchor: 'middle',
      face,
    });
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, stage.definitions()),
    scene,
    shade,
    text,
  );
  return { svg, width, height };
}
