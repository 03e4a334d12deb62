import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { ease, HEIGHT, n, WIDTH } from './draw.ts';
import type { Film } from './film.ts';

const require = createRequire(import.meta.url);
const fontFiles = [require.resolve('@expo-google-fonts/lalezar/Lalezar_400Regular.ttf')];

/** The title over the first seconds, Arabic large and Latin below it. */
function titleCard(film: Film, seconds: number): string {
  const light = ease(seconds, 0.4, 1.2) * (1 - ease(seconds, 2.8, 3.6));
  if (light === 0) return '';
  return (
    `<g opacity="${n(light)}" font-family="Lalezar" text-anchor="middle"><rect width="${WIDTH}" height="${HEIGHT}" fill="#0c0d16" opacity="0.45"/>` +
    `<text x="640" y="360" font-size="118" fill="#f5f0e4">${film.title.ar}</text>` +
    `<text x="640" y="436" font-size="40" fill="#f2b441">${film.title.en}</text></g>`
  );
}

/** The film's picture at a moment as RGBA bytes. */
export function picture(film: Film, seconds: number): Buffer {
  const dark = 1 - ease(seconds, 0, 0.8) + ease(seconds, film.seconds - 1.4, film.seconds - 0.1);
  const fade =
    dark > 0 ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="#05060c" opacity="${n(Math.min(1, dark))}"/>` : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `${film.draw(seconds)}${titleCard(film, seconds)}${fade}</svg>`;
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().pixels;
}
