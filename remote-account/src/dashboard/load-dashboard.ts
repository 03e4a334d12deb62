import { loadForMember, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** A part that does not arrive is left out of the overview; who is signed out is led away. */
const partOf = <T>(loading: Promise<T>): Promise<T | null> =>
  loading.catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return null;
  });

export async function loader(args: LoaderFunctionArgs) {
  const one = { query: { pageSize: 1 } };
  const [details, subscription, watchlist] = await Promise.all([
    loadForMember(args, '/account'),
    partOf(loadForMember(args, '/account/subscription', one)),
    partOf(loadForMember(args, '/account/watchlist', one)),
  ]);
  return { details, subscription, watchlist: watchlist && { total: watchlist.total } };
}
