import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { partyIdSchema } from '@sahra/shared/schemas/parties';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parties, partyMessages, partyPeople } from '../database/party-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { tidy } from '../server/housekeeping.ts';
import { hourMs } from '../server/limits/rate-limit.ts';
import { useTestApp } from '../testing/test-app.ts';
import { comeIn, PartyBrowser } from './testing/party-browser.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const replicas: FastifyInstance[] = [];
let one = '';
let two = '';
const addressOf = (replica: FastifyInstance) => `http://127.0.0.1:${(replica.server.address() as AddressInfo).port}`;
beforeAll(async () => {
  for (let count = 0; count < 2; count++) {
    const replica = await app().createReplica();
    await replica.listen({ host: '127.0.0.1', port: 0 });
    replicas.push(replica);
  }
  [one = '', two = ''] = replicas.map(addressOf);
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
});
beforeEach(async () => {
  await database().delete(allowances);
});

async function startParty(episodeId = 5): Promise<string> {
  const answer = await fetch(`${one}/api/parties`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ episodeId }),
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return partyIdSchema.parse(id);
}

/** Seconds by which people may be apart. */
const APART = 0.5;

it('What the host does is known on the other replica, and to those who come late, to half a second', async () => {
  const id = await startParty();
  const mona = await comeIn(one, id, 'منى');
  const karim = await comeIn(two, id, 'Karim');
  expect(karim.state).toMatchObject({ episodeId: 5, hostId: mona.personId, isPlaying: false, revision: 0 });
  mona.send({ type: 'steer', isPlaying: true, position: 12, rate: 1, at: Date.now() });
  const played = Date.now();
  const state = await karim.answer('state', ({ isPlaying }) => isPlaying);
  expect(Math.abs(karim.place - (12 + (Date.now() - played) / 1000))).toBeLessThan(APART);
  const late = await comeIn(two, id, 'Lena');
  expect(Math.abs(late.place - karim.place)).toBeLessThan(APART);
  expect(state.revision).toBe(1);
  expect(late.state?.people.map(({ name }) => name)).toEqual(['منى', 'Karim', 'Lena']);
  for (const browser of [mona, karim, late]) browser.socket.close();
});

it('Only the host steers; where they leave, the one who has been there longest does', async () => {
  const id = await startParty();
  const mona = await comeIn(one, id, 'Mona');
  const karim = await comeIn(two, id, 'Karim');
  const lena = await comeIn(one, id, 'Lena');
  karim.send({ type: 'steer', isPlaying: true, position: 3, rate: 1, at: Date.now() });
  expect(await karim.answer('refused')).toEqual({ type: 'refused', what: 'steer', code: 'not_host' });
  mona.send({ type: 'leave' });
  expect((await mona.ended).code).toBe(1000);
  const state = await lena.answer('state', ({ hostId }) => hostId === karim.personId);
  expect(state.people.map(({ name }) => name)).toEqual(['Karim', 'Lena']);
  karim.send({ type: 'episode', episodeId: 6 });
  expect(await lena.answer('state', ({ episodeId }) => episodeId === 6)).toMatchObject({
    isPlaying: false,
    position: 0,
  });
  karim.send({ type: 'end' });
  for (const browser of [karim, lena]) expect(await browser.ended).toEqual({ code: 4410, reason: 'party_ended' });
});

it('People write to each other across replicas, in order; who was away gets what they missed', async () => {
  const id = await startParty();
  const mona = await comeIn(one, id, 'منى');
  const karim = await comeIn(two, id, 'Karim');
  mona.send({ type: 'chat', text: 'مساء الخير' });
  const first = await karim.answer('messages');
  expect(first.messages).toMatchObject([{ name: 'منى', language: 'ar', text: 'مساء الخير', personId: mona.personId }]);
  karim.socket.terminate();
  for (const text of ['one', 'two', 'three']) mona.send({ type: 'chat', text });
  await mona.answer('messages', ({ messages }) => messages.some(({ text }) => text === 'three'));
  const again = await comeIn(one, id, 'Karim', karim.key, first.messages[0]?.id);
  await again.answer('messages');
  expect([again.personId, again.texts]).toEqual([karim.personId, ['منى: one', 'منى: two', 'منى: three']]);
  mona.send({ type: 'chat', text: 'To the c a s i n o' });
  expect(await mona.answer('refused')).toEqual({ type: 'refused', what: 'chat', code: 'held_words' });
  for (const browser of [mona, again]) browser.socket.close();
});

it('A second tab of a browser takes the place of the first', async () => {
  const id = await startParty();
  const mona = await comeIn(one, id, 'Mona');
  const tab = await comeIn(two, id, 'Mona', mona.key);
  expect(await mona.ended).toEqual({ code: 4408, reason: 'replaced' });
  expect(tab.state?.people).toEqual([{ id: mona.personId, name: 'Mona' }]);
  tab.socket.close();
});

it('Twenty come in, of thirty at the same moment', async () => {
  const id = await startParty();
  const crowd = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, index) => {
      const browser = await new PartyBrowser(index % 2 ? one : two, id).open();
      browser.send({ type: 'join', name: `P${index}`, language: 'en' });
      const outcome = await Promise.race([browser.answer('joined').then(() => 'in'), browser.ended]);
      return { browser, outcome };
    }),
  );
  const came = crowd.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(came.filter(({ outcome }) => outcome === 'in')).toHaveLength(20);
  expect(came.filter(({ outcome }) => outcome !== 'in').map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 10 }, () => ({ code: 4409, reason: 'party_full' })),
  );
  for (const { browser } of came) browser.socket.close();
});

it('Parties in which nobody was for hours go, with all that was said there', async () => {
  const id = await startParty();
  const mona = await comeIn(one, id, 'Mona');
  mona.send({ type: 'chat', text: 'Hello' });
  await mona.answer('messages');
  mona.socket.close();
  await database()
    .update(parties)
    .set({ activeAt: sql`now() - interval '7 hours'` });
  const young = await startParty();
  await tidy(database(), new Date());
  expect((await database().select().from(parties)).map((party) => party.id)).toEqual([young]);
  expect([await database().$count(partyPeople), await database().$count(partyMessages)]).toEqual([0, 0]);
  await tidy(database(), new Date(Date.now() + 25 * hourMs));
  expect(await database().$count(parties)).toBe(0);
});
