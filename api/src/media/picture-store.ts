import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { MediaStore } from '../media-store/media-store.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { SharedLocks } from './shared-locks.ts';
import { fileNameOf, type PictureFile, typeOf } from './picture-name.ts';
import type { ShareCardJob } from './share-card.ts';

/** What draws. */
export interface Artist {
  /** The encoded picture; undefined where nothing has that name. */
  draw(picture: PictureFile): Promise<Buffer | undefined>;
  /** A cover with a title on it, as a social card. */
  letter(card: ShareCardJob): Promise<Buffer>;
}

/** A file that is drawn where it is not there yet. */
export interface DrawnFile {
  readonly key: string;
  readonly type: string;
  /** Undefined where there is nothing to draw. */
  draw(): Promise<Buffer | undefined>;
}

export interface PictureStoreParts {
  store: MediaStore;
  /** What keys of drawn files begin with; another one for another state of catalog or artwork. */
  prefix: string;
  artist: Artist;
  locks: Pick<SharedLocks, 'tryLock' | 'unlock'>;
  logger: Logger;
  /** More pictures than this do not wait to be drawn. */
  maxWaiting?: number;
}

/** How often it is looked whether another process has drawn what it is drawing. */
const LOOK_MS = 150;

/** Draws each picture once, when it is asked for the first time, and keeps it as a file for all processes. */
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
    const { prefix, artist } = this.#parts;
    return this.findDrawn({
      key: `${prefix}${picture.kind}/${fileNameOf(picture)}`,
      type: typeOf(picture),
      draw: () => artist.draw(picture),
    });
  }

  /** The same for what is drawn in another way. */
  async findDrawn(drawn: DrawnFile): Promise<Buffer | undefined> {
    return this.#drawing.get(drawn.key) ?? (await this.#read(drawn.key)) ?? this.#drawOnce(drawn);
  }

  /** A cover with a title on it, as a social card; it is not kept. */
  letter(card: ShareCardJob): Promise<Buffer> {
    return this.#parts.artist.letter(card);
  }

  async #read(key: string): Promise<Buffer | undefined> {
    const file = await this.#parts.store.open(key).catch((error: unknown) => {
      this.#parts.logger.error({ err: error, key }, 'A picture could not be read');
      return undefined;
    });
    return file?.part && buffer(file.part.stream);
  }

  #drawOnce(drawn: DrawnFile): Promise<Buffer | undefined> {
    const { key } = drawn;
    const running = this.#drawing.get(key);
    if (running) return running;
    if (this.#drawing.size >= (this.#parts.maxWaiting ?? 300)) {
      throw new ApiFailure(503, {
        code: 'unavailable',
        message: 'Too many pictures are being drawn; try again in a moment',
      });
    }
    const drawing = this.#drawInTurn(drawn).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }

  /** Draws it, unless another process does so meanwhile. */
  async #drawInTurn(file: DrawnFile): Promise<Buffer | undefined> {
    const { key } = file;
    const { locks } = this.#parts;
    while (!(await locks.tryLock(key))) {
      await wait(LOOK_MS);
      const drawn = await this.#read(key);
      if (drawn) return drawn;
    }
    try {
      return (await this.#read(key)) ?? (await this.#draw(file));
    } finally {
      await locks.unlock(key);
    }
  }

  async #draw({ key, type, draw }: DrawnFile): Promise<Buffer | undefined> {
    const { store, logger } = this.#parts;
    const drawn = await draw();
    if (!drawn) return undefined;
    try {
      await store.put(key, drawn, type);
    } catch (error) {
      // It can still be shown; the next visitor waits for it again.
      logger.error({ err: error, key }, 'A picture could not be kept');
    }
    return drawn;
  }
}
