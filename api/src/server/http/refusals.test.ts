import { connect } from 'node:net';
import { errorSchema } from '@sahra/shared/schemas/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

/** Sends bytes as they are and returns what came back. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .on('end', () => socket.end())
      .on('close', () => done(answer))
      .on('error', fail);
  });
}

describe('refusals have one shape', () => {
  it.each([
    ['/api/programs/nope', 400, 'invalid_request', ['programId']],
    ['/api/programs/0', 400, 'invalid_request', ['programId']],
    ['/api/programs/1e3', 400, 'invalid_request', ['programId']],
    ['/api/programs/99999999999', 400, 'invalid_request', ['programId']],
    ['/api/programs/4000000000', 400, 'invalid_request', ['programId']],
    ['/api/programs/999999999', 404, 'not_found', []],
    ['/api/categories?page=-1', 400, 'invalid_request', ['page']],
    ['/api/categories?page=1.5&pageSize=1000', 400, 'invalid_request', ['page', 'pageSize']],
    ['/api/categories?page=1&page=2', 400, 'invalid_request', ['page']],
    ['/api/home?lang=xx', 400, 'invalid_request', ['lang']],
    ['/api/programs?genre=a%00b', 400, 'invalid_request', ['url']],
    ['/api/programs/%00', 400, 'invalid_request', ['url']],
    ['/api/search?q=%E0%A4%A', 400, 'invalid_request', ['url']],
    ['/api/programs/%E0%A4%A', 400, 'invalid_request', []],
    ['/api/programs?genre=../../etc', 400, 'invalid_request', ['genre']],
    [`/api/search?q=${'a'.repeat(9_000)}`, 414, 'uri_too_long', []],
    ['/api/nothing', 404, 'not_found', []],
    ['/', 404, 'not_found', []],
  ])('%s', async (url, status, code, fields) => {
    const answer = await app().get(url);
    const body = errorSchema.parse(answer.body);
    expect([answer.status, body.code, Object.keys(body.fields ?? {})]).toEqual([status, code, fields]);
  });

  it('Parameters that nobody knows are ignored', async () => {
    expect((await app().get('/api/categories?utm_source=post&__proto__=1')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not a way to read', async (method) => {
    const answer = await app().inject({
      method,
      url: '/api/programs/1',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(errorSchema.parse(answer.json()).code).toBe('method_not_allowed');
    expect((await app().inject({ method, url: '/api/nothing', payload: '{' })).statusCode).toBe(404);
  });

  it('OPTIONS says what an address takes', async () => {
    const answer = await app().inject({ method: 'OPTIONS', url: '/api/programs/1' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([204, 'GET, HEAD']);
  });

  it('A request keeps a decent id that it came with, and gets one otherwise', async () => {
    expect((await app().get('/api/health/live', { 'x-request-id': 'gateway-7' })).headers['x-request-id']).toBe(
      'gateway-7',
    );
    expect((await app().get('/api/health/live', { 'x-request-id': 'a b\t<script>' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe('what is hardly a request', () => {
  let port = 0;
  beforeAll(async () => {
    await app().app.listen({ host: '127.0.0.1', port: 0 });
    const address = app().app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => app().app.server.closeAllConnections());

  it.each([
    [
      'a query of a megabyte',
      `GET /api/home?x=${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '414',
      'uri_too_long',
    ],
    ['a raw NUL', 'GET /api/home?x=\0 HTTP/1.1\r\nHost: x\r\n\r\n', '400', 'invalid_request'],
    [
      'endless headers',
      `GET /api/home HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(100_000)}\r\n\r\n`,
      '431',
      'headers_too_large',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', '400', 'invalid_request'],
  ])('%s is refused in the same shape', async (_, bytes, status, code) => {
    const answer = await send(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(errorSchema.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).code).toBe(code);
  });

  it.each([
    ['/api/contact-messages', 'HTTP/1.1 413 '],
    ['/api/nothing', 'HTTP/1.1 404 '],
    ['/api/plans', 'HTTP/1.1 405 '],
  ])(
    'A large body to %s is refused when it has arrived: before, the gateway could not pass the refusal on',
    async (path, start) => {
      const half = 'a'.repeat(100_000);
      let answer = '';
      const socket = connect(port, '127.0.0.1')
        .setEncoding('utf8')
        .on('data', (text: string) => (answer += text));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n${half}`,
      );
      for (let count = 0; count < 20; count++) await fetch(`http://127.0.0.1:${port}/api/health/ready`);
      expect(answer).toBe('');
      socket.write(half);
      await expect.poll(() => answer).toMatch(/\r\n\r\n{"code"/);
      expect(answer.startsWith(start)).toBe(true);
      socket.destroy();
    },
  );

  it('The server still answers afterwards', async () => {
    expect((await app().get('/api/health/ready')).status).toBe(200);
  });
});
