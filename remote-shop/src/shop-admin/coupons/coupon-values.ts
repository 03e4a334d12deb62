import type { ActionFunctionArgs } from '@sahra/shared/facade';
import { toAsciiDigits } from '@sahra/shared/form-rules/member-rules';
import { handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { limitOf, minorOf, wholeOf } from '../typed-values.ts';

export const kinds = ['percent', 'fixed', 'free-shipping'] as const;
/** What the form of a coupon has; each is named as the api names it. */
export const couponFields = [
  'code',
  'kind',
  'value',
  'minimum',
  'startsOn',
  'endsOn',
  'useLimit',
  'useLimitPerCustomer',
  'products',
  'categories',
] as const;
export type CouponField = (typeof couponFields)[number];

/** Name of the checkbox of a category. */
export const categoryField = (slug: string) => `category-${slug}`;
const categoryForm = /^category-([a-z0-9-]{1,80})$/;

const dayOf = (typed = '') => toAsciiDigits(typed).trim() || null;

/** What a coupon takes off, and for whom, as it was typed. */
export function termsOf(values: Readonly<Record<string, string>>, currency: string) {
  const { value = '', minimum = '', useLimit = '', useLimitPerCustomer = '', products = '' } = values;
  const kind = kinds.find((known) => known === values.kind) ?? 'percent';
  const valueOfKind = {
    percent: () => wholeOf(value),
    fixed: () => minorOf(value, currency),
    'free-shipping': () => 0,
  };
  return {
    ...{ kind, value: valueOfKind[kind](), minimum: minimum.trim() ? minorOf(minimum, currency) : 0 },
    ...{ startsOn: dayOf(values.startsOn), endsOn: dayOf(values.endsOn) },
    ...{ useLimit: limitOf(useLimit), useLimitPerCustomer: limitOf(useLimitPerCustomer) },
    products: toAsciiDigits(products)
      .split(/[\s,;\u060c]+/)
      .filter(Boolean),
    categories: Object.entries(values).flatMap(([name, given]) =>
      given === 'on' ? (categoryForm.exec(name)?.[1] ?? []) : [],
    ),
  };
}

/** Handles the forms of a coupon's pages; which categories there are is told by what was sent. */
export async function handleCouponAction(
  args: ActionFunctionArgs,
  actions: Readonly<Record<string, AdminActionHandler>>,
) {
  const sent = [...(await args.request.clone().formData()).keys()].filter((name) => categoryForm.test(name));
  return handleAdminAction(args, actions, [...couponFields, ...new Set(sent)]);
}
