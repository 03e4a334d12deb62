import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
const etagOf = async (url: string) => String((await app().get(url)).headers.etag);

describe('caching', () => {
  it('Browser that has a page already is told so, without a body', async () => {
    const etag = await etagOf('/api/home');
    expect(etag).toMatch(/^W\/"/);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const { status, body, headers } = await app().get('/api/home', { 'if-none-match': known });
      expect([status, body]).toEqual([304, '']);
      expect(headers).toMatchObject({
        etag,
        'cache-control': 'public, no-cache',
        vary: 'Accept-Language',
      });
    }
  });

  it('Browser that has another version, or another language, gets the page', async () => {
    expect((await app().get('/api/home', { 'if-none-match': 'W/"old"' })).status).toBe(200);
    expect((await app().get('/api/home?lang=de', { 'if-none-match': await etagOf('/api/home?lang=fr') })).status).toBe(
      200,
    );
  });

  it('Browser that has an address already is told so where that answers an error now', async () => {
    for (const [url, expected] of [
      ['/api/programs/999999999', 404],
      ['/api/programs/nope', 400],
    ] as const) {
      const { status, headers } = await app().get(url, { 'if-none-match': '*' });
      expect([status, headers.etag], url).toEqual([expected, undefined]);
    }
  });

  it('HEAD says what GET would, without a body', async () => {
    const get = await app().inject({ method: 'GET', url: '/api/programs/1' });
    const head = await app().inject({ method: 'HEAD', url: '/api/programs/1' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('Refusals and states of health are not kept', async () => {
    for (const url of [
      '/api/programs/999999999',
      '/api/programs/nope',
      '/api/nothing',
      '/api/health/live',
      '/api/health/ready',
    ]) {
      expect((await app().get(url)).headers['cache-control'], url).toBe('no-store');
    }
  });
});
