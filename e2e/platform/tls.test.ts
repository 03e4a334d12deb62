import { once } from 'node:events';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { paths } from '../support/addresses.ts';
import { generate } from 'selfsigned';
import { createGateway } from '../../deploy/gateway/gateway.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');

const { api, site, dataDir } = useFrontEnd();

/** A gateway with a certificate, before the host server of this file. */
async function withTls(
  work: (gateway: Awaited<ReturnType<typeof createGateway>>, url: string) => Promise<void>,
): Promise<void> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const tls = { cert: Buffer.from(cert), key: Buffer.from(key) };
  const gateway = await createGateway({
    dataDir: dataDir(),
    api: onlyUpstream(api().url),
    host: onlyUpstream(`http://127.0.0.1:${site().host.port}`),
    publicUrl: 'https://localhost',
    tls,
  });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  try {
    await work(gateway, `https://localhost:${(gateway.server.address() as AddressInfo).port}`);
  } finally {
    await gateway.close();
  }
}

test('Visitor gets everything over HTTP/2, and their browser stays on TLS', ({ visit }) =>
  withTls((_gateway, url) =>
    visit({ site: url, ignoreHTTPSErrors: true }, async ({ page, open }) => {
      const answer = await open('/');
      expect(answer.headers()['strict-transport-security']).toMatch(/max-age=63072000/);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-account', 'menu.plans') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') })).toBeVisible();
      const protocols = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .concat(performance.getEntriesByType('navigation'))
          .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
      );
      expect(protocols.length).toBeGreaterThan(20);
      expect(new Set(protocols)).toEqual(new Set(['h2']));
    }),
  ));

test('A client without HTTP/2 is served too', () =>
  withTls(async (gateway) => {
    const response = await gateway.inject({ url: paths.pricing.href() });
    expect(response.statusCode).toBe(200);
  }));

test('The gateway ends though a browser holds a connection', () =>
  withTls(async (gateway, url) => {
    const session = connect(url, { rejectUnauthorized: false });
    await once(session, 'connect');
    const closed = once(session, 'close');
    await gateway.close();
    // It did not wait for the browser, which would have kept it.
    await closed;
  }));
