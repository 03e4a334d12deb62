import type { PictureKind } from '@sahra/shared/pictures';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { testDemoModule } from '../testing/test-demo.ts';
import { createPicturePool } from './picture-pool.ts';

/** Kind, name, and its height as a share of its width. */
const pictures: readonly (readonly [PictureKind, string, number])[] = [
  ['poster', 'burullus', 1.5],
  ['scene', 'burullus', 9 / 16],
  ['portrait', 'nadine-halawani', 1],
  ['product', 'burullus-mug', 1.25],
  ['post', 'on-waiting-for-the-light', 2 / 3],
];

describe('threads that draw', () => {
  const pool = createPicturePool({ threads: 1, module: testDemoModule });
  afterAll(() => pool.close());

  it.each(pictures)('A thread draws and encodes the %s %s', async (kind, name, shape) => {
    const webp = await pool.draw({ kind, name, width: 240, format: 'webp' });
    const { format, width, height } = await sharp(webp).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 240, height: Math.round(240 * shape) });
  });

  it('Nothing is drawn for a name that nothing has', async () => {
    expect(await pool.draw({ kind: 'poster', name: 'nothing-like-this', width: 240, format: 'webp' })).toBeUndefined();
  });

  it('A poster of 400 pixels stays light in both formats', async () => {
    for (const format of ['webp', 'avif'] as const) {
      const bytes = await pool.draw({ kind: 'poster', name: 'burullus', width: 400, format });
      expect(bytes?.byteLength).toBeGreaterThan(1000);
      expect(bytes?.byteLength).toBeLessThan(30_000);
    }
  });
});
