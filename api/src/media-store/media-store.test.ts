import { buffer } from 'node:stream/consumers';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FolderStore } from './folder-store.ts';
import type { ByteRange } from '@sahra/shared/server/open-file';
import type { MediaStore } from './media-store.ts';
import { S3Store } from './s3-store.ts';
import { useStores } from './testing/use-stores.ts';

const { folder, kinds, s3Settings } = useStores();
const text = (value: string) => new TextEncoder().encode(value);
const keysOf = async (store: MediaStore, prefix: string) => {
  const keys = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
};
const read = async (store: MediaStore, key: string, range?: ByteRange) => {
  const file = await store.open(key, range);
  return (
    file && { size: file.size, text: file.part && String(await buffer(file.part.stream)), first: file.part?.first }
  );
};

describe.each(kinds)('the store in %s', (_, storeOf) => {
  it('What was put is there, replaced when put again, and gone when removed', async () => {
    const store = storeOf();
    expect(await read(store, 'a/b/one.webp')).toBeUndefined();
    await store.put('a/b/one.webp', text('first'), 'image/webp');
    await store.put('a/b/one.webp', text('second'), 'image/webp');
    expect(await read(store, 'a/b/one.webp')).toEqual({ size: 6, text: 'second', first: 0 });
    await store.remove(['a/b/one.webp', 'a/b/never-there.webp']);
    expect(await read(store, 'a/b/one.webp')).toBeUndefined();
    expect(await read(store, 'a/b')).toBeUndefined();
  });

  it.each<[ByteRange, { text: string; first: number } | undefined]>([
    [
      { first: 2, last: 4 },
      { text: '234', first: 2 },
    ],
    [{ first: 7 }, { text: '789', first: 7 }],
    [
      { first: 7, last: 1_000_000 },
      { text: '789', first: 7 },
    ],
    [{ suffix: 3 }, { text: '789', first: 7 }],
    [{ suffix: 11 }, { text: '0123456789', first: 0 }],
    [{ first: 10 }, undefined],
    [{ first: 1_000_000 }, undefined],
  ])('Of ten bytes the range %j is %j', async (range, part) => {
    const store = storeOf();
    await store.put('ranges/ten', text('0123456789'), 'text/plain');
    expect(await read(store, 'ranges/ten', range)).toEqual({ size: 10, text: part?.text, first: part?.first });
  });

  it('It lists what begins with a prefix, however deep and however many', async () => {
    const store = storeOf();
    const keys = Array.from({ length: 30 }, (_, index) => `list/${index % 3}/deep/x${index}.avif`);
    for (const key of [...keys, 'lists/other.avif']) await store.put(key, text(key), 'image/avif');
    expect(await keysOf(store, 'list/')).toEqual(keys.toSorted());
    expect(await keysOf(store, 'list/1/deep/x1')).toEqual(
      keys.filter((key) => key.startsWith('list/1/deep/x1')).sort(),
    );
    expect(await keysOf(store, 'nothing/')).toEqual([]);
    for await (const { modifiedAt } of store.list('list/0/'))
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    await store.remove(await keysOf(store, 'list'));
    expect(await keysOf(store, 'list')).toEqual([]);
  });
});

describe('a folder', () => {
  it('Readers meanwhile see the one or the other file, and never half of one', async () => {
    const store = new FolderStore(folder());
    const files = ['a', 'b'].map((letter) => letter.repeat(200_000));
    await store.put('both/file', text(files[0] ?? ''));
    const seen: (string | undefined)[] = [];
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => store.put('both/file', text(files[index % 2] ?? ''))),
      ...Array.from({ length: 20 }, async () => seen.push((await read(store, 'both/file'))?.text)),
    ]);
    expect(seen.filter((each) => each !== files[0] && each !== files[1])).toEqual([]);
    expect(await keysOf(store, 'both/')).toEqual(['both/file']);
  });

  it('What cannot be written leaves nothing unfinished', async () => {
    const store = new FolderStore(folder());
    await store.put('in-the-way/file/deep', text('x'));
    await expect(store.put('in-the-way/file', text('y'))).rejects.toThrow();
    expect(readdirSync(`${folder()}/in-the-way`)).toEqual(['file']);
  });
});

it.each([{ secretAccessKey: 'not the right one' }, { bucket: 'nobodys-bucket' }])(
  'S3 that is not reached with %j fails, and is not taken to be empty',
  async (wrong) => {
    const store = new S3Store({ ...s3Settings(), ...wrong });
    await expect(store.open('a/b/one.webp')).rejects.toThrow();
    await expect(keysOf(store, 'a/')).rejects.toThrow();
    await expect(store.put('a/x', text('x'), 'text/plain')).rejects.toThrow();
  },
);
