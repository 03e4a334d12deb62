import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeSchema } from '@sahra/shared/schemas/catalog';
import { pictureKinds, pictureUrl } from '@sahra/shared/pictures';
import type { Picture } from '@sahra/shared/schemas/common';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { testDemoModule } from '../testing/test-demo.ts';
import { createPicturePool } from './picture-pool.ts';
import { createTestApp, testRevision, useTestApp } from '../testing/test-app.ts';
import { homePictures } from './warm-up.ts';

const app = useTestApp();
const itemsWith = async (url: string, key: string): Promise<Picture[]> => {
  const { body } = await app().get(url);
  return JSON.parse(JSON.stringify(body)).items.map((item: Record<string, Picture>) => item[key]);
};

describe('pictures', () => {
  it.each([
    ['poster', '/api/programs?pageSize=60', 'poster'],
    ['scene', '/api/programs?pageSize=60', 'scene'],
    ['scene', '/api/genres', 'thumbnail'],
    ['portrait', '/api/people?pageSize=60', 'portrait'],
    ['product', '/api/products?pageSize=60', 'picture'],
    ['post', '/api/posts?pageSize=60', 'picture'],
  ] as const)('Every %s of %s is there', async (kind, url, key) => {
    for (const picture of await itemsWith(url, key)) {
      const { status, headers } = await app().get(pictureUrl(picture.src, pictureKinds[kind].widths[0], 'webp'));
      expect([picture.src, status, headers['content-type'], headers['cache-control']]).toEqual([
        picture.src,
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
    }
    expect(existsSync(join(app().mediaFolder, 'art', testRevision, kind))).toBe(true);
  });

  it.each([
    [`/media/art/${testRevision}/poster/burullus-401.avif`],
    [`/media/art/${testRevision}/poster/nothing-like-this-400.avif`],
    [`/media/art/${testRevision}/scene/lamp-of-bab-zuweila-e1x1-480.avif`],
    [`/media/art/${testRevision}/scene/burullus-e9x9-480.avif`],
    [`/media/art/${testRevision}/poster/..%2f..%2fsecret-400.avif`],
    ['/media/art/poster/burullus-400.avif'],
  ])('%s is not found', async (url) => {
    expect(await app().get(url)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('An address from before the last change still shows the picture, but not for ever', async () => {
    const { status, headers } = await app().get('/media/art/deadbeef/poster/burullus-400.avif');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  });

  it('The home page is warmed up with what is seen first', async () => {
    const pictures = homePictures(homeSchema.parse((await app().get('/api/home')).body));
    expect(pictures[0]).toMatchObject({ kind: 'scene', width: 960, format: 'avif' });
    expect(pictures.filter(({ kind }) => kind === 'poster').length).toBe(126 * 2);
  });
});

describe('drawn pictures', () => {
  const pool = createPicturePool({ threads: 1, module: testDemoModule });
  afterAll(() => pool.close());

  it.each(['avif', 'webp'] as const)('have the size and the format that was asked for (%s)', async (format) => {
    const drawn = await createTestApp({ artist: pool });
    const response = await drawn.inject({ url: `/media/art/${testRevision}/poster/burullus-160.${format}` });
    const { width, height, format: found } = await sharp(response.rawPayload).metadata();
    expect([width, height, found]).toEqual([160, 240, format === 'avif' ? 'heif' : 'webp']);
    await drawn.close();
  });

  it.each([
    ['a scene', `/media/art/${testRevision}/scene/burullus-1200.jpg`],
    ['a poster', `/media/art/${testRevision}/poster/burullus-1200.jpg`],
    ['the site in Arabic', '/media/art/card/ar.jpg'],
    ['the site in Greek', '/media/art/card/gr.jpg'],
  ])('are had in the shape that social networks show (%s)', async (_what, url) => {
    const drawn = await createTestApp({ artist: pool });
    const { rawPayload, headers } = await drawn.inject({ url });
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([width, height, format, headers['content-type']]).toEqual([1200, 630, 'jpeg', 'image/jpeg']);
    expect(rawPayload.length).toBeLessThan(300_000);
    await drawn.close();
  });
});
