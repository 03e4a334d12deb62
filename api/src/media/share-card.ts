import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { socialCard } from '@sahra/shared/pictures';
import { type OpenFont, openFont, outlinePath, outlineText } from '@sahra/shared/server/outlined-text';
import sharp from 'sharp';
import { encodeCard, inCardShape } from './social-card.ts';
import { setTitle, tidyTitle } from './title-lines.ts';

/** What is lettered on a picture. */
export interface ShareCardJob {
  title: string;
  /** Of the title: by it the side on which it begins is chosen, and the face. */
  language: LanguageCode;
  /** The picture below it, encoded; without one there is only the ground. */
  cover: { bytes: Uint8Array; aspect: number } | undefined;
}

/** Those of the site; each begins where the one before it has no letters. */
const files = {
  display: '@expo-google-fonts/lalezar/Lalezar_400Regular.ttf',
  text: '@expo-google-fonts/readex-pro/500Medium/ReadexPro_500Medium.ttf',
  greek: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
} as const;
type Face = keyof typeof files;

const opened = new Map<Face, OpenFont>();
function open(face: Face): OpenFont {
  const font = opened.get(face) ?? openFont(readFileSync(createRequire(import.meta.url).resolve(files[face])));
  opened.set(face, font);
  return font;
}
/** Greek titles are in one face, their Latin words too. */
const fontsOf = (language: LanguageCode): OpenFont[] =>
  (language === 'gr' ? (['greek', 'display', 'text'] as const) : (['display', 'text', 'greek'] as const)).map(open);

const colors = { ground: '#0c0d16', dusk: '#1e2136', ink: '#f5f0e4', accent: '#f2b441' } as const;
const { width, height } = socialCard;
const MARGIN = 72;
const sizes = [
  { size: 96, lines: 2 },
  { size: 84, lines: 3 },
  { size: 72, lines: 3 },
  { size: 60, lines: 4 },
  { size: 50, lines: 5 },
];
const MARK = 64;

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** The mark, whose triangle points in reading direction, and the site's name beside it. */
function signature(language: LanguageCode, isRtl: boolean): string {
  const name = outlineText(language === 'ar' ? 'سهرة' : 'Sahra', [open('display')]);
  const size = 44;
  const nameWidth = (name.box.maxX - name.box.minX) * size;
  const place = isRtl ? `translate(${width - MARGIN} 48) scale(-1 1)` : `translate(${MARGIN} 48)`;
  const star =
    path('M8.4 8.4h31.2v31.2H8.4zM24 2l22 22-22 22L2 24z', colors.accent) +
    path('M19.6 16.2a1.2 1.2 0 0 1 1.8-1l12 7.7a1.2 1.2 0 0 1 0 2.1l-12 7.8a1.2 1.2 0 0 1-1.8-1z', colors.ground);
  const gap = MARGIN + MARK + 16;
  const x = isRtl ? width - gap - nameWidth : gap;
  // Its ink is in the middle of the mark's height.
  const y = 48 + MARK / 2 - ((name.box.minY + name.box.maxY) / 2) * size;
  // Readable on whatever it lies.
  const plate = MARK + 16 + nameWidth + 48;
  const left = isRtl ? width - MARGIN + 20 - plate : MARGIN - 20;
  return (
    `<rect x="${left.toFixed(1)}" y="36" width="${plate.toFixed(1)}" height="${MARK + 24}" rx="10" fill="${colors.ground}" fill-opacity="0.86"/>` +
    `<g transform="${place} scale(${MARK / 48})">${star}</g>${path(outlinePath(name, x, y, size), colors.ink)}`
  );
}

/** What lies over the picture: shade where something is lettered, the title at the bottom on the side where one begins to read. */
function lettering(title: string, language: LanguageCode): string {
  const direction = getLanguage(language).dir;
  const isRtl = direction === 'rtl';
  const fonts = fontsOf(language);
  const { lines, size } = setTitle(tidyTitle(title), (line) => outlineText(line, fonts, { direction }), {
    width: width - 2 * MARGIN,
    sizes,
  });
  const leading = size * (isRtl ? 1.22 : 1.14);
  const first = height - MARGIN + 8 - leading * (lines.length - 1);
  const drawn = lines.map((line, index) => {
    const x = isRtl ? width - MARGIN - (line.box.maxX - line.box.minX) * size : MARGIN;
    return path(outlinePath(line, x, first + index * leading, size), colors.ink);
  });
  const top = first - size * 1.05;
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at.toFixed(3)}" stop-color="${colors.ground}" stop-opacity="${opacity}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="shade" x2="0" y2="1">${stop(0, 0.72)}${stop(0.24, 0.22)}` +
    `${stop(Math.max(0.25, (top - 110) / height), 0.22)}${stop(Math.max(0.26, top / height), 0.82)}${stop(1, 0.95)}</linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>` +
    `<rect x="${isRtl ? width - MARGIN - 96 : MARGIN}" y="${(top - 26).toFixed(1)}" width="96" height="6" fill="${colors.accent}"/>` +
    `${signature(language, isRtl)}${drawn.join('')}</svg>`
  );
}

const plain = () => sharp({ create: { width, height, channels: 3, background: colors.dusk } });

/** A picture for where a post is shared: its cover, and on it its title in its own script; in shape and format of the social card. */
export async function drawShareCard({ title, language, cover }: ShareCardJob): Promise<Uint8Array> {
  const drawn = new Resvg(lettering(title, language), { font: { loadSystemFonts: false } }).render();
  // A picture that cannot be read is no reason to show none.
  const ground = await (cover ? inCardShape(sharp(Buffer.from(cover.bytes)), cover.aspect).catch(plain) : plain());
  return encodeCard(
    ground.composite([{ input: drawn.pixels, raw: { width, height, channels: 4 }, premultiplied: true }]),
  );
}
