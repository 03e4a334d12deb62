import {
  appContext,
  formatName,
  languageOf,
  loadForMember,
  loadFromApi,
  type AppInstance,
  type Download,
  type LoaderFunctionArgs,
  type OrderDetails,
} from '@sahra/shared/facade';

/** So long after it was placed, an order's page begins with a thank you. */
const GREETED_MS = 30 * 60_000;

/** What the page of an order shows. */
export interface LoadedOrder {
  order: OrderDetails;
  /** Its files. */
  downloads: readonly Download[];
  /** Countries of its addresses by their codes: only loaders ask for names, since servers and browsers may know different ones. */
  countries: Readonly<Record<string, string>>;
  /** Was it placed a moment ago? */
  isNew: boolean;
  /** When it was loaded. */
  now: number;
}

/** The names of the countries that an order goes to. */
export function countriesOf(
  { billing, shipping }: Pick<OrderDetails, 'billing' | 'shipping'>,
  { i18n }: Pick<AppInstance, 'i18n'>,
): Record<string, string> {
  const { code } = languageOf(i18n);
  return Object.fromEntries(
    [billing, shipping].flatMap((address) =>
      address ? [[address.country, formatName('region', address.country, code) ?? '']] : [],
    ),
  );
}

/** A member's own order, by its number. */
export const loadOwn = (args: LoaderFunctionArgs) =>
  loadForMember(args, '/account/orders/{number}', { params: { number: args.params.number ?? '' } });

/** The order of whoever placed it in this browser, or of the member who is signed in. */
export const loadPlaced = (args: LoaderFunctionArgs) =>
  loadFromApi(args, '/orders/{number}', { params: { number: args.params.number ?? '' } });

/** An order that goes on without its files where they do not arrive. */
async function downloadsOf(args: LoaderFunctionArgs, { number, lines }: OrderDetails): Promise<readonly Download[]> {
  if (!lines.some(({ isDigital }) => isDigital)) return [];
  const { items } = await loadFromApi(args, '/orders/{number}/downloads', { params: { number } }).catch(() => ({
    items: [],
  }));
  return items;
}

/** All that the page of an order shows beside it. */
export async function completeOrder(args: LoaderFunctionArgs, order: OrderDetails): Promise<LoadedOrder> {
  const isOpen = order.status === 'on-hold' || order.status === 'processing' || order.status === 'completed';
  const now = Date.now();
  return {
    order,
    downloads: await downloadsOf(args, order),
    countries: countriesOf(order, args.context.get(appContext)),
    isNew: isOpen && now - Date.parse(order.placedAt) < GREETED_MS,
    now,
  };
}
