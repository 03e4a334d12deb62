/**
 * Who somebody is to the site. A visitor is who has not signed in; a subscriber is a member whose month is paid; an author writes
 * posts, and an editor publishes them; a moderator looks after what people write, and watches everything as admins do.
 */
export const roles = ['visitor', 'member', 'subscriber', 'author', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a member can be made; whether they are a subscriber is told by their requests. */
export const grantedRoles = ['member', 'author', 'editor', 'moderator', 'admin'] as const;
export type GrantedRole = (typeof grantedRoles)[number];

/**
 * What a role is without a second step at sign-in: who manages anything does so only with one. An editor writes posts of their own
 * without it, as authors do.
 */
const withoutSecondStep: Readonly<Record<GrantedRole, GrantedRole>> = {
  member: 'member',
  author: 'author',
  editor: 'author',
  moderator: 'member',
  admin: 'member',
};

/** The role that counts for a session: the one that was granted, or less of it where a second step is missing. */
export const roleInSession = (granted: GrantedRole, { hasSecondStep }: { hasSecondStep: boolean }): GrantedRole =>
  hasSecondStep ? granted : withoutSecondStep[granted];

/** Does a role manage anything, so that it needs a second step? */
export const needsSecondStep = (granted: GrantedRole): boolean => withoutSecondStep[granted] !== granted;

const signedIn: readonly Role[] = ['member', 'subscriber', 'author', 'editor', 'moderator', 'admin'];
const staff: readonly Role[] = ['moderator', 'admin'];
const admins: readonly Role[] = ['admin'];

/** Who may do what: the api enforces it, pages show only what is possible. */
export const permissions = {
  /** Who has signed in already signs out first. */
  'sign-in': ['visitor'],
  /** Programs that only subscribers see; who writes posts sees them while a month of theirs is paid. */
  'watch-restricted': ['subscriber', 'moderator', 'admin'],
  /** One's own account: details, addresses, orders, devices, lists. */
  'keep-account': signedIn,
  'request-subscription': ['member', 'subscriber', 'author', 'editor'],
  /** Posts of one's own: write them, hand them in. */
  'write-posts': ['author', 'editor', 'admin'],
  /** Everybody's posts: change, publish, schedule and withdraw them. */
  'edit-posts': ['editor', 'admin'],
  /** Reviews and comments: what waits, what is reported, who may not write any more. */
  moderate: staff,
  /** Comments on posts, where they stand: publish and hide them. */
  'moderate-comments': ['editor', 'moderator', 'admin'],
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

/** Whether somebody watches what only subscribers do: by their role, or since a month of theirs is paid. */
export const watchesRestricted = ({ role, hasPaidMonth = false }: { role: Role; hasPaidMonth?: boolean }): boolean =>
  hasPaidMonth || can(role, 'watch-restricted');
