import { feedFormatNames, postFeedPath } from '@sahra/shared/feed-addresses';
import RssParser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { faultsOf, jsonFeedSchema } from './testing/check-feed.ts';
import { openFeedSite } from './testing/open-feed-site.ts';
import { everything, hostile, samplePost } from './testing/sample-posts.ts';

describe.each(feedFormatNames)('a feed of posts as %s', (format) => {
  it('is valid, with posts of every type and every block', async () => {
    const hub = 'https://hub.example/?a=1&b=2';
    const { get } = await openFeedSite({ posts: everything, hub });
    const { statusCode, body } = await get(`${postFeedPath(format)}?lang=de`);
    expect([statusCode, await faultsOf(format, body)]).toEqual([200, []]);
    expect(body).toContain('hub.example');
  });

  it('is valid without posts, and without a hub where none is set', async () => {
    const { get } = await openFeedSite({ posts: [], name: 'Nacht' });
    const { statusCode, headers, body } = await get(`${postFeedPath(format, { kind: 'tag', slug: 'night' })}?lang=gr`);
    expect([statusCode, await faultsOf(format, body)]).toEqual([200, []]);
    expect(body).not.toMatch(/hub/);
    expect(headers).not.toHaveProperty('link');
  });

  it('holds whatever somebody wrote as text', async () => {
    const { get } = await openFeedSite({ posts: hostile });
    const { body } = await get(`${postFeedPath(format)}?lang=de`);
    expect(await faultsOf(format, body)).toEqual([]);
    expect(body).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufffe]/);
    const items =
      format === 'json'
        ? jsonFeedSchema
            .parse(JSON.parse(body))
            .items.map(({ title, content_html }) => ({ title, content: content_html }))
        : (await new RssParser().parseString(body)).items.map((item) => ({
            title: item.title,
            content: String(item['content:encoded'] ?? item.content),
          }));
    for (const { content } of items)
      expect(content).not.toMatch(/<(script|link|img src="?x)|href="(javascript|\/)|evil\.example/);
    const titles = items.map(({ title }) => title);
    expect(titles).toEqual(['</title><script>alert(1)</script> ]]> & "x"', 'evil fdp.exe']);
  });

  it('costs nothing where a reader has it, and is new as soon as the api has news', async () => {
    const { get, state } = await openFeedSite();
    const url = postFeedPath(format);
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['last-modified']).toBe('Sun, 22 Nov 2026 10:00:00 GMT');
    const tag = String(headers.etag);
    expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get(url, { 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' })).statusCode).toBe(304);
    expect((await get(url, { 'if-modified-since': 'Sun, 22 Nov 2026 09:59:59 GMT' })).statusCode).toBe(200);
    expect((await get(url, { 'if-modified-since': 'never' })).statusCode).toBe(200);
    expect(state.answered).toEqual([200, 304, 304, 304, 304]);
    state.answer.posts = [samplePost(2), samplePost(1)];
    state.etag = 'W/"2"';
    const fresh = await get(url, { 'if-none-match': tag, 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' });
    expect([fresh.statusCode, fresh.body.includes('Beitrag 2')]).toEqual([200, true]);
  });

  it.each([404, 500])('is answered with %i where the api answers so, or with 503', async (status) => {
    const { get } = await openFeedSite({ status });
    expect((await get(postFeedPath(format, { kind: 'author', slug: 'nobody' }))).statusCode).toBe(
      status === 404 ? 404 : 503,
    );
  });
});
