import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createPageCache } from '../rendering/page-cache.ts';
import { finishPage, nonceMark } from './finished-page.ts';
import { sendPage } from './send-page.ts';

const url = new URL('http://site.invalid/shop');
const variant = { key: '1', releases: [], entries: [], closed: [], menus: [] };
const nobody = { cookie: '', forwardedFor: '203.0.113.7', userAgent: 'Browser' };
const entry = `<script type="module" nonce="${nonceMark}" src="/entry.js"></script>`;

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** A server with one page, which is cached for a minute; `state` says what it puts into it, and how often it was made. */
async function serve(html: string, visitor = nobody) {
  const state: { ticket: string | undefined; made: number } = { ticket: '1.2.first', made: 0 };
  const page = createPageCache(async () => {
    state.made += 1;
    return { status: 200, page: finishPage(Buffer.from(html)), isFinal: true, isMissed: false };
  }, 60_000);
  server = Fastify();
  server.get('/*', async (request, reply) => {
    const order = {
      url,
      variant,
      requestId: request.id,
      hasAllHashes: false,
      preferences: preferencesOf(url, undefined),
    };
    const { signal } = new AbortController();
    const served = await page({ ...order, visitor, network: undefined, signal });
    return sendPage(request, reply, served, { isFramed: false, ticket: state.ticket });
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const read = async (encoding: string) => {
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    return { encoding: answer.headers.get('content-encoding'), html: (await answer.text()).replace(nonce ?? '', 'N') };
  };
  return { state, read };
}

it.each(['br', 'gzip', 'identity'])(
  'A page that is cached has the ticket of the moment, however it is sent (%s)',
  async (encoding) => {
    const { state, read } = await serve(`<p>shop</p>${entry}`);
    const scriptOf = (html: string) => html.replace('<p>shop</p>', '');
    const first = await read(encoding);
    expect(first.encoding).toBe(encoding === 'identity' ? null : encoding);
    expect(scriptOf(first.html)).toBe(
      '<script type="module" nonce="N" data-ticket="1.2.first" src="/entry.js"></script>',
    );
    state.ticket = '1.3.next';
    expect(scriptOf((await read(encoding)).html)).toContain(' data-ticket="1.3.next" ');
    state.ticket = undefined;
    expect(scriptOf((await read(encoding)).html)).toBe('<script type="module" nonce="N" src="/entry.js"></script>');
    expect(state.made).toBe(1);
  },
);

it.each(['br', 'gzip', 'identity'])('A page that starts nothing has no ticket (%s)', async (encoding) => {
  const { read } = await serve('<p>busy</p>');
  expect(await read(encoding)).toEqual({
    encoding: encoding === 'identity' ? null : encoding,
    html: '<p>busy</p>',
  });
});

it.each(['br', 'gzip', 'identity'])(
  'A page that is made for one visitor is sent compressed too (%s)',
  async (encoding) => {
    const { state, read } = await serve(`<p>shop</p>${entry}`, { ...nobody, cookie: 'sahra.session=abc' });
    const answers = [await read(encoding), await read(encoding)];
    expect(answers.map((answer) => answer.encoding)).toEqual(Array(2).fill(encoding === 'identity' ? null : encoding));
    expect(answers[0]?.html).toBe(
      '<p>shop</p><script type="module" nonce="N" data-ticket="1.2.first" src="/entry.js"></script>',
    );
    expect(state.made).toBe(2);
  },
);

it('A page whose end is too long to stand uncompressed is sent as it is', async () => {
  const { read } = await serve(`<p>shop</p>${entry}${'<i>end</i>'.repeat(8000)}`);
  expect((await read('br')).encoding).toBeNull();
});
