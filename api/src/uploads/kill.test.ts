import { afterAll, beforeAll, expect, it } from 'vitest';
import { endProcess } from '../testing/api-process.ts';
import { signUpMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';
import { checkFiles } from './testing/check-files.ts';
import { pictureOf } from './testing/hostile-pictures.ts';
import { openPlace, type Place, postUpload, startUploads } from './testing/upload-process.ts';

const app = useTestApp();
let place: Place;
beforeAll(async () => {
  place = await openPlace('folder');
});
afterAll(() => place.close());

it('An api that is killed amid uploads leaves no row without its files, and after the clean-up no file without a row', async () => {
  const mona = await signUpMember(app());
  const pictures = await Promise.all(Array.from({ length: 10 }, (_, index) => pictureOf('png', 64 + index, 64)));
  const api = await startUploads(app(), place);
  let killed: Promise<unknown> | undefined;
  const statuses = await Promise.all(
    pictures.map(async (picture) => {
      const status = await postUpload(api, mona, picture);
      // With the first answer: others are being stored, decoded, received.
      await (killed ??= endProcess(api.child, 'SIGKILL'));
      return status;
    }),
  );
  const answered = statuses.filter((status) => status === 201).length;
  expect([answered > 0, statuses.includes(0)]).toEqual([true, true]);
  const { rows } = await checkFiles(app().testDatabase.database, place.store);
  expect(rows).toBeGreaterThanOrEqual(answered);
  expect(await place.leftovers()).toEqual([]);
});
