import { errorSchema } from '@sahra/shared/schemas/common';
import { type GivenReleases, remoteLoadCountsSchema } from '@sahra/shared/schemas/remote-loads';
import { beforeEach, expect, it } from 'vitest';
import { remoteLoads, remoteLoadVotes } from '../database/remote-load-tables.ts';
import { sign } from '../signed-addresses/signature.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { useTestApp } from '../testing/test-app.ts';
import { signTicket } from './load-ticket.ts';
import { pageWith } from './testing/page-with.ts';

const app = useTestApp();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const canary = { shop: '2', blog: '7' };
const since = new Date(Date.now() - HOUR);

beforeEach(async () => {
  const { database } = app().testDatabase;
  await database.delete(remoteLoadVotes);
  await database.delete(remoteLoads);
});

const failure = (version = '2') => ({
  ...{ remote: 'shop', version, outcome: 'threw' },
  ...{ attempt: 1, entryMs: 1, pageMs: 1 },
});
/** What a report is answered with: status and code. */
async function report(payload: object, remoteAddress = '192.0.2.1', to = app().app): Promise<string> {
  const answer = await to.inject({ method: 'POST', url: '/api/remote-loads', remoteAddress, payload });
  if (answer.statusCode === 204) return '204';
  const { code, fields } = errorSchema.parse(answer.json());
  return [answer.statusCode, code, ...Object.keys(fields ?? {})].join(' ');
}
/** The ticket of a page that was made so long ago. */
const ticketFrom = async (ago: number, given: GivenReleases = canary) =>
  signTicket(await new SigningKeys(app().testDatabase.database).ring(), given, Date.now() - ago);
const votes = async () =>
  remoteLoadCountsSchema.parse((await app().get(`/internal/remote-loads?since=${since.toISOString()}`)).body).votes;

it('A report of a page that was given the release counts, at every replica', async () => {
  const replica = await app().createReplica();
  const page = await pageWith(app(), canary);
  expect([
    await report({ ...page, loads: [failure()] }),
    await report({ ...page, loads: [failure()] }, '198.51.100.1', replica),
  ]).toEqual(['204', '204']);
  expect(await votes()).toEqual([{ remote: 'shop', version: '2', networks: 2, failing: 2, failures: 2 }]);
});

it('A hundred reports with one ticket from one network are one vote', async () => {
  const page = await pageWith(app(), canary);
  for (let count = 0; count < 100; count += 1) await report({ ...page, loads: [failure()] });
  expect(await votes()).toEqual([{ remote: 'shop', version: '2', networks: 1, failing: 1, failures: 1 }]);
});

it.each([
  ['an hour old, as one that the gateway kept', HOUR, '204'],
  ['open since a long film began', 5 * HOUR, '204'],
  ['open for more than six hours and the step of a ticket', 6 * HOUR + 11 * MINUTE, '410 ticket_expired ticket'],
  ['from a clock that runs ahead by hours', -HOUR, '403 ticket_forged ticket'],
])('A report of a page that is %s', async (_, ago, answer) => {
  expect(await report({ ticket: await ticketFrom(ago), given: canary, loads: [failure()] })).toBe(answer);
  expect(await votes()).toHaveLength(answer === '204' ? 1 : 0);
});

it('Who says in another order what the page was given says the same', async () => {
  const { ticket } = await pageWith(app(), canary);
  expect(await report({ ticket, given: { blog: '7', shop: '2' }, loads: [failure()] })).toBe('204');
});

it.each([
  ['without a ticket', { given: canary }, '400 invalid_request ticket'],
  ['without what its page was given', { given: undefined }, '400 invalid_request given'],
  ['with a ticket that was made up', { ticket: `1.1900000000.${'A'.repeat(43)}` }, '403 ticket_forged ticket'],
  ['with a ticket that is none', { ticket: 'x' }, '403 ticket_forged ticket'],
  ['with the ticket of another version', { given: { ...canary, shop: '1' } }, '403 ticket_forged ticket'],
  ['with one remote more than its page had', { given: { ...canary, radio: '1' } }, '403 ticket_forged ticket'],
  ['of a version that its page was not given', { loads: [failure(), failure('3')] }, '400 invalid_request loads'],
  [
    'of a remote that its page was not given',
    { loads: [{ ...failure(), remote: 'radio' }] },
    '400 invalid_request loads',
  ],
  [
    'of a name that every object has',
    { loads: [{ ...failure(), remote: 'constructor' }] },
    '400 invalid_request loads',
  ],
])('A report %s is refused and not counted', async (name, change, answer) => {
  const { ticket, given } = await pageWith(app(), canary);
  const whole = { given, loads: [failure()], ...(name === 'without a ticket' ? {} : { ticket }) };
  expect(await report({ ...whole, ...change })).toBe(answer);
  expect(await votes()).toEqual([]);
});

it('A ticket whose end was put off is none of ours', async () => {
  const [id, , mac] = (await ticketFrom(0)).split('.');
  const ticket = [id, Math.floor(Date.now() / 1000) + 5 * 3600, mac].join('.');
  expect(await report({ ticket, given: canary, loads: [failure()] })).toBe('403 ticket_forged ticket');
});

it('What was signed for another purpose is no ticket', async () => {
  const ring = await new SigningKeys(app().testDatabase.database).ring();
  const path = '[["blog","7"],["shop","2"]]';
  const [same, other] = [
    sign(ring, { purpose: 'loads', holder: '', path }),
    sign(ring, { purpose: 'preview', holder: '', path }),
  ];
  expect([
    await report({ ticket: same, given: canary, loads: [failure()] }),
    await report({ ticket: other, given: canary, loads: [failure()] }),
  ]).toEqual(['204', '403 ticket_forged ticket']);
});

it('Visitors are given no tickets, and the host server none for what is no release', async () => {
  const ask = async (url: string, given: object) =>
    (await app().inject({ method: 'POST', url, payload: { given } })).statusCode;
  expect([await ask('/api/load-tickets', canary), await ask('/internal/load-tickets', { shop: '<b>' })]).toEqual([
    404, 400,
  ]);
});
