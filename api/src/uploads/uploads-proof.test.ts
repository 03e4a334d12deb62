import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ApiProcess, endProcess } from '../testing/api-process.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';
import { checkFiles } from './testing/check-files.ts';
import { bomb, pictureOf } from './testing/hostile-pictures.ts';
import { openPlace, peakMemoryOf, postUpload, startUploads } from './testing/upload-process.ts';

const KILLS = 10;
const UPLOADS_EACH = 20;
const BURST = 200;

const app = useTestApp();
const signUps = (count: number) => Promise.all(Array.from({ length: count }, () => signUpMember(app())));

/** Kills the process after another answer each time, and at another moment after that: however fast the machine is. */
async function killAmid(api: ApiProcess, member: TestMember, round: number): Promise<number[]> {
  let answered = 0;
  let uploads: Promise<number>[] = [];
  await new Promise<void>((resolve) => {
    if (round === 0) resolve();
    uploads = Array.from({ length: UPLOADS_EACH }, async (_, index) => {
      const status = await postUpload(api, member, await pictureOf('png', 64 + index, 64 + round));
      answered += 1;
      if (answered === 2 * round) resolve();
      return status;
    });
  });
  await wait((round % 4) * 17);
  await endProcess(api.child, 'SIGKILL');
  return Promise.all(uploads);
}

describe.each(['folder', 'S3'] as const)('uploads with the store in %s', (kind) => {
  it(`${KILLS * UPLOADS_EACH} uploads, ${KILLS} kills: no row without its files, and after the clean-up no file without a row`, async () => {
    const place = await openPlace(kind);
    let [answered, ended, removed, rows] = [0, 0, 0, 0];
    for (const [round, member] of (await signUps(KILLS)).entries()) {
      const statuses = await killAmid(await startUploads(app(), place), member, round);
      answered += statuses.filter((status) => status === 201).length;
      ended += statuses.filter((status) => status === 0).length;
      const checked = await checkFiles(app().testDatabase.database, place.store);
      [rows, removed] = [checked.rows, removed + checked.removed];
      expect(rows).toBeGreaterThanOrEqual(answered);
      expect(await place.leftovers()).toEqual([]);
    }
    expect(answered + ended).toBe(KILLS * UPLOADS_EACH);
    expect(Math.min(answered, ended)).toBeGreaterThan(0);
    console.info(
      `${kind}: ${answered} of ${answered + ended} uploads answered, ${rows} rows, all with their files; ${removed} files without a row removed`,
    );
    await app().testDatabase.pool.query('delete from media');
    await place.close();
  }, 600_000);

  it(`${BURST} photographs in a burst, then the largest pictures that are decoded: memory stays bounded`, async () => {
    const place = await openPlace(kind);
    const api = await startUploads(app(), place);
    const start = peakMemoryOf(api);
    const noise = {
      create: {
        width: 4000,
        height: 3000,
        channels: 3,
        background: '#000000',
        noise: { type: 'gaussian', mean: 128, sigma: 24 },
      },
    } as const;
    const photograph = await sharp(noise).jpeg({ quality: 60 }).toBuffer();
    const members = await signUps(BURST);
    const begun = performance.now();
    const refused: number[] = [];
    await Promise.all(
      members.map(async (member, index) => {
        // Bytes behind its end make each another file.
        const own = Buffer.concat([photograph, Buffer.from(String(index))]);
        for (let status = 0; status !== 201;) {
          status = await postUpload(api, member, own);
          if (status === 201) return;
          expect(status).toBe(503);
          refused.push(status);
          await wait(5_000);
        }
      }),
    );
    const seconds = Math.round((performance.now() - begun) / 1000);
    const burst = peakMemoryOf(api);
    const [member] = await signUps(1);
    if (!member) throw new Error('Nobody signed up');
    const large = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#336699' } })
      .webp({ effort: 0 })
      .toBuffer();
    const largest = [bomb(6_300), large, bomb(50_000), large];
    const statuses = await Promise.all(largest.map((picture) => postUpload(api, member, picture)));
    expect(statuses).toEqual([201, 201, 400, 201]);
    const peak = peakMemoryOf(api);
    console.info(
      `${kind}: ${BURST} photographs of ${(photograph.length / 1e6).toFixed(1)} MB and 12 million pixels stored in ${seconds} s, ${refused.length} times told to come back; memory ${start} MB at the start, ${burst} MB at most, ${peak} MB with pictures of 40 million pixels`,
    );
    expect(peak).toBeLessThan(900);
    expect((await checkFiles(app().testDatabase.database, place.store)).removed).toBe(0);
    await endProcess(api.child, 'SIGTERM');
    await app().testDatabase.pool.query('delete from media');
    await place.close();
  }, 600_000);
});
