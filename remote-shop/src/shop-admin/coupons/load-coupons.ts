import { loadForMember, type LoaderFunctionArgs } from '@sahra/shared/facade';

const PAGE_SIZE = 20;
/** As many categories as one page of the api has. */
const CATEGORIES = 60;

/** A page of coupons: of all, or of those that stand in one way. */
export const loadCoupons = (
  args: LoaderFunctionArgs,
  query: { q: string; page: number; state?: 'running' | 'not-begun' | 'ended' | 'used-up' },
) => loadForMember(args, '/admin/coupons', { query: { ...query, pageSize: PAGE_SIZE } });

export const loadCoupon = (args: LoaderFunctionArgs, code: string) =>
  loadForMember(args, '/admin/coupons/{code}', { params: { code } });

/** A coupon as admins see it. */
export type ManagedCoupon = Awaited<ReturnType<typeof loadCoupon>>;

/** Categories that a coupon can be for, after those that it is for already. */
export async function loadCategories(
  args: LoaderFunctionArgs,
  own: readonly { slug: string; name: string }[] = [],
): Promise<{ slug: string; name: string }[]> {
  const { items } = await loadForMember(args, '/product-categories', { query: { pageSize: CATEGORIES } });
  const known = new Set(items.map(({ slug }) => slug));
  return [...own.filter(({ slug }) => !known.has(slug)), ...items].map(({ slug, name }) => ({ slug, name }));
}
