import { uploadRefusals } from '@sahra/shared/form-rules/upload-rules';
import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { media, memberPictures } from '../database/media-tables.ts';
import { storedPicture } from '../members/testing/store-in-every-table.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import type { TestMember } from '../testing/member.ts';
import { useMembers } from '../testing/member-calls.ts';
import { pictureOf } from './testing/hostile-pictures.ts';
import { quickEncoder } from './testing/quick-encoder.ts';
import { sendUpload, upload } from './testing/upload-form.ts';
import { mediaReferences, removeFilesWithoutRow, removeUnused } from './tidy-media.ts';

const { app, signUp, database } = useMembers({ encoder: quickEncoder });
let mona: TestMember;
beforeEach(async () => {
  mona = await signUp();
});
const storedKeys = async () => {
  const keys = [];
  for await (const { key } of app().store.list('uploads/')) keys.push(key);
  return keys;
};
const send = async (side: number) => upload(app().app, mona, await pictureOf('png', side, side));
const age = (id: number) =>
  database()
    .update(media)
    .set({ createdAt: new Date(Date.now() - 2 * dayMs) })
    .where(eq(media.id, id));
const yesterday = () => new Date(Date.now() - dayMs);
const show = (mediaId: number) => mona.send('PUT', '/api/account/picture', { mediaId });

describe('the clean-up', () => {
  it('Every foreign key to a picture is asked about', async () => {
    const { rows } = await database().execute(
      sql`select conrelid::regclass::text as table, attname as column from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey) where confrelid = 'media'::regclass order by 1`,
    );
    expect(rows).toEqual(
      mediaReferences.map(({ table, name }) => ({
        table: getTableName(table),
        column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      })),
    );
  });

  it('It removes what nothing has referred to for a day, and leaves what is shown and what is new', async () => {
    const [shown, unused, fresh] = [await send(100), await send(101), await send(102)];
    await show(shown.id);
    await Promise.all([age(shown.id), age(unused.id)]);
    expect(await removeUnused(database(), yesterday())).toBe(1);
    const left = await database()
      .select({ id: media.id })
      .from(media)
      .where(inArray(media.id, [shown.id, unused.id, fresh.id]));
    expect(left.map(({ id }) => id).sort()).toEqual([shown.id, fresh.id].sort());
    await removeFilesWithoutRow(database(), app().store);
    const names = await storedKeys();
    expect(names.some((key) => `/media/${key}`.startsWith(unused.picture.src))).toBe(false);
    for (const { picture } of [shown, fresh])
      expect(names.filter((key) => `/media/${key}`.startsWith(picture.src))).toHaveLength(6);
  });

  it('What a member saves at the same moment stays, or is refused: nothing is shown that is gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await send(110);
      await age(id);
      const [saved] = await Promise.all([show(id), removeUnused(database(), yesterday())]);
      const isThere = (await database().$count(media, eq(media.id, id))) === 1;
      const isShown = (await database().$count(memberPictures, eq(memberPictures.mediaId, id))) === 1;
      expect([200, 404]).toContain(saved.status);
      expect([isThere, isShown]).toEqual([saved.status === 200, saved.status === 200]);
    }
  });

  it('Uploads of the same picture while it is removed again and again have all their files', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const { id } = await send(120);
      await database().delete(media).where(eq(media.id, id));
      await removeFilesWithoutRow(database(), app().store);
    });
    const kept = await send(120);
    await Promise.all(rounds);
    await removeFilesWithoutRow(database(), app().store);
    expect((await storedKeys()).filter((key) => `/media/${key}`.startsWith(kept.picture.src))).toHaveLength(6);
  });

  it('Files that a killed process has left, unfinished ones too, are gone after it', async () => {
    const { picture } = await send(130);
    const prefix = picture.src.replace('/media/', '');
    const left = [
      `${prefix}-96.avif.6f9c.new`,
      `uploads/00/${'0'.repeat(38)}-96.avif`,
      `uploads/ff/${'f'.repeat(38)}-96.webp.1.new`,
    ];
    for (const key of left) await app().store.put(key, new Uint8Array([1]), 'image/avif');
    await removeFilesWithoutRow(database(), app().store);
    const names = await storedKeys();
    expect(left.filter((key) => names.includes(key))).toEqual([]);
    expect(names.filter((key) => key.startsWith(prefix))).toHaveLength(6);
  });
});

describe('what a member may have', () => {
  it('is counted to the byte, however many uploads there are at once', async () => {
    const { id } = await send(140);
    const [row] = await database().select().from(media).where(eq(media.id, id));
    const bytes = row?.bytes ?? 0;
    // Room for four more of them.
    await database()
      .insert(media)
      .values({
        ...storedPicture,
        sources: [],
        ownerId: mona.id,
        contentHash: 'x',
        bytes: 50 * 1024 * 1024 - 5 * bytes,
      });
    const picture = await pictureOf('png', 140, 140);
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendUpload(app().app, mona, picture)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(4).fill(201),
      ...Array<number>(8).fill(409),
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: uploadRefusals.quota,
      fields: { file: expect.any(String) },
    });
  });

  it('Thirty uploads at once, then one a minute', async () => {
    const picture = await pictureOf('png', 150, 150);
    const answers = await Promise.all(Array.from({ length: 34 }, () => sendUpload(app().app, mona, picture)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.closeTo(60, -1)]);
  });
});
