import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cartOf } from '../carts/exported-cart.ts';
import { subscriptionRequests } from '../database/account-tables.ts';
import { downloads, orders } from '../database/order-tables.ts';
import { orderLinesOf, ordersOf } from '../orders/exported-orders.ts';
import { contactMessages } from '../database/contact-tables.ts';
import { letterRecipients, letters } from '../database/letter-tables.ts';
import { media } from '../database/media-tables.ts';
import { sessions } from '../database/member-tables.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { contributionsOf, reportsOf, votesOf } from '../contributions/exported-contributions.ts';
import { passkeysOf } from '../second-step/exported-passkeys.ts';
import { toPicture } from '../uploads/media-repository.ts';
import { postsOf } from '../posts/editing/exported-posts.ts';
import { stockAlertsOf, wishesOf } from '../wishlists/exported-wishlist.ts';
import { likesOf, playlistItemsOf, playlistsOf, profilesOf, progressOf, watchlistOf } from './export-collected.ts';
import { behind, chunk, type Owner, type Reader } from './export-reader.ts';

const isAt = (column: AnyPgColumn, email: string) => eq(sql`lower(${column})`, email.toLowerCase());

const devicesOf =
  ({ id }: Owner): Reader =>
  (database, after) =>
    database
      .select({
        key: sessions.id,
        signedInAt: sessions.createdAt,
        lastSeenAt: sessions.updatedAt,
        address: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, id), behind(sessions.id, after)))
      .orderBy(asc(sessions.id))
      .limit(chunk);

const downloadsOf =
  ({ id }: Owner): Reader =>
  (database, after) =>
    database
      .select({
        key: downloads.id,
        order: orders.number,
        name: downloads.name,
        timesLeft: downloads.timesLeft,
        expiresAt: downloads.expiresAt,
      })
      .from(downloads)
      .innerJoin(orders, eq(orders.id, downloads.orderId))
      .where(and(eq(downloads.memberId, id), behind(downloads.id, after)))
      .orderBy(asc(downloads.id))
      .limit(chunk);

const requestsOf =
  ({ id }: Owner): Reader =>
  (database, after) => {
    const {
      id: key,
      reference,
      plan,
      paymentMethod,
      status,
      price,
      currency,
      requestedAt,
      decidedAt,
      paidFrom,
      paidUntil,
    } = subscriptionRequests;
    return database
      .select({
        key,
        reference,
        plan,
        paymentMethod,
        status,
        price,
        currency,
        requestedAt,
        decidedAt,
        paidFrom,
        paidUntil,
      })
      .from(subscriptionRequests)
      .where(and(eq(subscriptionRequests.memberId, id), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

const picturesOf =
  ({ id: owner }: Owner): Reader =>
  async (database, after) => {
    const rows = await database
      .select()
      .from(media)
      .where(and(eq(media.ownerId, owner), behind(media.id, after)))
      .orderBy(asc(media.id))
      .limit(chunk);
    return rows.map((row) => {
      const { src, alternative } = toPicture(row);
      return {
        key: row.id,
        use: row.use,
        files: row.sources.map((source) => `${src}-${source}`),
        alternative,
        uploadedAt: row.createdAt,
      };
    });
  };

const newsletterOf =
  ({ email: owned }: Owner): Reader =>
  (database, after) => {
    const { id: key, email, emailKey, status, language, askedAt, confirmedAt, bouncedAt } = newsletterSubscriptions;
    return database
      .select({ key, email, status, language, askedAt, confirmedAt, bouncedAt })
      .from(newsletterSubscriptions)
      .where(and(eq(emailKey, owned.toLowerCase()), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

/** Issues that are being sent to their address; of those before it is not kept who got them. */
const newsletterIssuesOf =
  ({ email: owned }: Owner): Reader =>
  (database, after) => {
    const { letterId: key, language, state, subscriptionId } = letterRecipients;
    return database
      .select({ key, month: letters.month, language, state })
      .from(letterRecipients)
      .innerJoin(letters, eq(letters.id, key))
      .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, subscriptionId))
      .where(and(eq(newsletterSubscriptions.emailKey, owned.toLowerCase()), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

const messagesOf =
  ({ email: owned }: Owner): Reader =>
  (database, after) => {
    const { id: key, reference, name, email, subject, message, createdAt: sentAt } = contactMessages;
    return database
      .select({ key, reference, name, email, subject, message, sentAt })
      .from(contactMessages)
      .where(and(isAt(email, owned), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

/** Every list that is kept of a member, by its name in the file. */
export const listsOf = (owner: Owner): Readonly<Record<string, Reader>> => ({
  devices: devicesOf(owner),
  passkeys: passkeysOf(owner),
  orders: ordersOf(owner),
  orderLines: orderLinesOf(owner),
  downloads: downloadsOf(owner),
  subscriptionRequests: requestsOf(owner),
  posts: postsOf(owner),
  profiles: profilesOf(owner),
  playlists: playlistsOf(owner),
  playlistItems: playlistItemsOf(owner),
  likes: likesOf(owner),
  watchlist: watchlistOf(owner),
  watchProgress: progressOf(owner),
  pictures: picturesOf(owner),
  newsletter: newsletterOf(owner),
  newsletterIssues: newsletterIssuesOf(owner),
  contactMessages: messagesOf(owner),
  contributions: contributionsOf(owner),
  contributionVotes: votesOf(owner),
  contributionReports: reportsOf(owner),
  wishlist: wishesOf(owner),
  stockAlerts: stockAlertsOf(owner),
  cart: cartOf(owner),
});
