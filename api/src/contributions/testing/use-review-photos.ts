import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { contributionPhotos } from '../../database/contribution-photo-tables.ts';
import { media } from '../../database/media-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { pictureOf } from '../../uploads/testing/hostile-pictures.ts';
import { removeFilesWithoutRow } from '../../uploads/tidy-media.ts';
import { sendPhoto } from './send-photo.ts';
import { useContributions } from './use-contributions.ts';

export const review = { text: 'القماش ناعم واللون كما في الصورة.', rating: 5 };

/** The app of a test file in which people review products with photos: each test has a member and a product of its own. */
export function useReviewPhotos() {
  const people = useContributions();
  const { app, database, signUp, write, decide } = people;
  let product = { kind: 'product' as const, id: 1 };
  let mona: TestMember;
  beforeEach(async () => {
    product = { ...product, id: product.id + 1 };
    mona = await signUp();
  });

  /** A photo that no other test sends: equal ones share their files. */
  const photo = (width: number) => pictureOf('png', width, 200 + product.id);
  const written = async () => (await write(mona, product, review)).body.id;
  /** The addresses of all files of a review's photos. */
  async function filesOf(id: number): Promise<string[]> {
    const rows = await database()
      .select({ contentHash: media.contentHash, sources: media.sources })
      .from(media)
      .innerJoin(contributionPhotos, eq(contributionPhotos.mediaId, media.id))
      .where(eq(contributionPhotos.contributionId, id));
    return rows.flatMap(({ contentHash, sources }) =>
      sources.map((source) => `/media/uploads/${contentHash.slice(0, 2)}/${contentHash.slice(2)}-${source}`),
    );
  }
  return {
    ...people,
    ...{ photo, written, filesOf },
    mona: () => mona,
    product: () => product,
    add: async ({ cookie }: Pick<TestMember, 'cookie'>, id: number, width: number) =>
      sendPhoto(app().app, { cookie }, id, await photo(width)),
    remove: (member: TestMember, id: number, photoId = 0) =>
      member.send('DELETE', `/api/contributions/${id}/photos/${photoId}`),
    async published() {
      const id = await written();
      await decide('publish', id);
      return id;
    },
    /** What each file answers after a clean-up. */
    async statusesAfterTidying(files: readonly string[]): Promise<number[]> {
      await removeFilesWithoutRow(database(), app().store);
      return Promise.all(files.map(async (url) => (await app().inject({ url })).statusCode));
    },
  };
}
