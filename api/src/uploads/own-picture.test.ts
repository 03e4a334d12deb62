import { buffer } from 'node:stream/consumers';
import { pictureKinds } from '@sahra/shared/pictures';
import { beforeEach, describe, expect, it } from 'vitest';
import { media } from '../database/media-tables.ts';
import { useStores } from '../media-store/testing/use-stores.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { testRevision, useTestApp } from '../testing/test-app.ts';
import { pictureOf } from './testing/hostile-pictures.ts';
import { quickEncoder } from './testing/quick-encoder.ts';
import { fileUrls, upload } from './testing/upload-form.ts';
import { removeFilesWithoutRow } from './tidy-media.ts';

const { kinds } = useStores();

describe.each(kinds)('a member’s own picture, with %s', (_, openStore) => {
  const app = useTestApp({ openStore, encoder: quickEncoder });
  const database = () => app().testDatabase.database;
  let mona: TestMember;
  let karim: TestMember;
  beforeEach(async () => {
    [mona, karim] = [await signUpMember(app()), await signUpMember(app())];
  });
  const send = async (member: TestMember, side: number, alternative = '') =>
    upload(app().app, member, await pictureOf('png', side, side), { fields: { alternative } });
  const show = (member: TestMember, mediaId: number) => member.send('PUT', '/api/account/picture', { mediaId });
  const statusOf = async (url: string) => (await app().inject({ url })).statusCode;
  const tidy = () => removeFilesWithoutRow(database(), app().store);

  it('Member uploads one, shows it, replaces it, removes it; its files go with the next clean-up', async () => {
    expect(await mona.send('GET', '/api/account')).toMatchObject({ body: { picture: null } });
    const first = await send(mona, 200, ' أنا على الشرفة ');
    expect(await show(mona, first.id)).toMatchObject({
      status: 200,
      body: { picture: first.picture, username: mona.username },
    });
    expect(first.picture).toMatchObject({
      kind: 'portrait',
      alternative: 'أنا على الشرفة',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      focus: { x: 0.5, y: 0.5 },
    });
    expect(await mona.send('GET', '/api/account')).toMatchObject({ body: { picture: first.picture } });
    const urls = fileUrls(first, pictureKinds.portrait.widths);
    for (const url of urls) expect(await statusOf(url)).toBe(200);

    const second = await send(mona, 201);
    await show(mona, second.id);
    await tidy();
    for (const url of urls) expect(await statusOf(url)).toBe(404);
    expect(await statusOf(`${second.picture.src}-96.webp`)).toBe(200);

    expect(await mona.send('DELETE', '/api/account/picture')).toMatchObject({ status: 200, body: { picture: null } });
    expect(await mona.send('DELETE', '/api/account/picture')).toMatchObject({ status: 200, body: { picture: null } });
    await tidy();
    expect([await statusOf(`${second.picture.src}-96.webp`), await database().$count(media)]).toEqual([404, 0]);
  });

  it('What is drawn lies there too, and the next replica finds it', async () => {
    const url = `/media/art/${testRevision}/poster/burullus-400.avif`;
    const drawn = await app().inject({ url });
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/avif']);
    const file = await app().store.open(`art/${testRevision}/poster/burullus-400.avif`);
    expect(file?.part && (await buffer(file.part.stream))).toEqual(drawn.rawPayload);
    const replica = await app().createReplica();
    expect((await replica.inject({ url })).rawPayload).toEqual(drawn.rawPayload);
    await replica.close();
  });

  it('Two members upload the same: two rows share the files, which stay as long as one of them is there', async () => {
    const [monas, karims] = await Promise.all([send(mona, 300), send(karim, 300)]);
    expect([monas.picture.src, monas.id === karims.id]).toEqual([karims.picture.src, false]);
    await show(mona, monas.id);
    await show(karim, karims.id);
    await mona.send('DELETE', '/api/account/picture');
    await tidy();
    expect(await statusOf(`${karims.picture.src}-384.avif`)).toBe(200);
    await karim.send('DELETE', '/api/account');
    await tidy();
    expect(await statusOf(`${karims.picture.src}-384.avif`)).toBe(404);
  });

  it('What is another member’s, for another use, or not there is none of theirs to show', async () => {
    const [karims, cover] = [
      await send(karim, 220),
      await upload(app().app, mona, await pictureOf('png'), { use: 'review' }),
    ];
    for (const id of [karims.id, cover.id, 2_000_000_000])
      expect(await show(mona, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(
      await app().inject({ method: 'PUT', url: '/api/account/picture', payload: { mediaId: karims.id } }),
    ).toMatchObject({ statusCode: 401 });
  });
});
