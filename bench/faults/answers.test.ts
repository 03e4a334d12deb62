import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { ask, outcomeOf, type Asked } from './answers.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };
const page: Asked = { path: '/', isPage: true };
const data: Asked = { path: '/api/home' };

test.each([
  ['a page', page, 200, html, '<main><h1>سهرة</h1></main>', 'whole'],
  ['a page that says when to come again', page, 503, { ...html, 'retry-after': '5' }, '<h1>لحظة</h1>', 'later'],
  ['a page that does not', page, 503, html, '<h1>لحظة</h1>', 'raw'],
  ['a document without a heading', page, 200, html, '<body></body>', 'shell'],
  ['an error as data in place of a page', page, 503, { ...json, 'retry-after': '2' }, '{}', 'raw'],
  ['data', data, 200, json, '{}', 'whole'],
  ['an error that says when to come again', data, 503, { ...json, 'retry-after': '2' }, '{}', 'later'],
  ['a failure of ours', data, 500, json, '{}', 'raw'],
] as const)('%s', (_, asked, status, headers, body, outcome) => {
  expect(outcomeOf(asked, status, headers, body)).toBe(outcome);
});

const server = createServer((request, response) => {
  if (request.url === '/cut') return void request.socket.destroy();
  response.writeHead(200, { ...html, 'sahra-stale': '12' }).end('<h1>من قبل</h1>');
});
afterAll(() => server.close());

test('Who gets no answer is told apart from who gets one that is stale', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect(await ask(site, page)).toMatchObject({ outcome: 'whole', status: 200, isStale: true });
  expect(await ask(site, { path: '/cut' })).toMatchObject({ outcome: 'nothing', status: 0 });
});
