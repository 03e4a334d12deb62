import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { type ByteRange, type OpenFile, partOf } from '@sahra/shared/server/open-file';
import type { MediaStore, StoredFile } from './media-store.ts';

/** Where a bucket is, and how to get in. */
export interface S3Settings {
  bucket: string;
  /** Before each key; empty, or with a `/` at its end. */
  prefix: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const REMOVED_AT_ONCE = 8;
/** Milliseconds that a connection, and an answer, may take. */
const LIMITS = { connectionTimeout: 3_000, requestTimeout: 20_000 };

const headerOf = ({ first, last }: { first: number; last?: number | undefined }): string =>
  `bytes=${first}-${last ?? ''}`;

/** Storage that speaks S3. It stores a file whole or not at all by itself. */
export class S3Store implements MediaStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #listedAtOnce: number;

  constructor(
    { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
    { listedAtOnce = 1000 } = {},
  ) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#listedAtOnce = listedAtOnce;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Other makers' storage has one name for all buckets, and knows checksums only where they are wanted.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: LIMITS,
    });
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async put(key: string, content: Uint8Array, type: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: content, ContentType: type }));
  }

  async open(key: string, range?: ByteRange): Promise<OpenFile | undefined> {
    try {
      // Not every maker's storage counts from the end.
      const part = range && ('suffix' in range ? partOf(range, (await this.#head(key)).size) : range);
      if (range && !part) return { ...(await this.#head(key)), part };
      const answer = await this.#client.send(
        new GetObjectCommand({ ...this.#at(key), ...(part && { Range: headerOf(part) }) }),
      );
      const { Body: stream, ContentLength: length = 0, ContentRange: told, ETag: etag = '' } = answer;
      if (!(stream instanceof Readable)) throw new TypeError('An answer without a stream');
      const [, first = 0, size = length] = (/^bytes (\d+)-\d+\/(\d+)$/.exec(told ?? '') ?? []).map(Number);
      return { size, etag, part: { first, last: first + length - 1, stream } };
    } catch (error) {
      if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
      if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 416) throw error;
      return { ...(await this.#head(key)), part: undefined };
    }
  }

  async #head(key: string): Promise<Pick<OpenFile, 'size' | 'etag'>> {
    const { ContentLength: size = 0, ETag: etag = '' } = await this.#client.send(new HeadObjectCommand(this.#at(key)));
    return { size, etag };
  }

  async remove(keys: readonly string[]): Promise<void> {
    // One by one: not every maker's storage knows how to remove many.
    const limit = pLimit(REMOVED_AT_ONCE);
    await limit.map(keys, (key) => this.#client.send(new DeleteObjectCommand(this.#at(key))));
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const { Bucket, Key: Prefix } = this.#at(prefix);
    const pages = { client: this.#client, pageSize: this.#listedAtOnce };
    for await (const { Contents = [] } of paginateListObjectsV2(pages, { Bucket, Prefix }))
      for (const { Key = '', LastModified: modifiedAt = new Date(0) } of Contents)
        yield { key: Key.slice(this.#prefix.length), modifiedAt };
  }
}
