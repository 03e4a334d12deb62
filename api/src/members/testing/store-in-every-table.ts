import { billingAddresses, playlists, subscriptionRequests } from '../../database/account-tables.ts';
import { downloads, orders } from '../../database/order-tables.ts';
import { hashToken } from '../../newsletter/token.ts';
import {
  contributionReports,
  contributions,
  contributionVotes,
  contributors,
} from '../../database/contribution-tables.ts';
import { episodes, programs } from '../../database/catalog-tables.ts';
import type { Database } from '../../database/connect.ts';
import { contactMessages } from '../../database/contact-tables.ts';
import {
  playlistItems,
  programLikes,
  programTotals,
  watchProgress,
  watchlistEntries,
} from '../../database/library-tables.ts';
import { media, memberPictures } from '../../database/media-tables.ts';
import { productVariants } from '../../database/variant-tables.ts';
import { stockAlerts, wishlistItems, wishlists } from '../../database/wishlist-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { billingAddress } from '../../testing/billing-address.ts';

/** What is stored of an upload. */
export const storedPicture = {
  use: 'avatar',
  kind: 'portrait',
  contentHash: 'ab'.repeat(20),
  sources: ['96.avif', '96.webp'],
  bytes: 1_000,
  width: 96,
  height: 96,
  color: '#203040',
  alternative: 'منى تضحك',
  focusX: 0.5,
  focusY: 0.5,
} as const;

const request = (memberId: string, reference: string, status: 'paid' | 'cancelled' | 'requested') =>
  ({ reference, memberId, plan: 'basic', paymentMethod: 'cheque', status, price: 4900, currency: 'EGP' }) as const;

/** Stores something in every table that knows a member; the number is part of what has to be unique. */
export async function storeInEveryTable(
  db: Database,
  { id: memberId, email }: Pick<TestMember, 'id' | 'email'>,
  count: number,
): Promise<void> {
  const allPrograms = await db.select({ id: programs.id }).from(programs);
  const [episode] = await db.select({ id: episodes.id }).from(episodes);
  await db.insert(billingAddresses).values({ memberId, ...billingAddress });
  const [order] = await db
    .insert(orders)
    .values({
      number: `S-${count}`,
      memberId,
      status: 'completed',
      total: 12300,
      currency: 'EGP',
      paymentMethod: 'cheque',
      notes: 'ring twice',
    })
    .returning();
  await db.insert(downloads).values({ memberId, orderId: order?.id ?? 0, name: 'Poster', file: 'poster.pdf' });
  await db
    .insert(subscriptionRequests)
    .values([
      request(memberId, `R-${count}-1`, 'paid'),
      request(memberId, `R-${count}-2`, 'cancelled'),
      request(memberId, `R-${count}-3`, 'requested'),
    ]);
  await db.insert(playlists).values(
    Array.from({ length: 1_203 }, (_, index) => ({
      ownerId: memberId,
      name: `قائمة ${index}`,
      description: '',
      privacy: 'private' as const,
    })),
  );
  const [list] = await db
    .insert(playlists)
    .values({ ownerId: memberId, name: 'Evening', description: '', privacy: 'public', itemTotal: 1 })
    .returning();
  const programId = allPrograms[0]?.id ?? 0;
  await db.insert(playlistItems).values({ playlistId: list?.id ?? 0, programId, position: 0 });
  await db.insert(programLikes).values({ memberId, programId });
  await db.insert(programTotals).values({ programId, likeTotal: 1 }).onConflictDoNothing();
  await db.insert(watchlistEntries).values(allPrograms.map(({ id: programId }) => ({ memberId, programId })));
  await db.insert(watchProgress).values({ memberId, episodeId: episode?.id ?? 0, seconds: 61 });
  const [contributor] = await db
    .insert(contributors)
    .values({ kind: 'member', memberId, language: 'ar', wantsReplies: true })
    .returning();
  const contributorId = contributor?.id ?? 0;
  const thing = { thingKind: 'program', thingId: 1, language: 'ar', contributorId } as const;
  const written = await db
    .insert(contributions)
    .values([
      { ...thing, kind: 'review', rating: 4, text: 'فيلم جميل', status: 'published' },
      { ...thing, thingKind: 'episode', kind: 'comment', text: 'بانتظار المراجعة', status: 'waiting' },
    ])
    .returning();
  const contributionId = written[0]?.id ?? 0;
  await db.insert(contributionVotes).values({ contributionId, contributorId });
  await db
    .insert(contributionReports)
    .values({ contributionId, reporterKey: hashToken(memberId), reason: 'spoiler', note: 'The end' });
  const [picture] = await db
    .insert(media)
    .values({ ...storedPicture, sources: [...storedPicture.sources], ownerId: memberId })
    .returning();
  await db.insert(memberPictures).values({ memberId, mediaId: picture?.id ?? 0 });
  const [variant] = await db.select().from(productVariants).limit(1);
  const { id: variantId = 0, productId = 0 } = variant ?? {};
  const [wishlist] = await db
    .insert(wishlists)
    .values({ memberId, shareToken: `shared-${count}` })
    .returning();
  await db.insert(wishlistItems).values({ wishlistId: wishlist?.id ?? '', productId });
  // Asked for without an account, at the same address.
  await db.insert(stockAlerts).values({ variantId, email, language: 'ar' });
  await db.insert(contactMessages).values({
    reference: `C-${count}`,
    name: 'Mona',
    email: email.toUpperCase(),
    subject: 'Hello',
    message: 'A question',
    language: 'ar',
    callerHash: 'x',
  });
}
