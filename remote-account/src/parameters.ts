/**
 * Parameters of its pages' addresses, by the page's id: others do not change what is shown. The build writes them into the release; no
 * page downloads them.
 */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  'account.pricing': ['plan', 'next'],
  'account.sign-in': ['next'],
  'account.sign-in-link': ['token', 'next'],
  'account.sign-in-code': ['next'],
  'account.security': ['next'],
  'account.sign-up': ['next'],
  'account.lost-password': ['next'],
  'account.reset-password': ['token', 'next'],
  'account.verify-email': ['token', 'next', 'change'],
  'account.restricted-content': ['next', 'plan'],
  'account.profiles': ['next'],
  'account.contributions': ['page'],
  'account.subscription': ['page', 'plan', 'next'],
  'account.deletion': ['done'],
  'account.admin-members': ['q', 'page'],
  'account.admin-subscriptions': ['status', 'q', 'page'],
  'account.admin-messages': ['status', 'page'],
  'account.admin-log': ['page'],
  'account.moderation': ['show', 'kind', 'author', 'q', 'page'],
  'account.blocked-authors': ['page'],
  'account.moderation-log': ['page'],
};
