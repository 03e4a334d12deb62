import path from 'node:path';
import { findRouteFaults } from '@sahra/shared/testing/check-routes';
import { expect, it } from 'vitest';
import app from './app.ts';
import { paths } from './paths.ts';

const folder = path.resolve(import.meta.dirname, '..');
const hrefs = {
  'account.pricing': paths.pricing.href(),
  'account.sign-in': paths.signIn.href('/account'),
  'account.sign-in-code': paths.signInCode.href('/account'),
  'account.sign-up': paths.signUp.href('/account'),
  'account.lost-password': paths.lostPassword.href(),
  'account.reset-password': paths.resetPassword.href({ token: 'x' }),
  'account.verify-email': paths.verifyEmail.href({ token: 'x' }),
  'account.sign-in-link': paths.signInLink.href({ token: 'x' }),
  'account.restricted-content': paths.restrictedContent.href('/shop'),
  'account.dashboard': paths.account.href(),
  'account.contributions': paths.contributions.href(2),
  'account.addresses': paths.addresses.href(),
  'account.billing-address': paths.billingAddress.href(),
  'account.details': paths.details.href(),
  'account.picture': paths.picture.href(),
  'account.email-address': paths.emailAddress.href(),
  'account.profiles': paths.profiles.href('/'),
  'account.managed-profiles': paths.managedProfiles.href(),
  'account.profile': paths.profile.href('new'),
  'account.security': paths.security.href('/account/admin'),
  'account.devices': paths.devices.href(),
  'account.data-export': paths.dataExport.href(),
  'account.deletion': paths.deletion.href(),
  'account.sign-out': paths.logout.href(),
  'account.subscription': paths.subscription.href(2),
  'account.admin-members': paths.admin.href(),
  'account.admin-subscriptions': paths.adminSubscriptions.href(),
  'account.admin-messages': paths.adminMessages.href(),
  'account.admin-log': paths.adminLog.href(),
  'account.moderation': paths.moderation.href(),
  'account.blocked-authors': paths.blockedAuthors.href(),
  'account.moderation-log': paths.moderationLog.href(),
};

it('Every row of the route table answers its address, has a title in every language and names its chunk', async () => {
  expect(Object.keys(hrefs)).toEqual(app.routes.map((route) => route.id));
  expect(await findRouteFaults(app, folder, hrefs)).toEqual([]);
});
