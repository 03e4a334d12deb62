import { expect, it } from 'vitest';
import { type ApiProcess, endProcess, startApiProcess } from '../testing/api-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createParty } from './party-repository.ts';
import { comeIn } from './testing/party-browser.ts';

it('Of two processes one is killed: its people are at the other one with their places, and the party goes on', async () => {
  const { database, url, close } = await createTestDatabase();
  const processes: ApiProcess[] = [];
  try {
    const environment = { DATABASE_URL: url, SEED: 'none', PUBLIC_URL: 'http://localhost' };
    for (let count = 0; count < 2; count++) processes.push(await startApiProcess(environment));
    const [one = '', two = ''] = processes.map(({ port }) => `http://127.0.0.1:${port}`);
    const id = (await createParty(database, 5)) ?? '';
    const mona = await comeIn(one, id, 'منى');
    const karim = await comeIn(two, id, 'Karim');
    mona.send({ type: 'steer', isPlaying: true, position: 10, rate: 1, at: Date.now() });
    mona.send({ type: 'chat', text: 'قبل' });
    const read = await karim.answer('messages');
    const before = karim.place;

    const killed = processes.shift();
    if (killed) await endProcess(killed.child, 'SIGKILL');
    await mona.ended;
    karim.send({ type: 'chat', text: 'Meanwhile' });
    const back = await comeIn(two, id, 'منى', mona.key, read.messages.at(-1)?.id);
    await back.answer('messages', ({ messages }) => messages.some(({ text }) => text === 'Meanwhile'));
    expect(back.texts).toEqual(['Karim: Meanwhile']);
    // The host is who she was, and the film where it should be.
    expect([back.personId, back.state?.hostId]).toEqual([mona.personId, mona.personId]);
    expect(back.place).toBeGreaterThan(before);
    expect(Math.abs(back.place - karim.place)).toBeLessThan(0.5);
    back.send({ type: 'steer', isPlaying: false, position: 20, rate: 1, at: Date.now() });
    await karim.answer('state', ({ isPlaying, position }) => !isPlaying && position === 20);
    for (const browser of [back, karim]) browser.socket.close();
  } finally {
    for (const { child } of processes) await endProcess(child, 'SIGTERM');
    await close();
  }
});

it('A process that ends sends its people to another one, at once', async () => {
  const { database, url, close } = await createTestDatabase();
  const environment = { DATABASE_URL: url, SEED: 'none', PUBLIC_URL: 'http://localhost' };
  const { child, port, output } = await startApiProcess(environment);
  try {
    const id = (await createParty(database, 5)) ?? '';
    const mona = await comeIn(`http://127.0.0.1:${port}`, id, 'منى');
    mona.send({ type: 'chat', text: 'كلام لا يُسجَّل' });
    await mona.answer('messages');
    const since = Date.now();
    const end = endProcess(child, 'SIGTERM');
    expect(await mona.ended).toEqual({ code: 1012, reason: 'restart' });
    expect(await end).toBe(0);
    expect(Date.now() - since).toBeLessThan(5000);
    expect(output()).not.toMatch(/منى|كلام/);
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
    await close();
  }
});
