import type { PageId, PatternOf } from '@sahra/shared/addresses';

/** Pages of the site that mails lead to. It does not compile where one of them has another address. */
export const mailAddresses = {
  'account.lost-password': '/lost-password',
  'account.pricing': '/pricing',
  'account.reset-password': '/reset-password',
  'account.sign-in': '/login',
  'account.sign-in-link': '/sign-in-link',
  'account.sign-up': '/register',
  'account.subscription': '/account/subscription',
  'account.verify-email': '/verify-email',
  'blog.post': '/blogs-detail/:slug?',
  'information.contact-us': '/contact-us',
  'information.newsletter-confirm': '/newsletter/confirm',
  'information.newsletter-leave': '/newsletter/unsubscribe',
  'information.privacy-policy': '/PrivacyPolicy',
  'information.reply-mails': '/reply-mails',
  'shop.product': '/product-detail/:slug?',
  'shop.stock-alerts': '/stock-alerts',
  'shop.own-order': '/account/orders/:number',
  'shop.track-order': '/track-order',
  'streaming.episode': '/programs/:programId/episodes/:episodeId',
  'streaming.program': '/shows-details/:programId',
} as const satisfies { [Id in PageId]?: PatternOf<Id> };
