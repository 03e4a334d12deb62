import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '@sahra/shared/pictures';
import sharp from 'sharp';
import { drawArtwork } from '../src/artwork/artwork.ts';
import { encodePicture } from '@sahra/api/media/encode-picture';
import { readCatalog } from '../src/catalog/files.ts';
import { artworkRequests } from '../src/artwork/requests.ts';
import type { ArtworkRequest } from '../src/artwork/subject.ts';

/** Width of one picture on the sheet, and how many stand in a row. */
const layout: Record<PictureKind, { readonly width: number; readonly columns: number }> = {
  poster: { width: 240, columns: 9 },
  scene: { width: 360, columns: 6 },
  portrait: { width: 180, columns: 12 },
  product: { width: 240, columns: 10 },
  post: { width: 360, columns: 6 },
};
const gap = 8;

async function writeSheet(kind: PictureKind, requests: readonly ArtworkRequest[], file: string): Promise<void> {
  const { width, columns } = layout[kind];
  const tiles: Buffer[] = [];
  let height = width;
  for (const request of requests) {
    const drawn = drawArtwork(request);
    height = Math.round((drawn.height / drawn.width) * width);
    tiles.push(await encodePicture(drawn, width, 'webp'));
  }
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#26262c',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(file);
  console.log(`${file}: ${tiles.length} pictures`);
}

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write the contact sheets to.');
mkdirSync(folder, { recursive: true });
const all = artworkRequests(readCatalog());
for (const kind of ['poster', 'scene', 'portrait', 'product', 'post'] as const) {
  if (wanted.length === 0 || wanted.includes(kind))
    await writeSheet(kind, [...all[kind].values()], join(folder, `${kind}.png`));
}
