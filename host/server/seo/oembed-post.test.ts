import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createOembed } from './oembed.ts';

const origin = 'https://sahra.example';
const page = (id: string, path: string) => ({ id, path, layout: 'streaming', titleKey: 'x', chunk: 'x' }) as const;
const pages = [
  page('blog.posts', '/blogs'),
  page('blog.post', '/blogs-detail/:slug?'),
  page('blog.single', '/blog-single/:type/:slug?'),
  page('blog.author', '/blogs-author/:author'),
];
const arabic = 'أين-تجلس';
const post = {
  title: 'Where to <sit>\u202e',
  author: { slug: 'mariam', name: 'Mariam & Adel' },
  picture: { kind: 'post', src: '/media/art/abc/post/where-to-sit', color: '#000000' },
};

let server: Server | undefined;
afterEach(() => server?.close());

/** Asks with an api that knows one post by two slugs; drafts are not among what it answers. */
async function open(opened = pages) {
  const asked: string[] = [];
  const known = [encodeURIComponent(arabic), 'where-to-sit'].map((slug) => `/posts/${slug}`);
  const api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isKnown = known.includes(request.url?.split('?', 1)[0] ?? '');
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? post : {}));
  });
  server = api;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { answer: createOembed({ origin, apiUrl, pages: () => Promise.resolve(opened) }), asked };
}

describe('oEmbed of posts', () => {
  it.each([
    [`${origin}/blogs-detail/where-to-sit?lang=en`, '/posts/where-to-sit?lang=en', '?lang=en'],
    [`${origin}/blogs-detail/${arabic}`, `/posts/${encodeURIComponent(arabic)}?lang=ar`, ''],
    [`${origin}/blog-single/audio/where-to-sit?lang=el&utm_source=x#top`, '/posts/where-to-sit?lang=gr', '?lang=gr'],
  ])('Another site gets what a link to %s says', async (url, question, lang) => {
    const { answer, asked } = await open();
    expect(await answer({ url, format: 'json' })).toEqual({
      status: 200,
      body: {
        ...{ version: '1.0', type: 'link', title: 'Where to <sit>' },
        ...{ provider_name: 'Sahra', provider_url: `${origin}/` },
        ...{ author_name: 'Mariam & Adel', author_url: `${origin}/blogs-author/mariam${lang}` },
        thumbnail_url: `${origin}/media/art/abc/post/where-to-sit-1200.jpg`,
        ...{ thumbnail_width: 1200, thumbnail_height: 630 },
      },
    });
    expect(asked).toEqual([question]);
  });

  it('A picture that is larger than what was asked for is left out', async () => {
    const { body } = await (await open()).answer({ url: `${origin}/blogs-detail/where-to-sit`, maxwidth: '400' });
    expect(body).not.toHaveProperty('thumbnail_url');
  });

  const address = `${origin}/blogs-detail/where-to-sit`;
  it.each([
    [{ url: address, format: 'xml' }, 501],
    [{ url: [address, address] }, 400],
    [{ url: `${address}?${'x'.repeat(5 * 1024 * 1024)}` }, 400],
    [{ url: `${origin}/blogs-detail/a-draft` }, 404],
    [{ url: `${origin}/blogs-detail` }, 404],
    [{ url: `${origin}/blogs` }, 404],
    [{ url: 'javascript:alert(1)//blogs-detail/where-to-sit' }, 404],
    [{ url: 'https://elsewhere.example/blogs-detail/where-to-sit' }, 404],
    [{ url: 'https://sahra.example@elsewhere.example/blogs-detail/where-to-sit' }, 404],
    [{ url: 'https://sahra.example.elsewhere.example/blogs-detail/where-to-sit' }, 404],
    [{ url: 'http://sahra.example/blogs-detail/where-to-sit' }, 404],
    [{ url: 'https://sahra.example:8443/blogs-detail/where-to-sit' }, 404],
    [{ url: '//sahra.example/blogs-detail/where-to-sit' }, 404],
    [{ url: '/blogs-detail/where-to-sit' }, 404],
    [{ url: `${origin}/blogs-detail/..%2f..%2faccount` }, 404],
    [{ url: `${origin}/blogs-detail/where-to-sit%3fx=1` }, 404],
    [{ url: `${origin}/blogs-detail/%E0%A4%A` }, 404],
    [{ url: `${origin}/blogs-detail/where-to-sit%00` }, 404],
    [{ url: `${origin}/blogs-detail/where-to-sit\u202e` }, 404],
  ])('%.80j is answered with %i', async (query, status) => {
    const { answer } = await open();
    expect((await answer(query)).status).toBe(status);
  });

  it('Where the blog is closed there is nothing to embed, and the api is not asked', async () => {
    const { answer, asked } = await open(pages.slice(0, 1));
    expect((await answer({ url: address })).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
