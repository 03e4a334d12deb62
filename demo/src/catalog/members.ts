import type { SeedMember } from '@sahra/api/seed/contents';

/** Members of the demo, for those who try the site out: the README says their passwords. */
export const members: readonly SeedMember[] = [
  {
    id: 'demo-mona',
    username: 'mona',
    firstName: 'Mona',
    lastName: 'Hassan',
    password: 'mona likes old films',
    isSubscriber: false,
  },
  {
    id: 'demo-karim',
    username: 'karim',
    firstName: 'Karim',
    lastName: 'Adel',
    password: 'karim keeps the lights on',
    isSubscriber: true,
  },
];
