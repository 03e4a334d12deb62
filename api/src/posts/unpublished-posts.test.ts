import { postStates } from '@sahra/shared/schemas/blog';
import { describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { useContributions } from '../contributions/testing/use-contributions.ts';
import { readRoutes, urlOf } from '../testing/api-routes.ts';
import { type PostContents, postKind } from './post-contents.ts';
import { after, translationOf, writtenPost } from './testing/written-post.ts';

const { app, database, guest } = useContributions();
/** In nothing else that the demo says. */
const secret = 'quicksilverfish';

const unpublished = postStates.filter((state) => state !== 'published');
/** What says the secret in every way in which a translation says something. */
const secretly = (language: 'de' | 'en', state: (typeof unpublished)[number]) =>
  translationOf(language, `${secret}-${language}-${state}`, {
    state,
    ...{ title: `The ${secret}`, excerpt: `About a ${secret}`, translator: secret, pictureAlternative: secret },
    publishedAt: state === 'draft' || state === 'in-review' ? null : after,
    quote: { text: secret, by: secret },
    link: { url: `/${secret}`, label: secret },
    blocks: [
      { kind: 'paragraph', text: [{ text: secret }] },
      { kind: 'heading', level: 2, text: secret },
    ],
  });

/** Everything that visitors may ask the api for, of these posts and of all. */
async function everyAnswer(ids: readonly number[], slugs: readonly string[]): Promise<string> {
  const routes = (await readRoutes(app())).filter(({ method }) => method === 'GET');
  const asked = [
    ...routes.map((route) => urlOf(route)),
    ...['ar', 'en', 'de'].flatMap((language) => [
      `/api/posts?pageSize=60&lang=${language}`,
      `/api/posts?q=${secret}&lang=${language}`,
      `/api/search?q=${secret}&lang=${language}`,
      `/api/post-archive?lang=${language}`,
      ...slugs.map((slug) => `/api/posts/${slug}?lang=${language}`),
    ]),
    ...ids.flatMap((id) => [`/api/things/post/${id}/contributions`, `/api/things/post/${id}/contributions/own`]),
    '/api/sitemap/posts',
  ];
  const answers = await Promise.all(asked.map(async (url) => JSON.stringify((await app().get(url)).body)));
  // A search says what was looked for.
  return answers.join('\n').replaceAll(`"query":"${secret}"`, '');
}

describe.each(unpublished)('a post that is %s', (state) => {
  const write = async (more: Partial<PostContents>) => {
    const [id = 0] = await writeContents(database(), postKind, [
      await writtenPost(database(), `${secret}-${state}`, more),
    ]);
    return id;
  };

  it('is answered by no read', async () => {
    const id = await write({ translations: [secretly('en', state)] });
    const slugs = [`${secret}-en-${state}`, `${secret}-${state}`];
    expect(await everyAnswer([id], slugs)).not.toContain(secret);
    for (const slug of slugs) expect((await app().get(`/api/posts/${slug}`)).status).toBe(404);
    expect((await app().get(`/api/things/post/${id}/contributions`)).status).toBe(404);
    expect((await guest().write({ kind: 'post', id }, { text: 'A comment' })).status).toBe(404);
  });

  it('in one language shows nothing of that to who reads it in another one', async () => {
    const slug = `open-${state}`;
    const id = await write({
      ...{ slug, publishedAt: after },
      translations: [translationOf('en', slug), secretly('de', state)],
    });
    expect((await app().get(`/api/posts/${slug}?lang=de`)).body).toMatchObject({
      ...{ id, contentLanguage: 'en', translations: [{ language: 'en', slug }] },
    });
    expect(await everyAnswer([id], [slug, `${secret}-de-${state}`])).not.toContain(secret);
    expect((await app().get(`/api/posts/${secret}-de-${state}`)).status).toBe(404);
    expect((await app().get(`/api/things/post/${id}/contributions`)).status).toBe(200);
  });
});
