import { expect, it } from 'vitest';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { useTestApp } from '../testing/test-app.ts';
import { signTicket } from './load-ticket.ts';
import { pageWith } from './testing/page-with.ts';

const app = useTestApp();
const canary = { shop: '2', blog: '7' };

it('Who says in another order what a page was given gets the same ticket', async () => {
  const ring = await new SigningKeys(app().testDatabase.database).ring();
  const now = Date.now();
  expect(signTicket(ring, canary, now)).toBe(signTicket(ring, { blog: '7', shop: '2' }, now));
  expect((await pageWith(app(), canary)).ticket).not.toBe((await pageWith(app(), { ...canary, shop: '1' })).ticket);
});

it('Visitors are given no tickets, and the host server none for what is no release', async () => {
  const ask = async (url: string, given: object) =>
    (await app().inject({ method: 'POST', url, payload: { given } })).statusCode;
  expect([await ask('/api/load-tickets', canary), await ask('/internal/load-tickets', { shop: '<b>' })]).toEqual([
    404, 400,
  ]);
});
