import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { memberDetailsSchema } from './members.ts';

const rows = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape));
const moment = z.iso.datetime();

/** `GET /account/export`: everything that is stored about a member, as a file. */
export const accountExportSchema = z.object({
  exportedAt: moment,
  member: memberDetailsSchema.extend({
    id: z.string(),
    role: z.string(),
    language: z.enum(languageCodes),
    termsAcceptedAt: moment,
  }),
  devices: rows({
    signedInAt: moment,
    lastSeenAt: moment,
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
  billingAddress: z.record(z.string(), z.string()).nullable(),
  orders: rows({
    number: z.string(),
    status: z.string(),
    total: z.int(),
    currency: z.string(),
    paymentMethod: z.string(),
    notes: z.string(),
    placedAt: moment,
  }),
  downloads: rows({ order: z.string(), name: z.string(), timesLeft: z.int().nullable(), expiresAt: moment.nullable() }),
  subscriptionRequests: rows({
    reference: z.string(),
    plan: z.string(),
    paymentMethod: z.string(),
    status: z.string(),
    price: z.int(),
    currency: z.string(),
    requestedAt: moment,
    decidedAt: moment.nullable(),
    paidFrom: moment.nullable(),
    paidUntil: moment.nullable(),
  }),
  playlists: rows({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    privacy: z.string(),
    labels: z.array(z.string()),
    viewTotal: z.int(),
    createdAt: moment,
    updatedAt: moment,
  }),
  playlistItems: rows({
    playlistId: z.int(),
    programId: z.int(),
    episodeId: z.int().nullable(),
    position: z.int(),
    addedAt: moment,
  }),
  profiles: rows({
    id: z.int(),
    name: z.string(),
    picture: z.string(),
    maturityLimit: z.string().nullable(),
    createdAt: moment,
  }),
  /** `profileId` null: in the member's own profile. */
  likes: rows({ profileId: z.int().nullable(), programId: z.int(), likedAt: moment }),
  watchlist: rows({ profileId: z.int().nullable(), programId: z.int(), addedAt: moment }),
  watchProgress: rows({ profileId: z.int().nullable(), episodeId: z.int(), seconds: z.int(), watchedAt: moment }),
  pictures: rows({
    use: z.string(),
    files: z.array(z.string()),
    alternative: z.string(),
    uploadedAt: moment,
  }),
  newsletter: rows({
    email: z.string().nullable(),
    status: z.string(),
    language: z.string(),
    askedAt: moment,
    confirmedAt: moment.nullable(),
  }),
  contactMessages: rows({
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    sentAt: moment,
  }),
  contributions: rows({
    kind: z.string(),
    thingKind: z.string(),
    thingId: z.int(),
    rating: z.int().nullable(),
    text: z.string(),
    status: z.string(),
    createdAt: moment,
    editedAt: moment.nullable(),
  }),
  contributionVotes: rows({ contributionId: z.int(), votedAt: moment }),
  contributionReports: rows({ contributionId: z.int(), reason: z.string(), note: z.string(), reportedAt: moment }),
  /** `isShared`: others read it by a link. */
  wishlist: rows({ product: z.string(), addedAt: moment, isShared: z.boolean() }),
  stockAlerts: rows({
    email: z.string(),
    sku: z.string(),
    language: z.string(),
    askedAt: moment,
    confirmedAt: moment.nullable(),
    sentAt: moment.nullable(),
  }),
  cart: rows({
    product: z.string(),
    sku: z.string(),
    color: z.string(),
    size: z.string(),
    quantity: z.int(),
    addedAt: moment,
  }),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
