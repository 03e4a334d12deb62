import { fixed, paged, queryOf, withNext } from '@sahra/shared/addresses';

/** Addresses of the pages of accounts. */
export const paths = {
  /** `plan`: the one that is asked for; `next`: the redirect target. */
  pricing: {
    id: 'account.pricing',
    pattern: '/pricing',
    href: (next?: string, plan?: string) => `/pricing${queryOf({ plan, next })}`,
  },
  /** `next`: a path of this site, where a member goes on after signing in. */
  signIn: withNext('account.sign-in', '/login'),
  /** Where the code of a second step is sent to. */
  signInCode: withNext('account.sign-in-code', '/login/code'),
  signUp: withNext('account.sign-up', '/register'),
  lostPassword: withNext('account.lost-password', '/lost-password'),
  resetPassword: {
    id: 'account.reset-password',
    pattern: '/reset-password',
    href: (query: { token?: string } = {}) => `/reset-password${queryOf(query)}`,
  },
  verifyEmail: {
    id: 'account.verify-email',
    pattern: '/verify-email',
    href: (query: { token?: string; next?: string | undefined } = {}) => `/verify-email${queryOf(query)}`,
  },
  signInLink: {
    id: 'account.sign-in-link',
    pattern: '/sign-in-link',
    href: (query: { token?: string; next?: string | undefined } = {}) => `/sign-in-link${queryOf(query)}`,
  },
  restrictedContent: withNext('account.restricted-content', '/restricted-content'),
  account: fixed('account.dashboard', '/account'),
  contributions: paged('account.contributions', '/account/contributions'),
  addresses: fixed('account.addresses', '/account/addresses'),
  billingAddress: fixed('account.billing-address', '/account/addresses/billing'),
  details: fixed('account.details', '/account/details'),
  picture: fixed('account.picture', '/account/picture'),
  emailAddress: fixed('account.email-address', '/account/email'),
  /** Who is watching? `next`: where they go on. */
  profiles: withNext('account.profiles', '/profiles'),
  managedProfiles: fixed('account.managed-profiles', '/account/profiles'),
  profile: {
    id: 'account.profile',
    pattern: '/account/profiles/:profile',
    href: (profile: number | 'new') => `/account/profiles/${profile}`,
  },
  /** `next`: where somebody goes on who had to set something up here. */
  security: withNext('account.security', '/account/security'),
  devices: fixed('account.devices', '/account/devices'),
  dataExport: fixed('account.data-export', '/account/export'),
  deletion: fixed('account.deletion', '/account/deletion'),
  logout: fixed('account.sign-out', '/account/logout'),
  subscription: paged('account.subscription', '/account/subscription'),
  /** For admins, as what follows. */
  admin: {
    id: 'account.admin-members',
    pattern: '/account/admin',
    href: (query: { q?: string; page?: number } = {}) => `/account/admin${queryOf(query)}`,
  },
  adminSubscriptions: {
    id: 'account.admin-subscriptions',
    pattern: '/account/admin/subscriptions',
    href: (query: { status?: string; q?: string; page?: number } = {}) =>
      `/account/admin/subscriptions${queryOf(query)}`,
  },
  adminMessages: {
    id: 'account.admin-messages',
    pattern: '/account/admin/messages',
    href: (query: { status?: string; page?: number } = {}) => `/account/admin/messages${queryOf(query)}`,
  },
  adminLog: paged('account.admin-log', '/account/admin/log'),
  /** For moderators, as what follows. `show`: what waits, what was reported, or a state. */
  moderation: {
    id: 'account.moderation',
    pattern: '/account/moderation',
    href: (query: { show?: string; kind?: string; author?: number; q?: string; page?: number } = {}) =>
      `/account/moderation${queryOf(query)}`,
  },
  blockedAuthors: paged('account.blocked-authors', '/account/moderation/blocked'),
  moderationLog: paged('account.moderation-log', '/account/moderation/log'),
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    account: typeof paths;
  }
}
