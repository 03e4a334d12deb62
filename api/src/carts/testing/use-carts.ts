import { cartConflictSchema, cartSchema, type Cart } from '@sahra/shared/schemas/cart';
import { eq, sql } from 'drizzle-orm';
import { products } from '../../database/shop-tables.ts';
import { productVariants } from '../../database/variant-tables.ts';
import { keepSearchTexts } from '../../products/variant-search-text.ts';
import { cookieOf, signUpMember } from '../../testing/member.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** Somebody with a browser and a network of their own. */
export interface TestShopper {
  /** What the browser sends. */
  cookie: () => string;
  send: (method: Method, path: string, body?: unknown) => Promise<Answer>;
  /** Each of these is taken, and answers with the cart. */
  cart: () => Promise<Cart>;
  add: (variantId: number, quantity?: number) => Promise<Cart>;
  set: (variantId: number, quantity: number) => Promise<Cart>;
  /** As everybody else could change the cart: refused with it. */
  refused: (method: Method, path: string, body?: unknown) => Promise<{ code: string; cart: Cart }>;
}

export interface TestVariant {
  price?: number;
  stock?: number;
  weightGrams?: number;
  productId?: number;
}

let made = 0;

/** The app of a test file, things to buy, and people who do. */
export function useCarts(options?: Parameters<typeof useTestApp>[0]) {
  const app = useTestApp(options);
  const database = () => app().testDatabase.database;

  /** A variant that nobody else buys. */
  async function variant({ price = 24_000, stock = 10, weightGrams = 400, productId = 1 }: TestVariant = {}) {
    const name = `test-${(made += 1)}`;
    const [row] = await database()
      .insert(productVariants)
      .values({ productId, sku: name, position: made, color: name, price, stockQuantity: stock, weightGrams })
      .returning({ id: productVariants.id });
    if (!row) throw new Error('A variant was not made');
    await database().transaction((tx) => keepSearchTexts(tx, [productId]));
    return row.id;
  }

  /** A browser, with the cookies that it is given; `cookie`: those that it has already. */
  function shopper(cookie = ''): TestShopper {
    made += 1;
    const network = `10.7.${Math.floor(made / 250)}.${(made % 250) + 1}`;
    let own = cookie;
    const send: TestShopper['send'] = async (method, path, body) => {
      const answer = await app().inject({
        method,
        url: `/api${path}`,
        headers: { 'x-forwarded-for': network, 'sec-fetch-site': 'same-origin', ...(own && { cookie: own }) },
        ...(body !== undefined && { payload: body as object }),
      });
      const set = cookieOf(answer.headers['set-cookie']);
      if (set) own = [own, set].filter(Boolean).join('; ');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body ? answer.json<unknown>() : undefined,
      };
    };
    const taken = async (method: Method, path: string, body?: unknown) => {
      const answer = await send(method, path, body);
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return cartSchema.parse(answer.body);
    };
    return {
      cookie: () => own,
      send,
      cart: () => taken('GET', '/cart'),
      add: (variantId, quantity = 1) => taken('POST', '/cart/line-items', { variantId, quantity }),
      set: (variantId, quantity) => taken('PUT', `/cart/line-items/${variantId}`, { quantity }),
      async refused(method, path, body) {
        const answer = await send(method, path, body);
        if (answer.status !== 409)
          throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        return cartConflictSchema.parse(answer.body);
      },
    };
  }

  return {
    app,
    database,
    variant,
    shopper,
    member: async (guest?: TestShopper) => {
      const { id, cookie } = await signUpMember(app());
      return { id, ...shopper([cookie, guest?.cookie()].filter(Boolean).join('; ')) };
    },
    /** As an admin or a buyer would change them. */
    setStock: (id: number, stockQuantity: number) =>
      database().update(productVariants).set({ stockQuantity }).where(eq(productVariants.id, id)),
    setPrice: (id: number, price: number) =>
      database().update(productVariants).set({ price }).where(eq(productVariants.id, id)),
    /** A product of another kind than the demo's: digital, or paid in another currency. */
    async product(change: Partial<typeof products.$inferInsert>): Promise<number> {
      const name = `test-product-${(made += 1)}`;
      const [first] = await database().select().from(products).where(eq(products.id, 1));
      if (!first) throw new Error('The demo has products');
      const { id: _, inStock: __, ...row } = first;
      const [copy] = await database()
        .insert(products)
        .values({ ...row, slug: name, sku: name, ...change })
        .returning({ id: products.id });
      return copy?.id ?? 0;
    },
    /** As if so many minutes had gone by since pieces were held. */
    letMinutesPass: (minutes: number) =>
      database().execute(sql`
        update stock_holds set since = since - make_interval(mins => ${minutes}), until = until - make_interval(mins => ${minutes})`),
  };
}
