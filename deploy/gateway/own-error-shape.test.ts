import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { generate } from 'selfsigned';
import { beforeEach, expect, it } from 'vitest';
import { createGateway } from './gateway.ts';
import { useGateway } from './testing/part.ts';
import { onlyUpstream } from './upstreams.ts';

const { api, host, url } = useGateway();
beforeEach(() => {
  api.asked = [];
  host.asked = [];
});

it.each(['/%zz', '/%', '/mf/%zz/1.0.0/a.js', '/api/%E0%A4%A', '/media/art/%ff'])(
  '%s is refused in the one error shape',
  async (path) => {
    const answer = await fetch(url() + path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'invalid_request', message: 'The request is not valid' });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it.each(['/mf/%00', '/mf/a%00b/1.0.0/a.js', '/mf/shop/1.0.0/%00', '/media/art/%00', '/media/demo/%00/a'])(
  'Nothing is at %s',
  async (path) => {
    const answer = await fetch(url() + path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect([...host.asked, ...api.asked]).toEqual([]);
  },
);

it('OPTIONS of everything over HTTP/2 is refused in the same shape', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const part = onlyUpstream(host.url);
  const tls = { cert: Buffer.from(cert), key: Buffer.from(key) };
  const gateway = await createGateway({ dataDir: tmpdir(), api: part, host: part, tls });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.server.address() as AddressInfo;
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const stream = session.request({ ':method': 'OPTIONS', ':path': '*' });
  let status: number | undefined;
  let text = '';
  stream.on('response', (headers) => (status = headers[':status']));
  for await (const piece of stream.setEncoding('utf8')) text += piece;
  session.close();
  await gateway.close();
  expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'not_found' }]);
});
