import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contributions } from '../database/contribution-tables.ts';
import { media } from '../database/media-tables.ts';
import { removeUnused } from '../uploads/tidy-media.ts';
import { review, useReviewPhotos } from './testing/use-review-photos.ts';
import { tidyContributions } from './tidy-contributions.ts';

const { database, mona, guest, product, list, decide, photo, add, written, published, filesOf, statusesAfterTidying } =
  useReviewPhotos();

describe('what becomes of photos', () => {
  it('They are in the export of the account, and go with the review', async () => {
    const id = await written();
    await add(mona(), id, 200);
    const { body } = await mona().send('GET', '/api/account/export');
    expect(body).toMatchObject({ contributions: [{ photos: [expect.stringMatching(/-960\.webp$/)] }] });
    const files = await filesOf(id);
    await mona().send('DELETE', `/api/contributions/${id}`);
    expect(await database().$count(media, eq(media.ownerId, mona().id))).toBe(0);
    expect(await statusesAfterTidying(files)).toEqual(files.map(() => 404));
  });

  it('When an account goes, what it published stays without them', async () => {
    const id = await published();
    await add(mona(), id, 200);
    await decide('publish', id);
    const files = await filesOf(id);
    expect((await mona().send('DELETE', '/api/account')).status).toBe(200);
    expect((await list(product())).items).toMatchObject([{ id, author: { kind: 'former' }, photos: [] }]);
    expect(await statusesAfterTidying(files)).toEqual(files.map(() => 404));
  });

  it('When the product goes, the housekeeping removes them', async () => {
    const nour = guest('نور');
    const { body } = await nour.write(product(), review);
    await nour.photo(body.id, await photo(200));
    const files = await filesOf(body.id);
    await database().update(contributions).set({ thingId: 2_000_000_000 }).where(eq(contributions.id, body.id));
    await tidyContributions(database(), new Date());
    await removeUnused(database(), new Date(Date.now() + 60_000));
    expect(await statusesAfterTidying(files)).toEqual(files.map(() => 404));
  });
});
