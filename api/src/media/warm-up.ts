import { setTimeout as wait } from 'node:timers/promises';
import type { Home } from '@sahra/shared/schemas/catalog';
import type { Picture } from '@sahra/shared/schemas/common';
import type { Logger } from 'pino';
import type { PictureFile } from './picture-name.ts';
import type { PictureStore } from './picture-store.ts';

const files = ({ kind, src }: Picture, widths: readonly number[]): PictureFile[] =>
  widths.map((width) => ({ kind, name: src.slice(src.lastIndexOf('/') + 1), width, format: 'avif' }));

/** What the home page shows, what is seen first before the rest. */
export function homePictures({ slider, topTen, rails }: Home): PictureFile[] {
  const cards = [...topTen, ...rails.flatMap((rail) => rail.programs)];
  const all = [
    ...slider.flatMap(({ program }) => files(program.scene, [960, 1600, 480])),
    ...cards.flatMap(({ poster }) => files(poster, [240])),
    ...cards.flatMap(({ poster }) => files(poster, [400])),
  ];
  return [...new Map(all.map((file) => [`${file.kind}/${file.name}/${file.width}`, file])).values()];
}

/** Draws pictures before somebody asks: one after the other, and none while a visitor waits for one. */
export async function warmUp(
  store: PictureStore,
  pictures: readonly PictureFile[],
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  for (const picture of pictures) {
    while (store.waiting > 0 && !signal.aborted) await wait(200);
    if (signal.aborted) return;
    try {
      await store.find(picture);
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error, picture }, 'A picture could not be drawn');
    }
  }
  logger.info({ pictures: pictures.length }, 'The pictures of the home page are drawn');
}
