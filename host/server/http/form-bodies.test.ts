import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { SentForm } from '../rendering/render-request.ts';
import { MAX_FILE_FORMS, readForms } from './form-bodies.ts';

const MB = 1024 * 1024;
const files = { 'content-type': 'multipart/form-data; boundary=x' };
const words = { 'content-type': 'application/x-www-form-urlencoded' };

/** A server that says what it read, when `answer` settles. */
function serve(answer: Promise<void> = Promise.resolve()) {
  const server = Fastify();
  readForms(server);
  server.post<{ Body: SentForm }>('/', async ({ body: { body, type } }) => {
    await answer;
    return { bytes: body.length, type, text: Buffer.from(body.subarray(0, 40)).toString() };
  });
  return (headers: Record<string, string>, payload: Buffer) =>
    server.inject({ method: 'POST', url: '/', headers, payload });
}

it('A form with a picture of 5 MB is read; of a larger one its page learns only that it was too large', async () => {
  const send = serve();
  expect((await send(files, Buffer.alloc(5 * MB))).json()).toMatchObject({
    bytes: 5 * MB,
    type: files['content-type'],
  });
  expect((await send(files, Buffer.alloc(6 * MB))).json()).toMatchObject({
    text: '%3Atoo-large=on',
    type: words['content-type'],
  });
});

it('A form of words is read up to 64 kB', async () => {
  const send = serve();
  expect((await send(words, Buffer.alloc(64 * 1024))).statusCode).toBe(200);
  expect((await send(words, Buffer.alloc(64 * 1024 + 1))).statusCode).toBe(413);
});

it('Only so many files are held at once; afterwards there is room again', async () => {
  let answer: () => void = () => {};
  const send = serve(new Promise((resolve) => (answer = resolve)));
  const held = Array.from({ length: MAX_FILE_FORMS }, () => Promise.resolve(send(files, Buffer.alloc(MB))));
  const refused = await send(files, Buffer.alloc(MB));
  expect(refused.statusCode).toBe(503);
  answer();
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual(held.map(() => 200));
  expect((await send(files, Buffer.alloc(MB))).statusCode).toBe(200);
});
