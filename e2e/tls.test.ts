import { once } from 'node:events';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { paths } from '@sahra/shared/paths';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createGateway } from '../deploy/gateway.ts';
import { onlyUpstream } from '../deploy/upstreams.ts';
import { wordsOf } from './messages.ts';
import { type FrontEnd, makeDataDir, removeDataDir, startFrontEnd } from './own-site.ts';
import { patientServer } from './patience.ts';
import { visit } from './visit.ts';

const say = wordsOf('ar');

let dataDir: string;
let site: FrontEnd;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let url: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
  site = await startFrontEnd({ apiUrl: inject('url'), dataDir, environment: patientServer });
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const tls = { cert: Buffer.from(cert), key: Buffer.from(key) };
  gateway = await createGateway({ dataDir, api: onlyUpstream(inject('url')), hostUrl: `http://127.0.0.1:${site.host.port}`, publicUrl: 'https://localhost', tls });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  url = `https://localhost:${(gateway.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await gateway?.close();
  await site?.stop();
  await removeDataDir(dataDir);
});

it('Visitor gets everything over HTTP/2, and his browser stays on TLS', () =>
  visit({ site: url, ignoreHTTPSErrors: true }, async ({ page, open }) => {
    const answer = await open('/');
    expect(answer.headers()['strict-transport-security']).toMatch(/max-age=63072000/);
    await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.pricing') }).first().click();
    await page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') }).waitFor();
    const protocols = await page.evaluate(() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol));
    expect(protocols.length).toBeGreaterThan(20);
    expect(new Set(protocols)).toEqual(new Set(['h2']));
  }));

it('A client without HTTP/2 is served too', async () => {
  const response = await gateway.inject({ url: paths.pricing.href() });
  expect(response.statusCode).toBe(200);
});

it('The gateway ends in time though a browser holds a connection', async () => {
  const session = connect(url, { rejectUnauthorized: false });
  await once(session, 'connect');
  const started = performance.now();
  const closed = once(session, 'close');
  await gateway.close();
  await closed;
  expect(performance.now() - started).toBeLessThan(10_000);
});
