import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What none of the outputs may hold. */
export const secrets = ['Canon EOS', 'Mona Hassan', 'KAMERA-7781', '30/1,2/1,40/1', 'alert(1)'] as const;

const script = '<script>alert(1)</script>';
const text = (value: string) => Buffer.from(value, 'latin1');

/** A picture of stripes: its corners are red, green, blue and white, so that a turn is seen. */
function stripes(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isRight = x >= width / 2;
      const isLow = y >= height / 2;
      const [red, green, blue] = isRight ? (isLow ? [255, 255, 255] : [0, 255, 0]) : isLow ? [0, 0, 255] : [255, 0, 0];
      pixels.set([red, green, blue], (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const exif = {
  IFD0: { Copyright: 'Mona Hassan', Model: 'Canon EOS', ImageDescription: 'alert(1)' },
  IFD2: { BodySerialNumber: 'KAMERA-7781' },
  IFD3: { GPSLatitude: '30/1,2/1,40/1', GPSLatitudeRef: 'N' },
};
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Mona Hassan</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG of one bit a pixel: the smallest file for its size. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture that is right, in every type that is taken. */
export const pictureOf = (type: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 640, height = 480): Promise<Buffer> =>
  stripes(width, height)[type]().toBuffer();

/** A JPEG that a phone took on its side, with where, when and by whom. */
export const withMetadata = (): Promise<Buffer> =>
  stripes(640, 480).withExif(exif).withXmp(xmp).withMetadata({ orientation: 6 }).jpeg().toBuffer();

/** A file with bytes behind its end, which another reader takes for a page. */
export const polyglot = async (): Promise<Buffer> => Buffer.concat([await pictureOf('jpeg'), text(`<html>${script}`)]);

export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 320, height: 320, channels: 3, background } })
        .raw()
        .toBuffer(),
    ),
  );
  return sharp(Buffer.concat(frames), { raw: { width: 320, height: 640, channels: 3, pageHeight: 320 } })
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer();
}

export const svg = text(
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${script}<rect width="100" height="100"/></svg>`,
);
export const scriptFile = text(script);
/** Its header says so; what it would unpack to is an eighth of a byte for each pixel, and in memory a byte. */
export const bomb = (side: number): Buffer => blackPng(side, side);
export const truncated = async (type: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'): Promise<Buffer> => {
  const whole = await pictureOf(type);
  return whole.subarray(0, Math.floor(whole.length * 0.6));
};
export const cmyk = (): Promise<Buffer> => stripes(640, 480).toColourspace('cmyk').jpeg().toBuffer();
export const sixteenBits = (): Promise<Buffer> => stripes(640, 480).toColourspace('rgb16').png().toBuffer();
export const withProfile = (): Promise<Buffer> => stripes(640, 480).withIccProfile('p3').png().toBuffer();

const colors = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };
const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);

/** Which of the four colors a pixel is. */
export const nearestColor = (pixel: readonly number[]): string =>
  Object.entries(colors).toSorted(([, one], [, other]) => distance(pixel, one) - distance(pixel, other))[0]?.[0] ?? '';
