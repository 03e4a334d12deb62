import type { Contribution, Contributions, OwnContribution, OwnContributions, Thread } from '@sahra/shared/facade';

/** A published comment of Mona, an hour before `asOf` of a test. */
export const contribution = (id: number, more: Partial<Contribution> = {}): Contribution => ({
  id,
  kind: 'comment',
  author: { name: 'Mona', kind: 'member', isStaff: false },
  rating: null,
  text: `Text ${id}`,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  editedAt: null,
  isPinned: false,
  voteCount: 0,
  answers: null,
  ...more,
});

export const thread = (id: number, replies: Contribution[] = [], more: Partial<Thread> = {}): Thread => ({
  ...contribution(id, more),
  answerCount: replies.length,
  replies,
  ...more,
});

export const listOf = (items: Thread[], more: Partial<Contributions> = {}): Contributions => ({
  items,
  page: 1,
  pageSize: 10,
  total: items.length,
  summary: { count: items.length, average: null, stars: [0, 0, 0, 0, 0] },
  ...more,
});

export const ownContribution = (id: number, more: Partial<OwnContribution> = {}): OwnContribution => ({
  ...contribution(id),
  thing: { kind: 'episode', id: 5 },
  threadId: null,
  status: 'published',
  editableUntil: new Date(Date.now() + 1_200_000).toISOString(),
  ...more,
});

/** A photo of a review, as the api has stored it. */
export const photo = (id: number): NonNullable<Contribution['photos']>[number] => ({
  id,
  picture: {
    kind: 'product',
    src: `/media/uploads/ab/${id}`,
    color: '#203040',
    alternative: '',
    focus: { x: 0.5, y: 0.5 },
  },
});

export const ownOf = (items: OwnContribution[] = [], votes: number[] = []): OwnContributions => ({
  author: items[0]?.author ?? null,
  items,
  votes,
});
