import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { ApiFailure } from '../server/http/api-failure.ts';
import { fileNameOf, type PictureFile } from './picture-name.ts';

/** What draws. */
export interface Artist {
  /** The encoded picture; undefined where nothing has that name. */
  draw(picture: PictureFile): Promise<Buffer | undefined>;
}

export interface PictureStoreParts {
  /** Where drawn files are kept; another folder for another state of catalog or artwork. */
  folder: string;
  artist: Artist;
  logger: Logger;
  /** More pictures than this do not wait to be drawn. */
  maxWaiting?: number;
}

/** Draws each picture once, when it is asked for the first time, and keeps it as a file. */
export class PictureStore {
  readonly #parts: PictureStoreParts;
  readonly #drawing = new Map<string, Promise<Buffer | undefined>>();

  constructor(parts: PictureStoreParts) {
    this.#parts = parts;
  }

  /** How many pictures wait or are being drawn. */
  get waiting(): number {
    return this.#drawing.size;
  }

  /** The encoded picture; undefined where nothing has that name. Refuses when too many wait already. */
  async find(picture: PictureFile): Promise<Buffer | undefined> {
    const path = join(this.#parts.folder, picture.kind, fileNameOf(picture));
    const running = this.#drawing.get(path);
    if (running) return running;
    const kept = await readFile(path).catch(() => undefined);
    return kept ?? this.#drawOnce(picture, path);
  }

  #drawOnce(picture: PictureFile, path: string): Promise<Buffer | undefined> {
    const running = this.#drawing.get(path);
    if (running) return running;
    if (this.#drawing.size >= (this.#parts.maxWaiting ?? 300)) {
      throw new ApiFailure(503, {
        code: 'unavailable',
        message: 'Too many pictures are being drawn; try again in a moment',
      });
    }
    const drawing = this.#draw(picture, path).finally(() => this.#drawing.delete(path));
    this.#drawing.set(path, drawing);
    return drawing;
  }

  async #draw(picture: PictureFile, path: string): Promise<Buffer | undefined> {
    const drawn = await this.#parts.artist.draw(picture);
    if (!drawn) return undefined;
    const unfinished = `${path}.${randomUUID()}.new`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, drawn);
      await rename(unfinished, path);
    } catch (error) {
      // It can still be shown; the next visitor waits for it again.
      this.#parts.logger.error({ err: error, path }, 'A picture could not be kept');
    }
    return drawn;
  }
}
