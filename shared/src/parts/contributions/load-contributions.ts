import {
  appContext,
  pageNumberOf,
  type AppInstance,
  type Contribution,
  type Contributions,
  type ContributionSort,
  type LoaderFunctionArgs,
  type OwnContributions,
  type Page,
  type ThingKind,
} from '@sahra/shared/facade';
import { notFound } from '../not-found.ts';

const PAGE_SIZE = 10;
/** As many answers of one thread as the api gives at once. */
const REPLIES_PAGE_SIZE = 60;

/** Orders in which each kind of contribution can be read. */
export const sortsOf = {
  review: ['newest', 'helpful', 'highest', 'lowest'],
  comment: ['newest', 'oldest', 'helpful'],
} as const satisfies Readonly<Record<Contribution['kind'], readonly ContributionSort[]>>;
const sorts = [...new Set([...sortsOf.review, ...sortsOf.comment])];

/** Parameters of the page's address; all of them are links, and work without scripts. */
export const listParams = { sort: 'sort', stars: 'stars', page: 'page', thread: 'thread', replies: 'replies' } as const;

/** What a page shows of the contributions of a thing. */
export interface LoadedContributions {
  /** Null where they cannot be read: the page stands without them. */
  list: Contributions | null;
  own: OwnContributions;
  sort: ContributionSort;
  /** Only reviews with so many stars. */
  stars: number | null;
  /** A thread whose answers were all asked for, and a page of them. */
  thread: { id: number; replies: Page<Contribution> } | null;
  /** When they were read, in milliseconds: "an hour ago" is the same on the server and in the browser. */
  asOf: number;
}

const nobody: OwnContributions = { author: null, items: [], votes: [] };

/** Reads something without which the page can stand. */
async function readIfPossible<T>(signal: AbortSignal, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads what people wrote about a thing, for the loader of its page: `id` is as it stands in the page's address. */
export async function loadContributions(
  { request, context }: LoaderFunctionArgs,
  kind: ThingKind,
  id = '',
): Promise<LoadedContributions> {
  const { api }: AppInstance = context.get(appContext);
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const sort = sorts.find((known) => known === searchParams.get(listParams.sort)) ?? 'newest';
  const stars = numberIn(searchParams.get(listParams.stars));
  const rating = stars !== null && stars <= 5 ? stars : null;
  const page = pageNumberOf(request);
  const thread = numberIn(searchParams.get(listParams.thread));
  const params = { kind, id };
  const [list, own, replies] = await Promise.all([
    readIfPossible(
      signal,
      api.get('/things/{kind}/{id}/contributions', {
        params,
        query: { sort, page, pageSize: PAGE_SIZE, ...(rating !== null && { rating }) },
        signal,
      }),
    ),
    readIfPossible(signal, api.get('/things/{kind}/{id}/contributions/own', { params, signal })),
    thread === null
      ? null
      : readIfPossible(
          signal,
          api.get('/contributions/{contributionId}/replies', {
            params: { contributionId: thread },
            query: { page: numberIn(searchParams.get(listParams.replies)) ?? 1, pageSize: REPLIES_PAGE_SIZE },
            signal,
          }),
        ),
  ]);
  if (page > 1 && list?.items.length === 0) throw notFound();
  return {
    list,
    own: own ?? nobody,
    sort,
    stars: rating,
    thread: thread !== null && replies ? { id: thread, replies } : null,
    asOf: Date.now(),
  };
}
