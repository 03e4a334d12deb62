import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { allowances } from '../database/limit-tables.ts';
import { parties, partyMessages } from '../database/party-tables.ts';
import { endOtherConnections } from '../testing/test-database.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createParty } from './party-repository.ts';
import { comeIn, PartyBrowser } from './testing/party-browser.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let site = '';
beforeAll(async () => {
  await app().app.listen({ host: '127.0.0.1', port: 0 });
  site = `http://127.0.0.1:${(app().app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await database().delete(allowances);
});
const newParty = async () => (await createParty(database(), 5)) ?? '';
const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';
const mona = { type: 'join', name: 'Mona', language: 'ar' } as const;

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['an unknown one', { origin: 'null' }],
  ['no browser', {}],
  ['another site by what the browser says', { 'sec-fetch-site': 'cross-site' }],
])('A connection from %s is refused before it is one', async (_who, headers) => {
  const browser = new PartyBrowser(site, await newParty(), headers);
  const status = await new Promise((resolve) =>
    browser.socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
  );
  browser.socket.terminate();
  expect(status).toBe(403);
});

const steering = { type: 'steer', isPlaying: true, position: 1, rate: 1, at: 1 };
it.each([
  ['not JSON', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown kind', '{"type":"destroy"}'],
  ['what is above all types', '{"__proto__":{"type":"join"}}'],
  ['a deep thing', '['.repeat(4000)],
  ['steering without a place', '{"type":"steer"}'],
  ['a place before the start', JSON.stringify({ ...steering, position: -1 })],
  ['a place that is no number', '{"type":"steer","isPlaying":true,"position":1e999,"rate":1,"at":1}'],
  ['a speed that nobody has', JSON.stringify({ ...steering, rate: 1e9 })],
  ['an empty text', '{"type":"chat","text":" \u200b "}'],
  ['a long text', JSON.stringify({ type: 'chat', text: 'x'.repeat(501) })],
  ['a text with a NUL', '{"type":"chat","text":"a\\u0000b"}'],
  ['half a character', '{"type":"chat","text":"\\ud800"}'],
  ['somebody who is there already', JSON.stringify(mona)],
])('%s ends the connection with a code', async (_what, text) => {
  const browser = await comeIn(site, await newParty(), 'Mona');
  browser.socket.send(text);
  expect(await browser.ended).toEqual({ code: 4400, reason: 'invalid_message' });
});

it.each([
  ['a message of 1 MB', 'x'.repeat(1024 * 1024), 1006],
  ['bytes', Buffer.from('{"type":"leave"}'), 4400],
])('%s ends the connection, and the party goes on', async (_what, data, code) => {
  const id = await newParty();
  const karim = await comeIn(site, id, 'Karim');
  const browser = await comeIn(site, id, 'Mona');
  browser.socket.send(data);
  expect([code, 1009]).toContain((await browser.ended).code);
  karim.send({ type: 'chat', text: 'Still here' });
  await karim.answer('messages');
  karim.socket.close();
});

it.each([
  ['one who has not come in', JSON.stringify({ type: 'chat', text: 'Hello' }), 4400],
  ['a name of control characters', JSON.stringify({ ...mona, name: 'a\nb' }), 4400],
  ['a name without an end', JSON.stringify({ ...mona, name: 'x'.repeat(41) }), 4400],
  ['a forged key', JSON.stringify({ ...mona, key: "' or 1=1 --" }), 4400],
])('%s does not come in', async (_who, text, code) => {
  const browser = await new PartyBrowser(site, await newParty()).open();
  browser.socket.send(text);
  expect((await browser.ended).code).toBe(code);
});

it('A party that is unknown, or over, says so', async () => {
  const id = await newParty();
  await database()
    .update(parties)
    .set({ endedAt: sql`now()` });
  for (const [party, reason] of [
    [unknown, 'party_unknown'],
    [id, 'party_ended'],
  ] as const) {
    const browser = await new PartyBrowser(site, party).open();
    browser.send(mona);
    expect((await browser.ended).reason).toBe(reason);
  }
  const strange = new PartyBrowser(site, '..%2F..');
  await expect(strange.open()).rejects.toThrow('400');
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await app().inject({ url: `/api/parties/${unknown}/live`, headers })).statusCode).toBe(404);
});

it('A key that is guessed is nobody’s: it makes another person', async () => {
  const id = await newParty();
  const host = await comeIn(site, id, 'Mona');
  const other = await comeIn(site, id, 'Mona', unknown);
  expect(other.personId).not.toBe(host.personId);
  expect(other.key).not.toBe(unknown);
  for (const browser of [host, other]) browser.socket.close();
});

it('A thousand messages at once end their connection, and reach nobody', async () => {
  const id = await newParty();
  const karim = await comeIn(site, id, 'Karim');
  const flood = await comeIn(site, id, 'Flood');
  for (let count = 0; count < 1000; count++) flood.send({ type: 'chat', text: `Text ${count}` });
  expect(await flood.ended).toEqual({ code: 4429, reason: 'too_many_requests' });
  karim.send({ type: 'chat', text: 'Quiet now' });
  await karim.answer('messages', ({ messages }) => messages.some(({ text }) => text === 'Quiet now'));
  expect(await database().$count(partyMessages)).toBeLessThan(12);
  karim.socket.close();
});

it('A writer is told where they write too quickly', async () => {
  const browser = await comeIn(site, await newParty(), 'Mona');
  for (let count = 0; count < 12; count++) browser.send({ type: 'chat', text: `Text ${count}` });
  expect(await browser.answer('refused')).toEqual({ type: 'refused', what: 'chat', code: 'too_many_requests' });
  browser.socket.close();
});

it('Markup, SQL and overrides of direction stay text', async () => {
  const browser = await comeIn(site, await newParty(), '<b>Mona</b>');
  const text = '<script>alert(1)</script> \u202eزز'.concat("'); drop table parties; --");
  browser.send({ type: 'chat', text });
  const { messages } = await browser.answer('messages');
  expect(messages[0]).toMatchObject({ name: '<b>Mona</b>', text });
  browser.socket.close();
});

it('More parties than somebody needs are refused, and of what is no episode there is none', async () => {
  const start = (episodeId: unknown) =>
    app().inject({ method: 'POST', url: '/api/parties', payload: { episodeId }, remoteAddress: '203.0.113.77' });
  expect((await start(2_147_483_647)).statusCode).toBe(404);
  expect((await start('5')).statusCode).toBe(400);
  for (let count = 0; count < 9; count++) expect((await start(5)).statusCode).toBe(201);
  expect((await start(5)).statusCode).toBe(429);
});

it('Connections to the database that are cut: the party goes on', async () => {
  const id = await newParty();
  const host = await comeIn(site, id, 'Mona');
  const guest = await comeIn(site, id, 'Karim');
  await endOtherConnections(app().testDatabase.pool);
  await expect
    .poll(
      () => {
        host.send({ type: 'steer', isPlaying: true, position: 30, rate: 1, at: Date.now() });
        return guest.state?.isPlaying;
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBe(true);
  for (const browser of [host, guest]) browser.socket.close();
});
