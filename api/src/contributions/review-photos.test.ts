import type { OwnContribution } from '@sahra/shared/schemas/contributions';
import type { ModerationList } from '@sahra/shared/schemas/moderation';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contributionPhotos } from '../database/contribution-photo-tables.ts';
import { contributions } from '../database/contribution-tables.ts';
import { media } from '../database/media-tables.ts';
import { review, useReviewPhotos } from './testing/use-review-photos.ts';

const people = useReviewPhotos();
const { database, salma, mona, guest, signUp, product, write, list, decide } = people;
const { photo, add, remove, written, published, filesOf, statusesAfterTidying } = people;

describe('an author', () => {
  it('adds up to four photos, in their order; a fifth is refused, the same one again changes nothing', async () => {
    const id = await written();
    const sides = [200, 210, 220, 230];
    for (const side of sides) expect((await add(mona(), id, side)).statusCode).toBe(201);
    const fifth = await add(mona(), id, 240);
    expect([fifth.statusCode, fifth.json().code]).toEqual([409, 'too_many_photos']);
    const again = await add(mona(), id, 210);
    expect([again.statusCode, again.json<OwnContribution>().photos?.length]).toEqual([201, 4]);
    expect(await database().$count(media, eq(media.ownerId, mona().id))).toBe(4);
    const [own] = (
      (await mona().send('GET', `/api/things/product/${product().id}/contributions/own`)).body as {
        items: OwnContribution[];
      }
    ).items;
    expect(own?.photos?.map(({ id: photoId }) => photoId)).toEqual(
      again.json<OwnContribution>().photos?.map(({ id: photoId }) => photoId),
    );
    expect(own?.photos?.[0]?.picture).toMatchObject({
      kind: 'product',
      src: expect.stringMatching(/^\/media\/uploads\//),
    });
  });

  it('never has more than four, however many come at once', async () => {
    const id = await written();
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => add(mona(), id, 200 + index)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(4).fill(201),
      ...Array(5).fill(409),
    ]);
    expect(await database().$count(contributionPhotos, eq(contributionPhotos.contributionId, id))).toBe(4);
    // What was refused counts against nobody.
    expect(await database().$count(media, eq(media.ownerId, mona().id))).toBe(4);
  });

  it('takes one away, and its files go; after half an hour nothing changes any more', async () => {
    const id = await written();
    const { photos = [] } = (await add(mona(), id, 200), await add(mona(), id, 210)).json<OwnContribution>();
    const files = await filesOf(id);
    const left = await remove(mona(), id, photos[0]?.id);
    expect((left.body as OwnContribution).photos).toEqual(photos.slice(1));
    expect((await remove(mona(), id, photos[0]?.id)).status).toBe(404);
    const statuses = await statusesAfterTidying(files);
    expect(statuses.toSorted()).toEqual([...Array(6).fill(200), ...Array(6).fill(404)]);
    await database()
      .update(contributions)
      .set({ createdAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(contributions.id, id));
    expect((await add(mona(), id, 220)).json()).toMatchObject({ code: 'not_editable' });
    expect((await remove(mona(), id, photos[1]?.id)).body).toMatchObject({ code: 'not_editable' });
  });

  it('who is a guest adds them by their cookie', async () => {
    const nour = guest('نور');
    const { body } = await nour.write(product(), review);
    expect((await nour.photo(body.id, await photo(200))).statusCode).toBe(201);
    expect((await nour.own(product())).items[0]?.photos).toHaveLength(1);
    const [row] = await database()
      .select({ ownerId: media.ownerId })
      .from(media)
      .innerJoin(contributionPhotos, eq(contributionPhotos.mediaId, media.id))
      .where(eq(contributionPhotos.contributionId, body.id));
    expect(row).toEqual({ ownerId: null });
    expect((await nour.send('DELETE', `/api/contributions/${body.id}`)).status).toBe(200);
    expect(await database().$count(media, isNull(media.ownerId))).toBe(0);
  });
});

describe('what is not theirs to illustrate', () => {
  it('Another’s review is not there, nor one of nobody; other things have no photos', async () => {
    const id = await written();
    const karim = await signUp();
    const { photos = [] } = (await add(mona(), id, 200)).json<OwnContribution>();
    for (const answer of [
      await add(karim, id, 200),
      await add({ cookie: '' }, id, 200),
      await add(karim, 2_000_000_000, 200),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect((await remove(karim, id, photos[0]?.id)).status).toBe(404);
    const ofProgram = (await write(karim, { kind: 'program', id: 2 }, review)).body;
    expect((await add(karim, ofProgram.id, 200)).json()).toMatchObject({ code: 'photos_not_taken' });
    const theirs = (await write(karim, product(), review)).body;
    expect((await remove(karim, theirs.id, photos[0]?.id)).status).toBe(404);
    expect(await database().$count(media, eq(media.ownerId, karim.id))).toBe(0);
  });
});

describe('moderators', () => {
  it('see a photo before everybody does: what is published waits again, and its stars do not count meanwhile', async () => {
    const id = await published();
    expect((await list(product())).summary.count).toBe(1);
    expect((await add(mona(), id, 200)).json()).toMatchObject({ status: 'waiting' });
    expect((await list(product())).summary.count).toBe(0);
    const queue = (await salma().send('GET', '/api/admin/contributions?status=waiting&pageSize=60'))
      .body as ModerationList;
    const waiting = queue.items.find((item) => item.id === id);
    expect(waiting).toMatchObject({ waitReason: 'edited', photos: [{ picture: { kind: 'product' } }] });
    await decide('publish', id);
    const shown = (await list(product())).items[0];
    expect([shown?.editedAt, shown?.photos?.length]).toEqual([null, 1]);
    // To take one away hides nothing from anybody.
    expect((await remove(mona(), id, shown?.photos?.[0]?.id)).body).toMatchObject({
      status: 'published',
      photos: [],
    });
  });

  it('need not wait for others themselves', async () => {
    const { body } = await write(salma(), product(), review);
    expect((await add(salma(), body.id, 200)).json()).toMatchObject({ status: 'published' });
    await decide('hide', body.id);
    expect((await add(salma(), body.id, 210)).json()).toMatchObject({ code: 'not_editable' });
    expect((await list(product())).items).toEqual([]);
  });
});
