import { paths } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

/** As many pages at once as on a site for visitors, however busy this machine is. */
const environment = { ...longTimeouts, RENDER_BLOCK_MS: '1000', PAGE_CACHE_MS: '60000' };
const { site } = useFrontEnd({ environment });
const [crowd, home] = ['198.51.100.7', '203.0.113.9'];

let asked = 0;
/** A page of the shop that nobody has asked for. */
const freshPath = () => paths.shop.href() + `?maxPrice=${(asked += 1)}`;

/** Asks from an address, as a proxy before the site would say it; with the milliseconds that it took. */
async function ask(url: string, from: string) {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { 'x-forwarded-for': from, accept: 'text/html' } });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt };
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

test('While a network asks for 150 pages at once, who asks for one from elsewhere does not wait for those', async () => {
  // Past the gateway, which gives a network 48 turns: here it is about those of the workers.
  const server = `http://127.0.0.1:${site().host.port}`;
  await expect.poll(async () => (await ask(server + freshPath(), home)).status).toBe(200);
  let isOver = false;
  const waits: number[] = [];
  const clients = Array.from({ length: 150 }, async () => {
    while (!isOver) waits.push((await ask(server + freshPath(), crowd)).ms);
  });
  await expect.poll(() => waits.length).toBeGreaterThan(50);
  const visits = [];
  for (let visit = 0; visit < 10; visit += 1) visits.push(await ask(server + freshPath(), home));
  isOver = true;
  await Promise.all(clients);
  expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
  const [own, theirs] = [median(visits.map(({ ms }) => ms)), median(waits)];
  console.log(`A page took ${own.toFixed(0)} ms, and one of the crowd ${theirs.toFixed(0)} ms`);
  expect(own).toBeLessThan(theirs / 2);
});
