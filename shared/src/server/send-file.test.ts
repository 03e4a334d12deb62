import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { openFile } from './open-file.ts';
import { sendFile } from './send-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sahra-send-'));
const file = join(folder, 'film.m4s');
writeFileSync(file, '0123456789');
const headers = { 'content-type': 'video/iso.segment', 'cache-control': 'public, max-age=60' };
const server = Fastify();
server.get('/:name', async (request, reply) => {
  const { name } = request.params as { name: string };
  if (!(await sendFile(request, reply, (range) => openFile(join(folder, name), range), headers)))
    return reply.status(404).send();
  return reply;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: '/film.m4s', headers });
const etagOf = async () => String((await get()).headers.etag);

describe('A part of a file', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-999', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, body, said) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, body, said]);
    expect(answer.headers).toMatchObject({ ...headers, 'content-length': String(body.length) });
  });

  it.each(['bytes=10-', 'bytes=99-120', 'bytes=-0'])(
    '%s: says how long the file is, and is not kept',
    async (range) => {
      const answer = await get({ range });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([416, 'range_not_satisfiable']);
      expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' });
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers).not.toHaveProperty('retry-after');
    },
  );

  it.each(['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-4'])('%s: answered whole', async (range) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    expect(answer.headers).not.toHaveProperty('content-range');
  });
});

describe('A version', () => {
  it('is named by a strong tag; who has it gets no body', async () => {
    const etag = await etagOf();
    expect(etag).toMatch(/^"[^"]+"$/);
    const answer = await get({ 'if-none-match': `"other", ${etag}`, range: 'bytes=0-1' });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
  });

  it('is gone on with only where it is still that one', async () => {
    const etag = await etagOf();
    const ask = async (ifRange: string) => (await get({ range: 'bytes=8-', 'if-range': ifRange })).body;
    expect([await ask(etag), await ask('"other"'), await ask('Mon, 23 Nov 2026 09:00:00 GMT')]).toEqual([
      '89',
      '0123456789',
      '0123456789',
    ]);
    utimesSync(file, new Date(), new Date(1_000_000));
    expect([(await etagOf()) === etag, await ask(etag)]).toEqual([false, '0123456789']);
  });
});

it('Its headers are asked for without its body', async () => {
  const answer = await get({}, 'HEAD');
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '10']);
});

it('A file that is not there is for the caller to answer', async () => {
  const missing = await server.inject({ url: '/none.m4s', headers: { range: 'bytes=0-1' } });
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, undefined]);
});
