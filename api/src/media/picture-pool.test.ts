import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createArtworkPool } from './picture-pool.ts';
import type { ArtworkRequest, PosterSubject } from '../../../demo/src/artwork/subject.ts';

const program: PosterSubject = { slug: 'burullus', titleAr: 'البرلس', titleEn: 'Burullus', lettering: ['البرلس'], genre: 'crime', tags: ['night'], year: 2021, names: ['نادين الحلواني'] };
const requests: readonly (readonly [ArtworkRequest, number])[] = [
  [{ kind: 'poster', subject: program }, 1.5],
  [{ kind: 'scene', subject: { slug: 'burullus', genre: 'crime', episode: 3 } }, 9 / 16],
  [{ kind: 'portrait', subject: { slug: 'nadine-halawani', designation: 'acting' } }, 1],
  [{ kind: 'product', subject: { slug: 'a-poster', shape: 'poster', color: 'night', motif: 'burullus', program } }, 1.25],
  [{ kind: 'post', subject: { slug: 'how-we-letter-a-poster', type: 'gallery' } }, 2 / 3],
];

describe('artwork pool', () => {
  const pool = createArtworkPool({ threads: 1 });
  afterAll(() => pool.close());

  it.each(requests)('A thread draws and encodes %o', async (request, shape) => {
    const webp = await pool.render({ ...request, width: 240, format: 'webp' });
    const { format, width, height } = await sharp(webp).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 240, height: Math.round(240 * shape) });
  });

  it('A poster of 400 pixels stays light in both formats', async () => {
    for (const format of ['webp', 'avif'] as const) {
      const bytes = await pool.render({ kind: 'poster', subject: program, width: 400, format });
      expect(bytes.byteLength).toBeGreaterThan(1000);
      expect(bytes.byteLength).toBeLessThan(30_000);
    }
  });
});
