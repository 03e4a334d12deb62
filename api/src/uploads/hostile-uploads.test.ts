import { pictureKinds } from '@sahra/shared/pictures';
import { uploadUses } from '@sahra/shared/form-rules/upload-rules';
import { uploadSchema } from '@sahra/shared/schemas/media';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { media } from '../database/media-tables.ts';
import type { TestMember } from '../testing/member.ts';
import { useMembers } from '../testing/member-calls.ts';
import * as pictures from './testing/hostile-pictures.ts';
import { fileUrls, type Form, sendUpload } from './testing/upload-form.ts';

const { app, signUp, database } = useMembers();
let mona: TestMember;
beforeEach(async () => {
  mona = await signUp();
});
const send = (file: Uint8Array | undefined, form?: Form) => sendUpload(app().app, mona, file, form);
const storedKeys = async () => {
  const keys = [];
  for await (const { key } of app().store.list('')) keys.push(key);
  return keys;
};

/** A picture with bytes that no decoder needs, up to a size. */
const padded = async (size: number) => {
  const picture = await pictures.pictureOf('png');
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
};
const { maxBytes } = uploadUses.avatar;
const refused = (code: string) => ({ status: 400, code, fields: ['file'] });

describe('what is refused', () => {
  afterEach(async () => {
    expect([await database().$count(media), await storedKeys()]).toEqual([0, []]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, Form, { status: number; code: string; fields: string[] }]>([
    ['a script that is called .png', () => pictures.scriptFile, {}, refused('picture_format_unknown')],
    ['an SVG', () => pictures.svg, { name: 'me.svg', type: 'image/svg+xml' }, refused('picture_format_unknown')],
    ['an SVG that says it is a JPEG', () => pictures.svg, { type: 'image/jpeg' }, refused('picture_format_unknown')],
    ['zero bytes', () => Buffer.alloc(0), {}, refused('picture_missing')],
    ['9,000 × 9,000 pixels in 44 kB', () => pictures.bomb(9_000), {}, refused('picture_too_many_pixels')],
    ['10 × 10 pixels', () => pictures.pictureOf('png', 10, 10), {}, refused('picture_too_small')],
    ['5 MB and a byte', () => padded(maxBytes + 1), {}, { status: 413, code: 'picture_too_large', fields: ['file'] }],
    ['a JPEG that ends too early', () => pictures.truncated('jpeg'), {}, refused('picture_broken')],
    ['a PNG that ends too early', () => pictures.truncated('png'), {}, refused('picture_broken')],
    ['a WebP that ends too early', () => pictures.truncated('webp'), {}, refused('picture_broken')],
    ['a GIF that ends too early', () => pictures.truncated('gif'), {}, refused('picture_broken')],
    ['an AVIF that ends too early', () => pictures.truncated('avif'), {}, refused('picture_broken')],
    [
      'a crop outside of it',
      () => pictures.pictureOf('png'),
      { fields: { crop: '0.5,0,0.6,1' } },
      { status: 400, code: 'invalid_request', fields: ['crop'] },
    ],
    [
      'a focus that is none',
      () => pictures.pictureOf('png'),
      { fields: { focus: '1e9,NaN' } },
      { status: 400, code: 'invalid_request', fields: ['focus'] },
    ],
    [
      'an alternative text without an end',
      () => pictures.pictureOf('png'),
      { fields: { alternative: 'ا'.repeat(301) } },
      { status: 400, code: 'invalid_request', fields: ['alternative'] },
    ],
  ])('%s', async (_, picture, form, { status, code, fields }) => {
    const answer = await send(await picture(), form);
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([status, code, fields]);
  });

  it('a form without a file, one with two, one that is none, and one that ends too early', async () => {
    const headers = { cookie: mona.cookie, 'sec-fetch-site': 'same-origin' };
    const url = '/api/media?use=avatar';
    const post = (payload: string, type = 'multipart/form-data; boundary=x') =>
      app().inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
    const part = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nabc\r\n`;
    const answers = [
      await send(undefined),
      await post(`${part('file')}${part('file')}--x--\r\n`),
      await post(`${part('other')}--x--\r\n`),
      await post('{}', 'application/json'),
      await post(part('file')),
      await post('--x--', 'multipart/form-data'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 400, 415, 400, 400]);
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('what a visitor sends, and a use that nobody knows', async () => {
    const picture = await pictures.pictureOf('png');
    expect((await sendUpload(app().app, { cookie: '' }, picture)).statusCode).toBe(401);
    expect(
      (
        await app().inject({
          method: 'POST',
          url: '/api/media?use=virus',
          headers: { cookie: mona.cookie, 'sec-fetch-site': 'same-origin' },
        })
      ).statusCode,
    ).toBe(400);
  });
});

describe('what is taken', () => {
  it.each<[string, () => Promise<Buffer>, Form]>([
    ['a JPEG with bytes of a page behind its end', pictures.polyglot, {}],
    ['one with place, time and name, on its side', pictures.withMetadata, { type: 'image/jpeg' }],
    ['a GIF that moves', pictures.animatedGif, { type: 'image/gif' }],
    ['one with a path as its name', () => pictures.pictureOf('png'), { name: '../../../../etc/passwd\0.png' }],
    ['one with another type', () => pictures.pictureOf('webp'), { name: 'x.html', type: 'text/html' }],
    ['one for print (CMYK)', pictures.cmyk, { type: 'image/jpeg' }],
    ['one of 16 bits', pictures.sixteenBits, {}],
    ['one with a colour profile', pictures.withProfile, {}],
    ['an AVIF', () => pictures.pictureOf('avif'), { type: 'image/avif' }],
    ['5 MB to the byte', () => padded(maxBytes), {}],
  ])('%s: all its files are pictures of ours, with nothing in them but pixels', async (_, picture, form) => {
    const bytes = await picture();
    const answer = await send(bytes, form);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    for (const url of fileUrls(uploadSchema.parse(answer.json()), pictureKinds.portrait.widths)) {
      const { rawPayload, statusCode, headers } = await app().inject({ url });
      const {
        width,
        height,
        exif,
        icc,
        xmp,
        iptc,
        orientation,
        comments,
        pages = 1,
        hasAlpha,
      } = await sharp(rawPayload).metadata();
      const named = Number(/-(\d+)\./.exec(url)?.[1]);
      expect([statusCode, width, height, pages, hasAlpha]).toEqual([200, named, named, 1, false]);
      expect([exif, icc, xmp, iptc, orientation, comments]).toEqual(Array.from({ length: 6 }, () => undefined));
      for (const secret of pictures.secrets) expect(rawPayload.includes(secret), secret).toBe(false);
      for (const chunk of ['Exif', 'EXIF', 'XMP ', 'ICCP', 'http://ns.adobe.com', '<html'])
        expect(rawPayload.includes(chunk), chunk).toBe(false);
      expect(headers).toMatchObject({
        'content-type': url.endsWith('avif') ? 'image/avif' : 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect(
      (await storedKeys()).filter((key) => !/^uploads\/[0-9a-f]{2}\/[0-9a-f]{38}-\d+\.(avif|webp)$/.test(key)),
    ).toEqual([]);
  });

  it.each([
    ['as a phone holds it', pictures.withMetadata, ['blue', 'red', 'white', 'green']],
    ['for print', pictures.cmyk, ['red', 'green', 'blue', 'white']],
    ['of 16 bits', pictures.sixteenBits, ['red', 'green', 'blue', 'white']],
  ] as const)('It looks as its maker saw it: %s', async (_, picture, corners) => {
    const {
      picture: { src },
    } = uploadSchema.parse((await send(await picture())).json());
    const { rawPayload } = await app().inject({ url: `${src}-384.webp` });
    const pixels = await sharp(rawPayload).resize(2, 2, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
    expect([0, 1, 2, 3].map((index) => pictures.nearestColor([...pixels.subarray(index * 3, index * 3 + 3)]))).toEqual(
      corners,
    );
  });

  it('A part of a file is answered as a part', async () => {
    const {
      picture: { src },
    } = uploadSchema.parse((await send(await pictures.pictureOf('png'))).json());
    const get = (range: string) => app().inject({ url: `${src}-96.webp`, headers: { range } });
    const whole = (await get('')).rawPayload;
    const part = await get('bytes=10-19');
    expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
      whole.subarray(10, 20),
    ]);
    expect((await get(`bytes=${whole.length}-`)).statusCode).toBe(416);
    expect((await get('bytes=5-2')).rawPayload).toEqual(whole);
    for (const url of [`${src}-97.webp`, `${src}-96.png`, `/media/uploads/aa/..%2f..%2fsecret-96.webp`])
      expect((await app().inject({ url })).statusCode).toBe(404);
  });
});
