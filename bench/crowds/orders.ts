import type { Cart } from '@sahra/shared/schemas/cart';
import { connectDatabase } from '../../api/src/database/connect.ts';
import { findRunningPostgres } from '../../api/src/database/postgres/running-postgres.ts';
import { createLogger } from '../../api/src/server/logger.ts';
import { buildAll } from '../../deploy/build/run.ts';
import { measureCrowd } from './measure-crowd.ts';
import { addressOf } from './members.ts';
import { startApi } from './start-api.ts';

const clients = 8;

/** What a guest in Cairo fills in. */
const filledIn = {
  firstName: 'Mona',
  lastName: 'Hassan',
  company: '',
  country: 'EG',
  street: '12 Talaat Harb',
  apartment: '',
  city: 'Cairo',
  state: 'Cairo',
  postalCode: '11511',
  phone: '01001234567',
  paymentMethod: 'cash-on-delivery',
  acceptsTerms: true,
};

/** Puts so much on every shelf that nobody is told that there is none left; returns the variants. */
async function fillShelves(dataDir: string): Promise<number[]> {
  const url = await findRunningPostgres(dataDir, AbortSignal.timeout(60_000));
  if (!url) throw new Error('No PostgreSQL runs');
  const { pool, close } = connectDatabase(url, createLogger('error'));
  const { rows } = await pool.query<{ id: number }>(
    'update product_variants set stock_quantity = 1000000 where stock_quantity is not null and weight_grams > 0 and is_offered returning id',
  );
  await close();
  return rows.map(({ id }) => id);
}

/** Sends what a guest's browser sends, from a network of their own, and keeps their cookie. */
function guest(api: string, number: number) {
  const headers = new Headers({
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': addressOf(number),
  });
  return async (method: string, path: string, body: object): Promise<Response> => {
    const answer = await fetch(`${api}/api${path}`, { method, headers, body: JSON.stringify(body) });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) headers.set('cookie', cookie.split(';')[0] ?? '');
    return answer;
  };
}

/**
 * `npm run bench:orders`: how many guests a second put a thing into a cart, choose a way and order; how long the placing alone takes;
 * and what those who only read the catalogue notice of it.
 */
export async function benchOrders(onCleanUp: (stop: () => Promise<void>) => void): Promise<void> {
  await buildAll();
  const { api, dataDir } = await startApi(onCleanUp);
  const variants = await fillShelves(dataDir);
  let guests = 0;
  const report = await measureCrowd({
    name: 'orders',
    clients,
    async act(client, turn, done) {
      const number = (guests += 1);
      const send = guest(api, number);
      const variantId = variants[(client * 7 + turn) % variants.length];
      await (await send('POST', '/cart/line-items', { variantId, quantity: 1 })).arrayBuffer();
      const cart = (await (await send('PUT', '/cart/shipping', { country: 'EG', method: null })).json()) as Cart;
      const email = `guest-${number}@example.org`;
      const placedAt = performance.now();
      const answer = await send('POST', '/orders', { ...filledIn, email, expectedTotal: cart.total.amount });
      await answer.arrayBuffer();
      if (answer.status === 201) done(performance.now() - placedAt);
      return answer.status === 201;
    },
    read: async () => (await fetch(`${api}/api/products?lang=ar&sort=popularity`)).ok,
  });
  console.log(report);
}
