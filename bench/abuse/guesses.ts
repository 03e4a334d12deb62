import { setTimeout as pause } from 'node:timers/promises';
import { quantile, runClients } from '../crowds/clients.ts';
import type { Parts } from './start-parts.ts';

/** Of the demo; README tells them. */
const owner = { identifier: 'mona', password: 'mona likes old films' };
const NETWORKS = 5000;
const CLIENTS = 40;
/** Behind the last sign-in of the owner. */
const EVERY_MS = 500;
const ALONE = 10;

/** An address in a network of its own. */
const networkOf = (index: number) => `11.${Math.floor(index / 250)}.${index % 250}.1`;
const HOME = '198.51.100.1';
const ELSEWHERE = '192.0.2.1';

interface Try {
  status: number;
  ms: number;
  cookie: string;
}

async function signIn(url: string, address: string, password: string, cookie = ''): Promise<Try> {
  const askedAt = performance.now();
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ ...owner, password }),
  });
  await answer.arrayBuffer();
  const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
  return { status: answer.status, ms: performance.now() - askedAt, cookie: cookies.join('; ') };
}

const shown = (tries: readonly Try[]) => {
  const inside = tries.filter(({ status }) => status === 200);
  const p95 =
    inside.length > 0
      ? quantile(
          inside.map(({ ms }) => ms),
          0.95,
        ).toFixed(0)
      : '–';
  return `in ${inside.length} of ${tries.length} times, p95 ${p95} ms`;
};

/** Each network tries a password of one member, who meanwhile signs in on their own device and on one that is new. */
export async function measureGuesses({ url }: Parts): Promise<string[]> {
  const { cookie } = await signIn(url, HOME, owner.password);
  const device = cookie
    .split('; ')
    .filter((part) => part.includes('device'))
    .join('; ');
  const own = () => signIn(url, HOME, owner.password, device);
  const alone: Try[] = [];
  while (alone.length < ALONE) alone.push(await own());

  const guesses: number[] = [];
  let isOver = false;
  let next = 0;
  const attack = Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let index = next++; index < NETWORKS; index = next++)
        guesses.push((await signIn(url, networkOf(index), `guess number ${index}`)).status);
    }),
  ).finally(() => (isOver = true));
  const known: Try[] = [];
  const fresh: Try[] = [];
  const pages = runClients(1, 5, async () => (await fetch(`${url}/shop`)).ok);
  while (!isOver) {
    known.push(await own());
    fresh.push(await signIn(url, ELSEWHERE, owner.password));
    await pause(EVERY_MS);
  }
  await attack;
  const page = await pages;
  const waited = guesses.filter((status) => status === 429).length;
  return [
    `${NETWORKS} networks try a password each: ${guesses.filter((status) => status === 200).length} got in, ${waited} were told to wait`,
    `    the owner alone: ${shown(alone)}; meanwhile on their device: ${shown(known)}; on a new one: ${shown(fresh)}`,
    `    pages meanwhile: p95 ${quantile(page.ms, 0.95).toFixed(0)} ms, ${page.failed} failed`,
  ];
}
