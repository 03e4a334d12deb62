/**
 * Who somebody is to the site. A visitor is who has not signed in; a subscriber is a member whose month is paid; a
 * moderator looks after what people write, and watches everything as admins do.
 */
export const roles = ['visitor', 'member', 'subscriber', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

const signedIn: readonly Role[] = ['member', 'subscriber', 'moderator', 'admin'];
const staff: readonly Role[] = ['moderator', 'admin'];
const admins: readonly Role[] = ['admin'];

/** Who may do what: the api enforces it, pages show only what is possible. */
export const permissions = {
  /** Who has signed in already signs out first. */
  'sign-in': ['visitor'],
  /** Programs that only subscribers see. */
  'watch-restricted': ['subscriber', 'moderator', 'admin'],
  /** One's own account: details, addresses, orders, devices, lists. */
  'keep-account': signedIn,
  'request-subscription': ['member', 'subscriber'],
  /** Reviews and comments: what waits, what is reported, who may not write any more. */
  moderate: staff,
  'manage-members': admins,
  'manage-subscriptions': admins,
  /** Orders, stock and coupons of the shop. */
  'manage-shop': admins,
  'read-contact-messages': admins,
  'read-admin-log': admins,
  /** Versions of remotes for oneself alone. */
  'choose-releases': admins,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Permission = keyof typeof permissions;

export const can = (role: Role, permission: Permission): boolean =>
  (permissions[permission] as readonly Role[]).includes(role);
