import type { StoredDataId } from '@sahra/shared/privacy/stored-data';

/** Columns of each table that hold something of people, by the row of the privacy policy that tells of them. */
export const personalData: Readonly<Record<string, Readonly<Partial<Record<StoredDataId, readonly string[]>>>>> = {
  adminActions: { adminLog: ['id', 'adminId', 'adminName', 'action', 'target', 'details', 'at'] },
  billingAddresses: {
    billing: [
      'memberId', 'firstName', 'lastName', 'company', 'country', 'street', 'apartment', 'city', 'state', 'postalCode', 'phone', 'email', 'updatedAt',
    ],
  },
  downloads: { orders: ['id', 'memberId', 'orderId', 'name', 'file', 'timesLeft', 'expiresAt'] },
  orders: { orders: ['id', 'number', 'memberId', 'status', 'total', 'currency', 'paymentMethod', 'notes', 'placedAt'] },
  playlists: { lists: ['id', 'ownerId', 'name', 'description', 'privacy', 'createdAt', 'updatedAt'] },
  subscriptionRequests: {
    plans: [
      'id', 'reference', 'memberId', 'plan', 'paymentMethod', 'status', 'price', 'currency', 'requestedAt', 'decidedAt', 'paidFrom', 'paidUntil',
      'endToldAt', 'idempotencyKey',
    ],
  },
  watchProgress: { progress: ['memberId', 'episodeId', 'seconds', 'watchedAt'] },
  watchlistEntries: { lists: ['memberId', 'programId', 'addedAt'] },
  contactMessages: { messages: ['id', 'reference', 'status', 'name', 'email', 'subject', 'message', 'language', 'callerHash', 'idempotencyKey', 'createdAt'] },
  allowances: { limits: ['key', 'fullAt'] },
  callerKeys: { limits: ['day', 'key'] },
  signInAttempts: { limits: ['key', 'failures', 'lastAt', 'blockedUntil'] },
  outbox: { mails: ['id', 'kind', 'recipient', 'language', 'data', 'createdAt', 'attempts', 'nextAttemptAt', 'sentAt', 'givenUpAt', 'lastError'] },
  credentials: {
    password: [
      'id', 'accountId', 'providerId', 'userId', 'accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt', 'scope',
      'password', 'createdAt', 'updatedAt',
    ],
  },
  decoys: { attempts: ['username', 'email', 'password', 'createdAt'] },
  emailChanges: { links: ['memberId', 'email', 'tokenHash', 'expiresAt'] },
  members: {
    profile: ['name', 'email', 'image', 'username', 'displayUsername', 'firstName', 'lastName', 'phone', 'zip'],
    settings: ['language', 'scheme', 'direction'],
    status: ['id', 'emailVerified', 'createdAt', 'updatedAt', 'role', 'termsAcceptedAt', 'blockedAt'],
  },
  sessions: { devices: ['id', 'expiresAt', 'token', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent', 'userId', 'elevatedUntil'] },
  verifications: { links: ['id', 'identifier', 'value', 'expiresAt', 'createdAt', 'updatedAt'] },
  newsletterSubscriptions: { newsletter: ['id', 'status', 'email', 'emailKey', 'language', 'askedAt', 'confirmedAt', 'removedAt'] },
  newsletterTokens: { newsletter: ['hash', 'subscriptionId', 'purpose', 'expiresAt', 'usedAt'] },
};
