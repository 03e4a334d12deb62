import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createGzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib';
import type { FinishedPage } from './finished-page.ts';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that a browser takes; undefined where it takes none of ours. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim());
  return encodings.find((encoding) => names.includes(encoding));
}

/** As far back as a page of so many bytes is long: what is longer needs memory that is never looked at. */
const windowFor = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));

/** Both formats allow a stream that is flushed to be gone on with by bytes that are not compressed. */
const starts = {
  br: {
    open: (length: number, quality = 5) =>
      createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
          [constants.BROTLI_PARAM_SIZE_HINT]: length,
        },
      }),
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  gzip: { open: () => createGzip({ level: 6 }), flush: constants.Z_SYNC_FLUSH },
};

/** `head` compressed, as the beginning of a stream that is not over. */
function compressStart(head: Buffer, encoding: Encoding, quality?: number): Promise<Buffer> {
  const stream: BrotliCompress | Gzip = starts[encoding].open(head.length, quality);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
    stream.write(head);
    stream.flush(starts[encoding].flush, () => {
      stream.destroy();
      resolve(Buffer.concat(parts));
    });
  });
}

/** Bytes that neither format compresses come in pieces of at most so many. */
const MAX_STORED = 0xff_ff;

/** Whether the end of a page leaves room for a nonce and a ticket beside it. */
export const isCompressible = ({ tail }: FinishedPage): boolean => tail.length <= MAX_STORED - 4096;

/** The beginning of a compressed page, with the sum and the length of what is in it. */
interface Start {
  bytes: Buffer;
  sum: number;
  length: number;
}

/** What comes behind the beginning: `text`, and the end of the stream. */
function asEnd(text: Buffer, { sum, length }: Start, encoding: Encoding): Buffer {
  if (encoding === 'br') {
    if (text.length === 0) return Buffer.from([3]);
    // RFC 7932, 9.2: not the last, its length in four nibbles, not compressed; then an empty last one.
    const bits = ((text.length - 1) << 3) | (1 << 19);
    return Buffer.concat([Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16]), text, Buffer.from([3])]);
  }
  // RFC 1951, 3.2.4: the last block, stored; RFC 1952: sum and length of the whole.
  const block = Buffer.alloc(5);
  block[0] = 1;
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(text.length ^ 0xff_ff, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(text, sum), 0);
  end.writeUInt32LE(length + text.length, 4);
  return Buffer.concat([block, text, end]);
}

/** A tenth smaller, in fifteen times the time; 11 takes three times as long again for one percent more. */
const SMALL = 10;

/** Unpacks a beginning, which is not the whole of a stream. */
const unpack = (start: Buffer): Buffer =>
  brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH });

/** A page's bytes for one visitor, with their nonce and ticket. */
export interface CompressedPage {
  (filling: string, encoding: Encoding): Promise<Buffer>;
  /** Makes them smaller for those who come next, where anybody has asked for Brotli; once. */
  improve: () => Promise<void>;
  /** Was that tried? */
  isImproved: () => boolean;
  /** The same page, which takes only so many bytes of memory from now on, and is unpacked whenever its head is asked for. */
  pack: () => Promise<{ page: FinishedPage; bytes: number }>;
}

/** Compresses a page once for all its visitors: what is asked for is kept, and each visitor's nonce and ticket are put into the finished bytes. */
export function compressOnce({ head, tail, scriptHashes }: FinishedPage): CompressedPage {
  const made = new Map<Encoding, Promise<Start>>();
  // One of them is there: the head as it is, or packed.
  let plain: Buffer | undefined = head;
  let packed: Buffer = Buffer.alloc(0);
  let isImproved = false;
  async function compress(encoding: Encoding, quality?: number): Promise<Start> {
    const whole = plain ?? unpack(packed);
    return { bytes: await compressStart(whole, encoding, quality), sum: crc32(whole), length: whole.length };
  }
  function startOf(encoding: Encoding): Promise<Start> {
    let start = made.get(encoding);
    if (!start) made.set(encoding, (start = compress(encoding)));
    return start;
  }
  async function filled(filling: string, encoding: Encoding): Promise<Buffer> {
    // A page without a script has no place for it.
    const text = tail.length > 0 ? Buffer.concat([Buffer.from(filling), tail]) : tail;
    if (text.length > MAX_STORED) throw new RangeError('The end of a page is too long to be sent as it is');
    const start = await startOf(encoding);
    return Buffer.concat([start.bytes, asEnd(text, start, encoding)]);
  }
  async function improve(): Promise<void> {
    const before = made.get('br');
    if (!before || isImproved) return;
    isImproved = true;
    const small = await compress('br', SMALL);
    if (small.bytes.length >= (await before).bytes.length) return;
    made.set('br', Promise.resolve(small));
    packed = small.bytes;
  }
  async function pack() {
    packed = (await startOf('br')).bytes;
    plain = undefined;
    const page = {
      get head() {
        return unpack(packed);
      },
      tail,
      scriptHashes,
    };
    return { page, bytes: packed.length + tail.length + 1 };
  }
  return Object.assign(filled, { improve, isImproved: () => isImproved, pack });
}
