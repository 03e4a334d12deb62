/** How long something is stored: the texts are in the privacy policy. */
type Retention =
  | 'account'
  | 'session'
  | 'link'
  | 'books'
  | 'forever'
  | 'twoDays'
  | 'week'
  | 'month'
  | 'year'
  | 'accountOrYear'
  | 'subscription';

/** Everything that the database holds of people. The privacy policy has a row for each; the api says which columns it is about. */
export const storedData = {
  profile: 'account',
  settings: 'account',
  status: 'account',
  password: 'account',
  secondStep: 'account',
  devices: 'session',
  links: 'link',
  attempts: 'week',
  billing: 'account',
  orders: 'books',
  carts: 'month',
  wishlists: 'accountOrYear',
  plans: 'books',
  lists: 'account',
  pictures: 'account',
  progress: 'account',
  messages: 'year',
  parties: 'twoDays',
  contributions: 'forever',
  posts: 'forever',
  guests: 'year',
  newsletter: 'subscription',
  mails: 'month',
  adminLog: 'forever',
  limits: 'twoDays',
} as const satisfies Readonly<Record<string, Retention>>;
export type StoredDataId = keyof typeof storedData;
