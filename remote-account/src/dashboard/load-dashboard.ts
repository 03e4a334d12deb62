import {
  loadForMember,
  type LoaderFunctionArgs,
  type MemberDetails,
  type Order,
  type Page,
} from '@sahra/shared/facade';
import type { PaidPlan } from '@sahra/shared/form-rules/subscription-choices';

/** As much of a subscription as the overview tells. */
interface Subscription {
  running: { plan: PaidPlan; paidUntil: string } | null;
  open: object | null;
}

/** A part that does not arrive is left out of the overview; who is signed out is led away. */
const partOf = <T>(loading: Promise<T>): Promise<T | null> =>
  loading.catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return null;
  });

export async function loader(args: LoaderFunctionArgs) {
  const one = { pageSize: 1 };
  const [details, orders, subscription, watchlist] = await Promise.all([
    loadForMember<MemberDetails>(args, '/account'),
    partOf(loadForMember<Page<Order>>(args, '/account/orders', one)),
    partOf(loadForMember<Subscription>(args, '/account/subscription', one)),
    partOf(loadForMember<Page<unknown>>(args, '/account/watchlist', one)),
  ]);
  return { details, orders, subscription, watchlist: watchlist && { total: watchlist.total } };
}
