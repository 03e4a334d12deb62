import { close } from 'node:fs';
import { promisify } from 'node:util';
import type { PictureSource } from '@sahra/shared/schemas/post-blocks';
import { eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Database } from '../../database/connect.ts';
import { media } from '../../database/media-tables.ts';
import { ApiFailure } from '../../server/http/api-failure.ts';
import { openNameless } from '../../uploads/nameless-file.ts';
import { storeUpload, type UploadParts } from '../../uploads/store-upload.ts';
import type { ImportBook } from '../import-book.ts';
import type { ForeignPicture } from '../markup/draft-blocks.ts';
import { download, DownloadError } from './download.ts';
import { copyFromFolder } from './picture-folder.ts';
import { ForbiddenAddress, type MayConnect } from './public-address.ts';

/** Some wait for the network while others are decoded. */
const AT_ONCE = 4;
/** More than people may upload: photos of other sites were stored as cameras made them. */
const MAX_BYTES = 20 * 1024 * 1024;
/** A server that did not answer so often in a row is not asked any more. */
const MAX_SILENT = 3;
const closeFile = promisify(close);

export interface PictureOptions {
  readonly uploads: UploadParts;
  /** A copy of the other site's uploads. */
  readonly folder: string | undefined;
  /** Whether what the folder does not have is fetched from where it lay. */
  readonly downloads: boolean;
  readonly signal: AbortSignal;
  readonly mayConnect?: MayConnect | undefined;
}

/** Says that a picture exists still, and that it will be referred to in a moment: the clean-up waits a day. */
export async function renewPicture(database: Database, id: number): Promise<boolean> {
  const rows = await database
    .update(media)
    .set({ createdAt: sql`now()` })
    .where(eq(media.id, id))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** Brings pictures into the store as uploads of ours: each address once, however many posts show it. */
export class PictureImporter {
  readonly #options: PictureOptions;
  readonly #book: ImportBook;
  readonly #limit = pLimit(AT_ONCE);
  readonly #underWay = new Map<string, Promise<number | string>>();
  /** Why pictures were not to be had: nobody asks twice in one import. */
  readonly #missing = new Map<string, string>();
  /** How often in a row servers did not answer. */
  readonly #silent = new Map<string, number>();
  imported = 0;

  constructor(options: PictureOptions, book: ImportBook) {
    this.#options = options;
    this.#book = book;
  }

  /** The source of a picture as posts refer to it; in words why there is none. */
  async bring({ from }: ForeignPicture): Promise<PictureSource | string> {
    if (typeof from !== 'string') return from;
    let work = this.#underWay.get(from);
    if (!work) {
      work = this.#limit(() => this.#find(from)).finally(() => this.#underWay.delete(from));
      this.#underWay.set(from, work);
    }
    const found = await work;
    return typeof found === 'number' ? { mediaId: found } : found;
  }

  async #find(address: string): Promise<number | string> {
    const { database } = this.#options.uploads;
    const known = (await this.#book.find('picture', [address])).get(address);
    if (known && (await renewPicture(database, known.rowId))) return known.rowId;
    const stored = this.#missing.get(address) ?? (await this.#store(address));
    if (typeof stored === 'string') this.#missing.set(address, stored);
    else {
      await this.#book.write('picture', [{ key: address, rowId: stored }]);
      this.imported += 1;
    }
    return stored;
  }

  async #download(address: string, file: number): Promise<string> {
    const { signal, mayConnect } = this.#options;
    const host = URL.canParse(address) ? new URL(address).host : '';
    if ((this.#silent.get(host) ?? 0) >= MAX_SILENT) throw new DownloadError('its server does not answer');
    try {
      const hash = await download(address, file, { maxBytes: MAX_BYTES, signal, mayConnect });
      this.#silent.delete(host);
      return hash;
    } catch (error) {
      if (error instanceof DownloadError && error.isUnreachable)
        this.#silent.set(host, (this.#silent.get(host) ?? 0) + 1);
      throw error;
    }
  }

  async #store(address: string): Promise<number | string> {
    const { uploads, folder, downloads } = this.#options;
    const file = openNameless(uploads.folder);
    try {
      const copied = folder === undefined ? undefined : await copyFromFolder(folder, address, file, MAX_BYTES);
      if (copied === undefined && !downloads) return 'the folder does not have it';
      const hash = copied ?? (await this.#download(address, file));
      const upload = { file, hash, fields: { alternative: '' } };
      return (await storeUpload(uploads, { ownerId: null, use: 'post' }, upload)).id;
    } catch (error) {
      if (error instanceof ForbiddenAddress || error instanceof DownloadError) return error.message;
      if (error instanceof ApiFailure) return error.body.fields?.file ?? error.message;
      throw error;
    } finally {
      await closeFile(file);
    }
  }
}
