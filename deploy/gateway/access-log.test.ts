import { connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { openLog } from '@sahra/shared/server/log';
import { createMetrics } from '@sahra/shared/server/metrics';
import { generate } from 'selfsigned';
import { beforeEach, expect, it } from 'vitest';
import { createGateway } from './gateway.ts';
import { useGateway } from './testing/part.ts';
import { onlyUpstream } from './upstreams.ts';

let log = '';
const metrics = createMetrics();
const logger = openLog('info', {}, { write: (line) => void (log += line) });
const { api, host, url, port } = useGateway({
  limits: { answerMs: 300 },
  logger,
  metrics,
});
beforeEach(() => {
  log = '';
});
const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered');

it('A line tells what was asked for which network and who answered, and nothing that lets anybody in', async () => {
  await fetch(`${url()}/verify-email?token=secret-token`, {
    headers: { cookie: 'sahra.session=secret-session', 'x-forwarded-for': '203.0.113.77' },
  });
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toMatchObject({
    msg: 'answered',
    method: 'GET',
    path: '/verify-email',
    status: 200,
    upstream: host.url,
    network: '203.0.113.0/24',
  });
  expect(Number(lines()[0]?.bytes)).toBeGreaterThan(100);
  expect(log).not.toMatch(/secret|203\.0\.113\.77/);
});

it('The id of a request is made here, goes to the part that answers, and comes back', async () => {
  let seen: string | undefined;
  api.answer = ({ headers }, response) => {
    seen = String(headers['x-request-id']);
    response.end('{}');
  };
  const answer = await fetch(`${url()}/api/plans`);
  await expect.poll(lines).toHaveLength(1);
  expect(seen).toMatch(/^[\w-]{36}$/);
  expect([answer.headers.get('x-request-id'), lines()[0]?.reqId]).toEqual([seen, seen]);
});

it('Who goes away before the answer has a line too', async () => {
  let isAsked = false;
  host.answer = () => {
    isAsked = true;
  };
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8:1:2::3\r\n\r\n');
  await expect.poll(() => isAsked).toBe(true);
  socket.destroy();
  await expect.poll(() => lines().filter(({ path }) => path === '/slow')).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ network: '2001:db8:1::/48', status: 499 });
  expect(log).not.toContain('"level":50');
});

it('Over HTTP/2 lines are the same', async () => {
  host.answer = (_request, response) => response.end('answered');
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const part = onlyUpstream(host.url);
  const tls = { cert: Buffer.from(cert), key: Buffer.from(key) };
  const gateway = await createGateway({ dataDir: tmpdir(), api: part, host: part, tls, logger });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  const session = connectHttp2(`https://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`, {
    rejectUnauthorized: false,
  });
  for (const method of ['GET', 'HEAD']) {
    const stream = session.request({ ':method': method, ':path': '/shop' }).resume();
    await new Promise((resolve) => stream.once('close', resolve));
  }
  await expect.poll(lines).toHaveLength(2);
  expect(lines().map(({ method, status }) => [method, status])).toEqual([
    ['GET', 200],
    ['HEAD', 200],
  ]);
  session.close();
  await gateway.close();
});

it('Operator reads how many requests each part answered, and what is held and kept', async () => {
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/\*",status="200"\} 1/);
  expect(text).toContain(`gateway_upstream_requests_total{upstream="${api.url}",result="2xx"} 1`);
  expect(text).toContain('gateway_requests_running{part="/api"} 0');
  expect(text).toContain('gateway_kept_page_bytes 0');
});
