import type { PageMenus } from '@sahra/shared/facade';

/** Where its pages stand in menus. The build writes it into the release; no page downloads it. */
export const menus: PageMenus = {
  'account.pricing': [
    { menu: 'main', labelKey: 'menu.plans', order: 60 },
    { menu: 'help', labelKey: 'subscription.title', order: 10 },
  ],
  'account.sign-in': [{ menu: 'account', order: 10, permission: 'sign-in', leadsBack: true }],
  'account.sign-up': [{ menu: 'account', order: 20, permission: 'sign-in', leadsBack: true }],
  'account.dashboard': [
    { menu: 'account', order: 10, permission: 'keep-account' },
    { menu: 'account-tabs', labelKey: 'menu.overview', order: 10 },
  ],
  'account.addresses': [{ menu: 'account-tabs', order: 40 }],
  'account.contributions': [{ menu: 'account-tabs', order: 55 }],
  'account.details': [{ menu: 'account-tabs', order: 60 }],
  'account.profiles': [{ menu: 'account', labelKey: 'profiles.switch', order: 15, permission: 'keep-account' }],
  'account.managed-profiles': [{ menu: 'account-tabs', order: 75 }],
  'account.security': [{ menu: 'account-tabs', order: 68 }],
  'account.devices': [{ menu: 'account-tabs', order: 70 }],
  'account.sign-out': [
    { menu: 'sign-out', labelKey: 'menu.signOut', order: 10, permission: 'keep-account' },
    { menu: 'account-tabs', order: 100 },
  ],
  'account.subscription': [{ menu: 'account-tabs', order: 50 }],
  'account.admin-members': [
    { menu: 'account', labelKey: 'menu.admin', order: 30, permission: 'manage-members' },
    { menu: 'account-tabs', labelKey: 'menu.administration', order: 90, permission: 'manage-members' },
    { menu: 'admin', order: 10, permission: 'manage-members' },
  ],
  'account.admin-subscriptions': [
    { menu: 'admin', labelKey: 'menu.subscriptions', order: 20, permission: 'manage-subscriptions' },
  ],
  'account.admin-messages': [{ menu: 'admin', order: 30, permission: 'read-contact-messages' }],
  'account.moderation': [
    { menu: 'account', order: 31, permission: 'moderate' },
    { menu: 'account-tabs', order: 89, permission: 'moderate' },
    { menu: 'admin', order: 25, permission: 'moderate' },
  ],
  'account.admin-log': [{ menu: 'admin', labelKey: 'menu.log', order: 40, permission: 'read-admin-log' }],
};
