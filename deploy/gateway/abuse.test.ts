import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { keptHeader, staleHeader } from './kept-pages.ts';
import { useGateway } from './testing/part.ts';

const { api, host, port, url, connections } = useGateway({
  limits: {
    readerMs: 400,
    bodyMs: 400,
    waitMs: 400,
    keptAfterMs: 100,
    atOnce: 4,
    allAtOnce: 8,
    allPagesAtOnce: 12,
    waiting: 2,
    largeBodies: 2,
    openAnswers: 40,
  },
});
const mebibyte = Buffer.alloc(1024 * 1024, 'a');

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  // What it has not answered is over too.
  for (const part of [api, host]) {
    await part.stop();
    await part.start();
    part.asked = [];
    part.mostOpen = 0;
    part.answer = (_request, response) => response.end('answered');
  }
});

/** Somebody behind a proxy of this machine, whose address it names. */
function send(text: string, address = '203.0.113.7'): Socket {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.write(text.replaceAll('\n', '\r\n').replaceAll('{}', `Host: x\r\nX-Forwarded-For: ${address}`));
  return socket;
}
const ended = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));
const call = (address: string, path = '/api/plans', init: RequestInit = {}) =>
  fetch(url() + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } });

const readers = (count: number) =>
  Array.from({ length: count }, (_, index) => send('GET /api/large HTTP/1.1\n{}\n\n', `203.0.113.${index}`).pause());

it('Readers who read nothing hold no connection to the api', async () => {
  api.answer = (_request, response) => response.end(mebibyte);
  readers(12);
  await expect.poll(() => api.asked.length).toBe(12);
  await expect.poll(() => api.open).toBe(0);
});

it('Readers who read nothing of what is too large to be held are ended', async () => {
  api.answer = (_request, response) => response.end(Buffer.alloc(48 * 1024 * 1024));
  readers(3);
  await expect.poll(() => api.open).toBe(3);
  await expect.poll(connections, { timeout: 8000 }).toBe(0);
  await expect.poll(() => api.open).toBe(0);
});

it('What is sent before the answer to the one before has come waits, and too much of it ends the connection', async () => {
  api.answer = () => undefined;
  send('GET /api/a HTTP/1.1\n{}\n\n'.repeat(5));
  await expect.poll(() => api.asked.length).toBe(1);
  await ended(send('GET /api/b HTTP/1.1\n{}\n\n'.repeat(60)));
  expect(api.asked.filter((asked) => asked === 'GET /api/b').length).toBeLessThanOrEqual(1);
});

it('Answers to what is sent at once come in their order', async () => {
  api.answer = ({ url: path }, response) => response.end(path);
  let text = '';
  send('GET /api/1 HTTP/1.1\n{}\n\nGET /api/2 HTTP/1.1\n{}\n\nGET /api/3 HTTP/1.1\n{}\n\n').on(
    'data',
    (bytes) => (text += String(bytes)),
  );
  await expect.poll(() => text.match(/\/api\/\d/g) ?? []).toEqual(['/api/1', '/api/2', '/api/3']);
});

it('A form that does not come reaches nobody behind the gateway, and is ended', async () => {
  const half = Array.from({ length: 20 }, () =>
    send('POST /contact HTTP/1.1\n{}\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 59500\n\na'),
  );
  expect((await call('198.51.100.1')).status).toBe(200);
  let answer = '';
  half[0]?.on('data', (bytes) => (answer += String(bytes)));
  await Promise.all(half.map(ended));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(host.asked).toEqual([]);
});

it('A network that has taken its turns waits, and the next one does not', async () => {
  api.answer = ({ headers, url: path }, response) =>
    void (headers['x-forwarded-for'] === '198.51.100.1' || path === '/api/free' ? response.end('answered') : undefined);
  const crowd = Array.from({ length: 9 }, () => call('203.0.113.7'));
  await expect.poll(() => api.open).toBe(4);
  expect((await call('198.51.100.1')).status).toBe(200);
  await expect.poll(() => api.open).toBe(4);
  // Two wait, and give up; for the others there is no room.
  const first = await Promise.race(crowd);
  expect([first.status, await first.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect(first.headers.get('retry-after')).toBe('2');
  void Promise.allSettled(crowd);
});

it('Pages that wait to be made take no turns at the api, and nobody else’s at the host server', async () => {
  host.answer = ({ url: path }, response) => void (path === '/kept' && response.end('answered'));
  const crowd = Array.from({ length: 11 }, (_, index) => call(`203.0.113.${index}`, '/shop'));
  await expect.poll(() => host.open).toBe(11);
  expect((await call('198.51.100.1', '/kept')).status).toBe(200);
  expect((await call('198.51.100.2')).status).toBe(200);
  void Promise.allSettled(crowd);
});

it('Where pages that wait to be made leave no turn, visitors get the copies of pages that there are', async () => {
  const headers = { 'content-type': 'text/html', 'content-length': '4', [keptHeader]: 'stale-if-error=60' };
  host.answer = (_request, response) => response.writeHead(200, headers).end('page');
  await call('198.51.100.1', '/copied');
  host.answer = () => undefined;
  const crowd = Array.from({ length: 14 }, (_, index) => call(`203.0.113.${index}`, `/shop?page=${index}`));
  await expect.poll(() => host.open).toBe(12);
  // Nobody waits for a page of which there is a copy as long as for another.
  const ofOther = call('198.51.100.3', '/other').then(({ status }) => status);
  expect(await Promise.race([ofOther, call('198.51.100.1', '/copied').then(() => 'the copy')])).toBe('the copy');
  expect(await ofOther).toBe(503);
  const answers = await Promise.all([
    call('198.51.100.1', '/copied'),
    // More than may wait, of one network too.
    ...Array.from({ length: 4 }, () => call('198.51.100.2', '/copied')),
  ]);
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual(
    answers.map(() => [200, 'page']),
  );
  expect(answers[0]?.headers.get(staleHeader)).toMatch(/^\d+$/);
  void Promise.allSettled(crowd);
});

it('All addresses of one IPv6 network are one', async () => {
  api.answer = () => undefined;
  const crowd = Array.from({ length: 8 }, (_, index) => call(`2001:db8:0:1::${index + 1}`, '/api/six'));
  await expect.poll(() => api.asked.filter((asked) => asked.endsWith('/six')).length).toBe(4);
  const refused = await Promise.race(crowd);
  expect(refused.status).toBe(429);
  void Promise.allSettled(crowd);
});

it('Who asks for a page where there is no room gets one', async () => {
  const readers = Array.from({ length: 45 }, () => send('POST /contact HTTP/1.1\n{}\nContent-Length: 9\n\na'));
  const answer = async () => {
    const refused = await call('203.0.113.7', '/shop', { headers: { accept: 'text/html' } });
    return [refused.status, (await refused.text()).includes('http-equiv="refresh"')];
  };
  await expect.poll(answer).toEqual([503, true]);
  expect((await call('198.51.100.1', '/shop')).status).toBe(200);
  await Promise.all(readers.map(ended));
});

it('A picture goes through as it comes, a few of them at once', async () => {
  api.answer = (request, response) => {
    let length = 0;
    request.on('data', (piece: Buffer) => (length += piece.length)).once('end', () => response.end(String(length)));
  };
  const upload = () => call('203.0.113.9', '/api/uploads', { method: 'POST', body: mebibyte });
  expect(await (await upload()).text()).toBe(String(mebibyte.length));
  const begin = `POST /api/uploads HTTP/1.1\n{}\nContent-Length: 1000000\n\n${'a'.repeat(300_000)}`;
  for (let index = 0; index < 2; index++) send(begin, '203.0.113.9');
  await expect.poll(() => api.asked.length).toBe(3);
  expect((await upload()).status).toBe(429);
});
