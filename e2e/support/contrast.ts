import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { findTextOnPictures, type TextOnPicture } from './text-on-pictures.ts';

/** Text that WCAG calls large is readable with less contrast. */
const leastContrast = ({ isLarge }: TextOnPicture) => (isLarge ? 3 : 4.5);

/** Letters of one text may cross a small bright spot; what counts is what all but a tenth of the pixels behind it allow. */
const PERCENTILE = 0.1;

export interface ContrastReading {
  text: string;
  /** Between the text and what lies behind it. */
  contrast: number;
  isReadable: boolean;
}

const channelLuminance = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (channelLuminance[red] ?? 0) +
  0.7152 * (channelLuminance[green] ?? 0) +
  0.0722 * (channelLuminance[blue] ?? 0);

interface Pixels {
  data: Buffer;
  width: number;
  channels: number;
  /** Place of the first pixel on the screen. */
  left: number;
  top: number;
}

function contrastOf({ color, opacity, boxes }: TextOnPicture, { data, width, channels, left, top }: Pixels): number {
  const [red = 0, green = 0, blue = 0] = color;
  const contrasts: number[] = [];
  for (const box of boxes) {
    for (let y = Math.round(box.top - top); y < Math.round(box.bottom - top); y++) {
      for (let x = Math.round(box.left - left); x < Math.round(box.right - left); x++) {
        const at = (y * width + x) * channels;
        const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
        const seen = (front: number, back: number) => Math.round(front * opacity + back * (1 - opacity));
        const front = luminance(seen(red, r), seen(green, g), seen(blue, b));
        const back = luminance(r, g, b);
        contrasts.push((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
      }
    }
  }
  return contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length * PERCENTILE)] ?? Infinity;
}

/** Hides the letters, and nothing else: computed colors stay. Colors on their way to another one arrive at once. */
const hideText = (page: Page) =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, *::before, *::after {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      text-shadow: none !important;
      transition: none !important;
    }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });

/** The contrast of every text that stands on a picture in sight, measured in the pixels that are behind it as the page is drawn now. */
export async function readContrast(page: Page): Promise<ContrastReading[]> {
  const hidden = await hideText(page);
  try {
    const texts = await findTextOnPictures(page);
    const boxes = texts.flatMap((text) => text.boxes);
    if (boxes.length === 0) return [];
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))].map(
      Math.floor,
    ) as [number, number];
    const [right, bottom] = [
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ].map(Math.ceil) as [number, number];
    const clip = { x: left, y: top, width: right - left, height: bottom - top };
    const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data, width: info.width, channels: info.channels, left, top };
    return texts.map((text) => {
      const contrast = contrastOf(text, pixels);
      return { text: text.text, contrast, isReadable: contrast >= leastContrast(text) };
    });
  } finally {
    await hidden.evaluate(
      (sheet) => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)),
    );
  }
}
