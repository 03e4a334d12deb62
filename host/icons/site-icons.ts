import { Resvg } from '@resvg/resvg-js';
import { schemes, type Scheme } from '@sahra/shared/theme/choices';
import type { Plugin } from 'vite';
import { schemeColors } from '../src/theme/scheme-colors.ts';
import { schemeIcon } from '../src/theme/scheme-icon.ts';

const HEAD = 6;
const ENTRY = 16;

/** A Windows icon file of PNG pictures: what old browsers ask for as `/favicon.ico`. */
function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEAD + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits of a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const toPng = (svg: string, size: number) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** The mark on a filled square, of which it takes this share. */
function onGround(scheme: Scheme, share: number): string {
  const mark = schemeIcon(scheme).replace(/<\/?svg[^>]*>/g, '');
  const margin = (48 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${schemeColors[scheme].ground}" d="M0 0h48v48H0z"/><g transform="translate(${margin} ${margin}) scale(${share})">${mark}</g></svg>`;
}

/** All pictures of the mark in the colours of a scheme, by file name. */
export function iconsOf(scheme: Scheme): Map<string, Buffer> {
  const mark = schemeIcon(scheme);
  return new Map([
    [`${scheme}.ico`, toIco([16, 32, 48].map((size) => ({ size, png: toPng(mark, size) })))],
    [`${scheme}-192.png`, toPng(mark, 192)],
    [`${scheme}-512.png`, toPng(mark, 512)],
    // A system cuts it to its own shape; the middle four fifths are safe.
    [`${scheme}-maskable-512.png`, toPng(onGround(scheme, 0.6), 512)],
    [`${scheme}-apple-180.png`, toPng(onGround(scheme, 0.74), 180)],
  ]);
}

/** Draws the icons into the browser's half of a build, `icons/`; the host server gives them at addresses that do not change. */
export const siteIcons = (): Plugin => ({
  name: 'site-icons',
  generateBundle() {
    for (const scheme of schemes)
      for (const [name, source] of iconsOf(scheme)) this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
  },
});
