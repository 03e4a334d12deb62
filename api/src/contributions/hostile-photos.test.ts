import { uploadUses } from '@sahra/shared/form-rules/upload-rules';
import { pictureKinds } from '@sahra/shared/pictures';
import type { OwnContribution } from '@sahra/shared/schemas/contributions';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { contributionPhotos } from '../database/contribution-photo-tables.ts';
import { media } from '../database/media-tables.ts';
import * as pictures from '../uploads/testing/hostile-pictures.ts';
import { sendPhoto } from './testing/send-photo.ts';
import { type TestGuest, useContributions } from './testing/use-contributions.ts';

const { app, database, guest, signUp, write } = useContributions();
const review = { text: 'القماش ناعم واللون كما في الصورة.', rating: 5 };
let productId = 1;
let nour: TestGuest;
let id: number;
beforeEach(async () => {
  nour = guest('نور');
  id = (await nour.write({ kind: 'product', id: (productId += 1) }, review)).body.id;
});
const { maxBytes } = uploadUses.review;

describe('what is refused', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['a script that is called .png', () => pictures.scriptFile, 400, 'picture_format_unknown'],
    ['an SVG', () => pictures.svg, 400, 'picture_format_unknown'],
    ['zero bytes', () => Buffer.alloc(0), 400, 'picture_missing'],
    ['9,000 × 9,000 pixels in 44 kB', () => pictures.bomb(9_000), 400, 'picture_too_many_pixels'],
    ['10 × 10 pixels', () => pictures.pictureOf('png', 10, 10), 400, 'picture_too_small'],
    ['5 MB and a byte', () => Buffer.alloc(maxBytes + 1), 413, 'picture_too_large'],
    ['a JPEG that ends too early', () => pictures.truncated('jpeg'), 400, 'picture_broken'],
    ['an AVIF that ends too early', () => pictures.truncated('avif'), 400, 'picture_broken'],
  ])('%s', async (_, picture, status, code) => {
    const answer = await nour.photo(id, await picture());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect([await database().$count(media), await database().$count(contributionPhotos)]).toEqual([0, 0]);
  });

  it('a form without a file, one with two, one that is none, one that ends too early, and one from another site', async () => {
    const mona = await signUp();
    const { body } = await write(mona, { kind: 'product', id: productId }, review);
    const headers = { cookie: mona.cookie, 'sec-fetch-site': 'same-origin' };
    const post = (payload: string, more: Record<string, string> = {}) =>
      app().inject({
        method: 'POST',
        url: `/api/contributions/${body.id}/photos`,
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', ...more },
        payload,
      });
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc\r\n';
    const answers = [
      await sendPhoto(app().app, { cookie: mona.cookie }, body.id, undefined),
      await post(`${part}${part}--x--\r\n`),
      await post('{}', { 'content-type': 'application/json' }),
      await post(part),
      await post(`${part}--x--\r\n`, { 'sec-fetch-site': 'cross-site' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 415, 400, 403]);
  });

  it('more photos of one guest than thirty at once, whatever becomes of them', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await nour.photo(id, pictures.scriptFile)).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
  });

  it('of the guests of one network more than forty at once, while those of another are heard', async () => {
    const network = '10.9.0.1';
    const neighbors = [guest('نور', 'nour@example.org', network), guest('سلمى', 'salma@example.org', network)];
    const statuses: number[] = [];
    for (const neighbor of neighbors) {
      const { body } = await neighbor.write({ kind: 'product', id: productId }, review);
      for (let count = 0; count < 21; count += 1)
        statuses.push((await neighbor.photo(body.id, pictures.scriptFile)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(400), 429, 429]);
    expect((await nour.photo(id, pictures.scriptFile)).statusCode).toBe(400);
  });
});

describe('what is taken', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG with bytes of a page behind its end', pictures.polyglot],
    ['one with place, time and name, on its side', pictures.withMetadata],
    ['a GIF that moves', pictures.animatedGif],
  ])('%s: all its files are pictures of ours, with nothing in them but pixels', async (_, picture) => {
    const answer = await nour.photo(id, await picture());
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    const [photo] = answer.json<OwnContribution>().photos ?? [];
    for (const width of pictureKinds.product.widths)
      for (const format of ['avif', 'webp']) {
        const { rawPayload, headers } = await app().inject({ url: `${photo?.picture.src}-${width}.${format}` });
        const { exif, icc, xmp, pages = 1, ...read } = await sharp(rawPayload).metadata();
        expect([read.width, pages, exif, icc, xmp]).toEqual([width, 1, undefined, undefined, undefined]);
        for (const secret of pictures.secrets) expect(rawPayload.includes(secret), secret).toBe(false);
        expect(headers).toMatchObject({ 'content-type': `image/${format}`, 'x-content-type-options': 'nosniff' });
      }
  });
});
