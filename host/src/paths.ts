import { fixed, queryOf, type Query } from '@sahra/shared/addresses';

/** Addresses of the host's own pages. */
export const paths = {
  aboutUs: fixed('information.about-us', '/about-us'),
  contactUs: fixed('information.contact-us', '/contact-us'),
  privacyPolicy: fixed('information.privacy-policy', '/PrivacyPolicy'),
  termsOfUse: fixed('information.terms-of-use', '/terms-of-use'),
  faq: fixed('information.faq', '/faq'),
  newsletter: fixed('information.newsletter', '/newsletter'),
  newsletterConfirm: fixed('information.newsletter-confirm', '/newsletter/confirm'),
  newsletterUnsubscribe: fixed('information.newsletter-leave', '/newsletter/unsubscribe'),
  replyMails: fixed('information.reply-mails', '/reply-mails'),
  /** What is found in all areas; with an area, in that one. */
  search: {
    id: 'information.search',
    pattern: '/search',
    href: (query: Query = {}) => `/search${queryOf(query)}`,
  },
  comingSoon: fixed('information.coming-soon', '/coming-soon'),
  errorPageOne: fixed('information.error-page-one', '/error-page-one'),
  errorPageTwo: fixed('information.error-page-two', '/error-page-two'),
  /** For developers: every token and primitive. Only where the host server runs with `DEV_TOOLS=on`. */
  styleguide: fixed('information.styleguide', '/styleguide'),
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    information: typeof paths;
  }
}
