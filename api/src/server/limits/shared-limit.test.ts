import { beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '../../database/limit-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
beforeEach(async () => {
  for (const table of [allowances, outbox]) await database().delete(table);
});

let count = 0;
const post = async (url: string, payload: object, remoteAddress: string) =>
  (await app().inject({ method: 'POST', url: `/api${url}`, remoteAddress, payload })).statusCode;
const subscribe = (address: string, website = '') =>
  post('/newsletter/subscriptions', { email: `reader${(count += 1)}@example.org`, website }, address);
const write = (address: string, website = '') => {
  const message = { name: 'Amira', email: 'amira@example.org', subject: 'Films', message: `Number ${(count += 1)}` };
  return post('/contact-messages', { ...message, website }, address);
};
/** A registration that is counted and then refused: its telephone number is none. */
const register = (address: string, website = '') =>
  post(
    '/auth/sign-up',
    {
      ...{ username: `reader${(count += 1)}`, firstName: 'Mona', lastName: 'Hassan', email: `r${count}@example.org` },
      ...{ phone: '1111111', zip: '11511', password: 'lamps over the river', acceptsTerms: true, website },
    },
    address,
  );
const comment = async (address: string, website = '') => {
  const body = { name: 'Amira', email: `reader${(count += 1)}@example.org`, text: `Number ${count}`, website };
  return await post('/things/post/1/contributions', body, address);
};

const hex = (index: number) => index.toString(16);
/** Networks of one /48, which any customer of a hosting company has. */
const ofOneCustomer = (index: number) => `2001:db8:1:${hex(index)}::1`;
/** As many of them, each another customer's. */
const ofManyCustomers = (index: number) => `2001:db8:${hex(index + 16)}::1`;
/** Another household in the network of one of these. */
const neighbour = '2001:db8:13:77::1';
const elsewhere = ['198.51.100.7', '2001:db8:ffff::1'];

/** Calls from so many networks, some at a time; who is not refused calls as often as they may. Returns how many were not refused. */
async function flood(call: (address: string) => Promise<number>, addresses: string[], often: number) {
  let taken = 0;
  for (let begin = 0; begin < addresses.length; begin += 10) {
    const networks = addresses.slice(begin, begin + 10);
    const first = await Promise.all(networks.map((address) => call(address)));
    const open = networks.filter((_, index) => first[index] !== 429);
    const more = await Promise.all(open.flatMap((address) => Array.from({ length: often - 1 }, () => call(address))));
    taken += open.length + more.filter((status) => status !== 429).length;
  }
  return taken;
}
const addresses = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => addressOf(index));

describe('limits that all have in common', { timeout: 300_000 }, () => {
  const doors = [
    ['registration', register, 10],
    ['the contact form', write, 10],
    ['the newsletter', subscribe, 10],
    ['comments of guests', comment, 20],
  ] as const;

  it.each(doors)('51 networks of one customer cannot close %s for others', async (_, call, often) => {
    expect(await flood(call, addresses(51, ofOneCustomer), often)).toBeLessThan(3 * often);
    for (const address of [...elsewhere, ...elsewhere]) expect(await call(address)).not.toBe(429);
  });

  it.each(doors)('60 customers cannot close %s for whom it has not seen today', async (_, call, often) => {
    await flood(call, addresses(60, ofManyCustomers), often);
    expect(await call(neighbour)).toBe(429);
    for (const address of elsewhere) expect(await call(address)).not.toBe(429);
  });

  it.each(doors)(
    'Who fills the trap of %s is held up like others, and takes nothing from them',
    async (_, call, often) => {
      await flood((address) => call(address, 'https://spam.example'), addresses(60, ofManyCustomers), often);
      expect(await call(ofManyCustomers(3))).toBe(429);
      // Were anything taken, the second time would find the door closed.
      for (const address of [neighbour, neighbour, ...elsewhere, ...elsewhere])
        expect(await call(address)).not.toBe(429);
    },
  );

  const crowd = process.env.SAHRA_ALL === '1' ? 5000 : 500;
  it(`${crowd} networks of one customer cannot close registration for others`, async () => {
    expect(await flood(register, addresses(crowd, ofOneCustomer), 1)).toBeLessThan(60);
    for (const address of [...elsewhere, ...elsewhere]) expect(await register(address)).not.toBe(429);
  });
});
