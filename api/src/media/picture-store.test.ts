import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silent } from '../testing/test-database.ts';
import { FolderStore } from '../media-store/folder-store.ts';
import type { PictureFile } from './picture-name.ts';
import { type Artist, PictureStore } from './picture-store.ts';
import { warmUp } from './warm-up.ts';

/** Draws when it is told to. */
class SlowArtist implements Artist {
  drawn: string[] = [];
  #waiting: (() => void)[] = [];

  draw: Artist['draw'] = async ({ name, width }) => {
    if (name === 'nobody') return undefined;
    return new Promise((done) => {
      this.#waiting.push(() => {
        this.drawn.push(`${name}-${width}`);
        done(Buffer.from(name));
      });
    });
  };

  letter: Artist['letter'] = async ({ title }) => Buffer.from(title);

  get isAsked() {
    return this.#waiting.length > 0;
  }

  finish() {
    for (const draw of this.#waiting.splice(0)) draw();
  }
}

let folder = '';
let artist = new SlowArtist();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sahra-store-'));
  artist = new SlowArtist();
  locked = new Set();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const portrait = (name: string): PictureFile => ({ kind: 'portrait', name, width: 96, format: 'avif' });
/** Locks that the stores of a test share, as processes do. */
let locked = new Set<string>();
const locks = {
  tryLock: async (name: string) => !locked.has(name) && locked.add(name).has(name),
  unlock: async (name: string) => void locked.delete(name),
};
const open = (maxWaiting?: number) =>
  new PictureStore({
    store: new FolderStore(folder),
    prefix: '',
    artist,
    locks,
    logger: silent,
    ...(maxWaiting !== undefined && { maxWaiting }),
  });
const asked = () => expect.poll(() => artist.isAsked).toBe(true);

describe('the store of pictures', () => {
  it('A picture that ten visitors want at once is drawn once, and kept', async () => {
    const store = open();
    const wanted = Array.from({ length: 10 }, () => store.find(portrait('mona')));
    await asked();
    artist.finish();
    expect((await Promise.all(wanted)).map(String)).toEqual(Array.from({ length: 10 }, () => 'mona'));
    expect(artist.drawn).toEqual(['mona-96']);
    expect(readdirSync(join(folder, 'portrait'))).toEqual(['mona-96.avif']);
    expect(String(await open().find(portrait('mona')))).toBe('mona');
    expect(artist.drawn).toHaveLength(1);
  });

  it('A picture that is wanted in two processes at once is drawn in one of them', async () => {
    const wanted = [open().find(portrait('mona')), open().find(portrait('mona'))];
    await asked();
    artist.finish();
    expect((await Promise.all(wanted)).map(String)).toEqual(['mona', 'mona']);
    expect(artist.drawn).toEqual(['mona-96']);
  });

  it('Nothing is drawn for a name that nobody has', async () => {
    expect(await open().find(portrait('nobody'))).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('A request is refused while too many wait, and served later', async () => {
    const store = open(1);
    const first = store.find(portrait('mona'));
    await asked();
    await expect(store.find(portrait('sami'))).rejects.toMatchObject({ status: 503 });
    artist.finish();
    await first;
    const second = store.find(portrait('sami'));
    await asked();
    artist.finish();
    expect(String(await second)).toBe('sami');
  });

  it('A picture is shown even where it cannot be kept', async () => {
    writeFileSync(join(folder, 'portrait'), 'in the way');
    const wanted = open().find(portrait('mona'));
    await asked();
    artist.finish();
    expect(String(await wanted)).toBe('mona');
    expect(readFileSync(join(folder, 'portrait'), 'utf8')).toBe('in the way');
  });

  it('Warming up draws one picture after the other and stops when it is told to', async () => {
    const store = open();
    const stop = new AbortController();
    const warming = warmUp(store, [portrait('mona'), portrait('sami'), portrait('huda')], silent, stop.signal);
    for (const name of ['mona', 'sami']) {
      await asked();
      expect(store.waiting).toBe(1);
      if (name === 'sami') stop.abort();
      artist.finish();
    }
    await warming;
    expect(artist.drawn).toEqual(['mona-96', 'sami-96']);
  });
});
