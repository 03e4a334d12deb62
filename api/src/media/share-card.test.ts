import { socialCard } from '@sahra/shared/pictures';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawShareCard } from './share-card.ts';

const solid = (color: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .webp()
    .toBuffer();
const coverOf = async (...of: Parameters<typeof solid>) => ({ bytes: await solid(...of), aspect: 1.5 });

/** How light each of so many columns is below the site's name, where the title stands. */
async function columnsOf(card: Uint8Array, columns: number): Promise<number[]> {
  const { width, height } = socialCard;
  const pixels = await sharp(Buffer.from(card))
    .extract({ left: 0, top: 200, width, height: height - 200 })
    .greyscale()
    .resize(columns, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [...pixels];
}

it.each([
  ['no letters', ''],
  ['one letter', 'a'],
  ['nothing that a face has', '日本語の題名 🎬'],
  ['a word of 80 letters', 'Donaudampfschifffahrt'.repeat(4).slice(0, 80)],
  ['an Arabic word of 80 letters', 'س'.repeat(80)],
  ['all that a title may have', 'W '.repeat(80)],
  ['markup', '</svg><script>alert(1)</script><image href="file:///etc/passwd"/>&amp;&#0;'],
  ['turned letters and control characters', '\u202egnp\u202c\u0000\u0007\n\ud800'],
  ['mixed scripts', 'Hello سهرة Γειά Привет 337'],
  ['marks upon marks', `Z${'\u0301\u0323'.repeat(70)}`],
])('A title of %s gives a picture of the right size, in both directions', async (_, title) => {
  const cover = await coverOf('#336699');
  for (const language of ['ar', 'gr'] as const) {
    const drawn = await sharp(Buffer.from(await drawShareCard({ title, language, cover }))).metadata();
    expect(drawn).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

it('A title begins where one begins to read', async () => {
  const dark = await coverOf('#000000');
  const [arabic, greek] = await Promise.all([
    drawShareCard({ title: 'ليل', language: 'ar', cover: dark }),
    drawShareCard({ title: 'φως', language: 'gr', cover: dark }),
  ]);
  const [left = 0, , right = 0] = await columnsOf(arabic, 3);
  expect(right).toBeGreaterThan(left);
  const [start = 0, , end = 0] = await columnsOf(greek, 3);
  expect(start).toBeGreaterThan(end);
});

it('Each title, language and cover gives another picture, and the same always the same', async () => {
  const [red, blue] = await Promise.all([coverOf('#993333'), coverOf('#333399')]);
  const draw = async (title: string, language: 'en' | 'gr', cover = red) =>
    Buffer.from(await drawShareCard({ title, language, cover })).toString('base64');
  const first = await draw('Light', 'en');
  expect(await draw('Light', 'en')).toBe(first);
  const others = await Promise.all([draw('Night', 'en'), draw('Light', 'gr'), draw('Light', 'en', blue)]);
  expect(new Set([first, ...others]).size).toBe(4);
});

it('A tall cover is shown whole, and one that is gone or broken is a plain ground', async () => {
  const tall = { bytes: await solid('#ffffff', 600, 900), aspect: 600 / 900 };
  const middle = async (card: Uint8Array) => {
    const at = await sharp(Buffer.from(card))
      .extract({ left: 560, top: 120, width: 40, height: 40 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    return at[0] ?? 0;
  };
  const draw = (cover: typeof tall | undefined) => drawShareCard({ title: 'x', language: 'en', cover });
  const plain = await draw(undefined);
  expect(await middle(await draw(tall))).toBeGreaterThan(await middle(plain));
  const broken = await draw({ bytes: Buffer.from('no picture'), aspect: 1.5 });
  expect(Buffer.from(broken).equals(Buffer.from(plain))).toBe(true);
});
