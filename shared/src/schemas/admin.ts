import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { grantedRoles } from '../session/permissions.ts';
import { pageOf, pageQuerySchema } from './common.ts';

/** What moderators do with what people wrote. */
export const moderationActionNames = [
  'publish-contribution',
  'hide-contribution',
  'pin-contribution',
  'unpin-contribution',
  'veil-contribution',
  'unveil-contribution',
  'dismiss-reports',
  'block-author',
  'unblock-author',
] as const;

/** What admins do in the shop's rooms. */
export const shopActionNames = [
  'pay-order',
  'ship-order',
  'complete-order',
  'cancel-order',
  'fail-order',
  'refund-order',
  'note-order',
  'resend-order-mail',
  'export-orders',
  'change-stock',
  'export-stock',
  'create-coupon',
  'change-coupon',
  'end-coupon',
  'create-product',
  'change-product',
  'change-variants',
  'change-product-pictures',
  'create-shipping-zone',
  'change-shipping-zone',
  'remove-shipping-zone',
  'create-shipping-method',
  'change-shipping-method',
  'remove-shipping-method',
] as const;

/** What editors do with the newsletter. */
export const letterActionNames = ['send-letter', 'stop-letter', 'resume-letter', 'note-bounces'] as const;

/** What admins do; each is written down with who did it and when. */
export const adminActionNames = [
  'create-admin',
  'change-role',
  'block-member',
  'unblock-member',
  'sign-out-member',
  'remove-second-step',
  'mark-paid',
  'reject-request',
  'answer-message',
  'reopen-message',
  ...moderationActionNames,
  ...shopActionNames,
  ...letterActionNames,
] as const;
export type AdminActionName = (typeof adminActionNames)[number];

export const messageStatuses = ['new', 'answered'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** A member as admins see them. */
export const managedMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(grantedRoles),
  isSubscriber: z.boolean(),
  isEmailVerified: z.boolean(),
  blockedAt: z.iso.datetime().nullable(),
  memberSince: z.iso.datetime(),
});
export type ManagedMember = z.infer<typeof managedMemberSchema>;

/** `GET /admin/members`: `q` is looked for in names, usernames and e-mail addresses. */
export const managedMembersQuerySchema = pageQuerySchema.extend({ q: z.string().max(200, 'is too long').default('') });
export const managedMembersSchema = pageOf(managedMemberSchema);

/** Body of `PUT /admin/members/:id/role`. */
export const roleChangeSchema = z.object({ role: z.enum(grantedRoles, `must be one of ${grantedRoles.join(', ')}`) });
/** Body of `PUT /admin/members/:id/block`. */
export const blockChangeSchema = z.object({ isBlocked: z.boolean('must be true or false') });

/** What a visitor wrote, as admins read it. */
export const receivedMessageSchema = z.object({
  reference: z.string(),
  status: z.enum(messageStatuses),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.enum(languageCodes),
  createdAt: z.iso.datetime(),
});
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;

/** `GET /admin/contact-messages`; without a status all of them. */
export const receivedMessagesQuerySchema = pageQuerySchema.extend({ status: z.enum(messageStatuses).optional() });
export const receivedMessagesSchema = pageOf(receivedMessageSchema);
/** Body of `PUT /admin/contact-messages/:reference/status`. */
export const messageStatusChangeSchema = z.object({ status: z.enum(messageStatuses, 'must be new or answered') });

/** One line of `GET /admin/actions`. */
export const adminActionSchema = z.object({
  id: z.int(),
  adminName: z.string(),
  action: z.enum(adminActionNames),
  /** `member:…`, `subscription-request:…`, `contact-message:…`, `contribution:…`, `contribution-author:…`, `order:…`, `variant:…`, `coupon:…`, `orders:…`, `stock:…`, `shipping-zone:…`, `shipping-method:…`, `product:…`, `letter:…`, `newsletter:bounces`. */
  target: z.string(),
  details: z.record(z.string(), z.string()),
  at: z.iso.datetime(),
});
export type AdminAction = z.infer<typeof adminActionSchema>;
export const adminActionsSchema = pageOf(adminActionSchema);

/** Codes of refusals that the pages of the admins have sentences for; 409 all of them. */
export const adminRefusals = {
  /** Nobody takes away their own rights. */
  ownAccount: 'own_account',
  /** Somebody has to stay who can let others in. */
  lastAdmin: 'last_admin',
  /** Who is blocked cannot be an admin, and an admin cannot be blocked: first the one, then the other. */
  adminBlocked: 'admin_blocked',
} as const;
