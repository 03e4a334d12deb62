import { symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { describe, expect, it } from 'vitest';
import { media } from '../database/media-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { pictureOf } from '../uploads/testing/hostile-pictures.ts';
import { isPublicAddress } from './pictures/public-address.ts';
import { usePictureSite } from './testing/picture-site.ts';
import { runBlog, useFolder } from './testing/run-blog.ts';
import { wxrOf } from './testing/wxr.ts';

const open = useTestApp();
const write = useFolder();
const site = usePictureSite();
let count = 0;

/** Only the server of this test is as if it were public. */
const mayConnect = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

async function importPicture(address: string, more: { options?: string[]; isOurs?: boolean } = {}) {
  count += 1;
  const slug = `picture-${count}`;
  const content = `<p>Before.</p><figure><img src="${address}" alt="A"><figcaption>Caption</figcaption></figure><p>After.</p>`;
  const file = write(`${slug}.xml`, wxrOf([{ content, name: slug }], `https://pictures-${count}.example`));
  site.forget();
  const { said } = await runBlog(
    open(),
    ['import', file, ...(more.options ?? [])],
    more.isOurs === false ? {} : { mayConnect },
  );
  const { blocks } = postDetailSchema.parse((await open().get(`/api/posts/${slug}`)).body);
  return { said, blocks };
}
const captions = ['paragraph Before.', 'paragraph Caption', 'paragraph After.'];
const seen = (blocks: readonly { kind: string; text?: unknown }[]) =>
  blocks.map(({ kind, text }) =>
    `${kind} ${Array.isArray(text) ? (text as { text: string }[]).map((span) => span.text).join('') : ''}`.trim(),
  );

describe('a picture of another site', () => {
  it.each(['/good.jpg', '/good.png', '/moved.jpg', '/polyglot.jpg'])(
    '%s becomes an upload, whatever its type says',
    async (path) => {
      const { blocks, said } = await importPicture(site.origin() + path);
      expect(blocks[1]).toMatchObject({
        kind: 'picture',
        picture: { alternative: 'A', caption: 'Caption', picture: { src: expect.stringContaining('/media/uploads/') } },
      });
      expect(said).toContain('1 picture taken, 0 missing');
    },
  );

  it.each([
    ['/svg.png', 'must be a JPEG, PNG, WebP, GIF or AVIF'],
    ['/script.jpg', 'must be a JPEG, PNG, WebP, GIF or AVIF'],
    ['/bomb.png', 'must have at most 40000000 pixels'],
    ['/truncated.webp', 'cannot be read to its end'],
    ['/small.gif', 'must have at least 32 pixels on each side'],
    ['/empty.jpg', 'it is empty'],
    ['/missing.jpg', 'the server answered 404'],
    ['/says-large.jpg', 'it has more than 20971520 bytes'],
    ['/large.jpg', 'it has more than 20971520 bytes'],
    ['/breaks.jpg', 'connection failed'],
    ['/round.jpg', 'it was moved too often'],
    ['/to-nothing.jpg', 'it was moved to what is no address'],
    ['/to-file.jpg', 'it is not of the web'],
    ['/to-metadata.jpg', 'its address is none of the public internet'],
  ])('%s is left out with the reason, its caption stays, and the post is there', async (path, reason) => {
    const before = await open().testDatabase.database.$count(media);
    const { blocks, said } = await importPicture(site.origin() + path);
    expect(seen(blocks)).toEqual(captions);
    expect(said).toContain(`picture left out: ${reason}`);
    expect(await open().testDatabase.database.$count(media)).toBe(before);
  });

  it('is asked for once, however many posts show it, and again where it was missing', async () => {
    const [good, missing] = [`${site.origin()}/good.jpg`, `${site.origin()}/missing.jpg`];
    const content = `<img src="${good}"><img src="${good}"><img src="${missing}">`;
    const file = write('twice.xml', wxrOf([{ content }, { content }], 'https://twice.example'));
    site.forget();
    await runBlog(open(), ['import', file], { mayConnect });
    expect(site.asked().sort()).toEqual(['/good.jpg', '/missing.jpg']);
    site.forget();
    const { said } = await runBlog(open(), ['import', file], { mayConnect });
    expect(site.asked()).toEqual(['/missing.jpg']);
    expect(said).toContain('0 pictures taken');
  });
});

it('A server that does not answer is asked three times, not for each of a hundred pictures', async () => {
  const content = Array.from({ length: 100 }, (_, index) => `<img src="${site.origin()}/gone/${index}.jpg">`).join('');
  site.forget();
  const file = write('gone.xml', wxrOf([{ content }], 'https://gone.example'));
  const { said } = await runBlog(open(), ['import', file], { mayConnect });
  expect(said).toContain('0 pictures taken, 100 missing');
  expect(said).toContain('picture left out: its server does not answer');
  // Four are under way at once.
  expect(site.asked().length).toBeLessThanOrEqual(3 + 4);
});

describe('an address within the network is never connected to', () => {
  it.each([
    ...['http://127.0.0.1', 'http://localhost', 'http://127.1', 'http://0x7f000001', 'http://2130706433', 'http://0'],
    ...[
      'http://[::1]',
      'http://[::ffff:127.0.0.1]',
      'http://[::ffff:7f00:1]',
      'http://[64:ff9b::7f00:1]',
      'http://[fe80::1]',
    ],
    ...[
      'http://169.254.169.254',
      'http://10.0.0.1',
      'http://192.168.1.1',
      'http://172.16.0.1',
      'http://100.64.0.1',
      'http://[fd00::1]',
    ],
  ])('%s', async (host) => {
    const { port } = new URL(site.origin());
    const { said, blocks } = await importPicture(`${host}:${port}/good.jpg`, { isOurs: false });
    expect(said).toContain('picture left out: its address is none of the public internet');
    expect([site.asked(), seen(blocks)]).toEqual([[], captions]);
  });

  it.each(['file:///etc/passwd', 'data:image/png;base64,AAAA', 'ftp://127.0.0.1/x.png', 'javascript:alert(1)'])(
    '%s is no address of a picture',
    async (address) => {
      const { said, blocks } = await importPicture(address);
      expect(said).toContain('pictures without an address of the web left out');
      expect(seen(blocks)).toEqual(captions);
    },
  );
});

describe('a folder of pictures', () => {
  it('has them below the folder of uploads or by their names, and nothing outside of it is read', async () => {
    const secret = write('secret.jpg', await pictureOf('jpeg'));
    const folder = dirname(write('copy/a.jpg', await pictureOf('jpeg', 700, 500)));
    symlinkSync(secret, join(folder, 'link.jpg'));
    const options = ['--pictures', folder, '--no-downloads'];
    const { blocks } = await importPicture('https://old.example/wp-content/uploads/a.jpg', { options });
    expect(blocks[1]?.kind).toBe('picture');
    for (const path of [
      '..%2fsecret.jpg',
      '%2e%2e/secret.jpg',
      'wp-content/uploads/..%2f..%2fsecret.jpg',
      'link.jpg',
      'a.jpg%00.png',
      '',
    ]) {
      const { said } = await importPicture(`https://old.example/${path}`, { options });
      expect(said, path).toContain('picture left out: the folder does not have it');
    }
  });
});
