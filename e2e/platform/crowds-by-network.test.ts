import { outagePage } from '@sahra/shared/server/outage-page/outage-page';
import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import { paths } from '../support/addresses.ts';
import { readHtml } from '../support/html.ts';
import { childrenOf } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

/** As many pages at once as on a site for visitors, however busy this machine is. */
const environment = { ...longTimeouts, RENDER_BLOCK_MS: '1000', PAGE_CACHE_MS: '60000' };
const { site, restart } = useFrontEnd({ environment: { ...environment, NETWORK_PAGES_PER_MINUTE: '100000' } });
const [crowd, home] = ['198.51.100.7', '203.0.113.9'];

let asked = 0;
/** A page of the shop that nobody has asked for. */
const freshPath = () => `${paths.shop.href()}?maxPrice=${(asked += 1)}`;

/** Asks from an address, as a proxy before the site would say it; with the milliseconds that it took. */
async function ask(url: string, from: string) {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { 'x-forwarded-for': from, accept: 'text/html' } });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, ms: performance.now() - startedAt };
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

test('While a crowd from everywhere waits for pages that have to be made, and a worker dies, a cached one comes before theirs', async () => {
  const { url } = site();
  await expect.poll(async () => (await ask(url + paths.faq.href(), home)).status).toBe(200);
  const order: string[] = [];
  const ofCrowd = Array.from({ length: 320 }, async (_, network) => {
    const { status, html } = await ask(url + freshPath(), `198.51.${network % 2}.${network >> 1}`);
    order.push('crowd');
    expect([200, 503]).toContain(status);
    expect(readHtml(html).headings).toHaveLength(1);
  });
  await expect.poll(() => order.length, { intervals: [20] }).toBeGreaterThan(0);
  for (const worker of childrenOf(site().host.pid)) process.kill(worker, 'SIGKILL');
  const before = order.length;
  const cached = await ask(url + paths.faq.href(), home);
  order.push('cached');
  expect(cached.status).toBe(200);
  await Promise.all(ofCrowd);
  const [overtook, others] = [order.indexOf('cached') - before, order.length - before - 1];
  console.log(`While one waited for the cached page, ${overtook} of the crowd's ${others} were answered`);
  expect(overtook).toBeLessThan(others / 2);
});

test('A network that has had its pages of a minute gets a whole page that says so; others, and cached pages, are not touched', async () => {
  await restart({ ...environment, NETWORK_PAGES_PER_MINUTE: '30' });
  const { url } = site();
  const [first, german] = [freshPath(), '&lang=de'];
  expect((await ask(url + first, '2001:db8:0:7::1')).status).toBe(200);
  const answers = [];
  // One network has its /64, whatever address it takes in it.
  for (let page = 2; page <= 60; page += 1)
    answers.push(await ask(url + freshPath() + german, `2001:db8:0:7::${page.toString(16)}`));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(29);
  expect(refused.length).toBeGreaterThan(0);
  const outage = outagePage({ preferences: preferencesOf(new URL('/?lang=de', url), undefined), reason: 'crowded' });
  for (const { headers, html } of refused) {
    expect(readHtml(html)).toMatchObject({ lang: 'de', headings: readHtml(outage.html).headings });
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^\d$/),
      'no-store',
    ]);
    expect(html).toContain('http-equiv="refresh"');
  }
  expect((await ask(url + first, '2001:db8:0:7::1')).status).toBe(200);
  expect((await ask(url + freshPath(), '2001:db8:0:8::1')).status).toBe(200);
  // Where nobody says whose it is, many may be behind one address.
  for (let page = 0; page < 40; page += 1) expect((await fetch(url + freshPath())).status).toBe(200);
});
