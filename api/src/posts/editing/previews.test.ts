import { postDetailSchema, postStates } from '@sahra/shared/schemas/blog';
import { postPreviewSchema } from '@sahra/shared/schemas/editing';
import { expect, it, vi } from 'vitest';
import { SigningKeys } from '../../signed-addresses/signing-keys.ts';
import { signAddress } from '../../signed-addresses/signed-address.ts';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { app, database, people, postIn, save, readText } = useEditing();

const makePreview = async (id: number, language = 'en') => {
  const answer = await people().author.send('POST', `/api/editing/posts/${id}/preview`, { language });
  expect(answer.status).toBe(200);
  return postPreviewSchema.parse(answer.body);
};
const tokenOf = (path: string) => new URL(path, 'https://sahra.example').searchParams.get('preview') ?? '';
const look = (token: string) => app().get(`/api/post-previews/${encodeURIComponent(token)}?lang=en`);

it.each(postStates)(
  'Who has the link sees what is %s, as its page will be; nothing keeps that, and nobody else sees more',
  async (state) => {
    const { id, text } = await postIn(state);
    const { path, expiresAt } = await makePreview(id);
    expect(path.split('?')[0]).toBe(`/blogs-detail/${text.slug}`);
    const week = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect([week > 6.9, week < 7.1]).toEqual([true, true]);
    const { status, headers, body } = await look(tokenOf(path));
    expect([status, headers['cache-control'], headers.etag, headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      undefined,
      'noindex',
    ]);
    expect(postDetailSchema.parse(body)).toMatchObject({ id, title: text.title, slug: text.slug });
    expect((await app().get(`/api/posts/${text.slug}`)).status).toBe(state === 'published' ? 200 : 404);
  },
);

it('It shows the text as it is when it is opened, and of other languages what is published', async () => {
  const { id, text } = await postIn('published');
  await save(people().editor, id, newText('vorschau', { title: 'Vorschau' }), 'de');
  await save(people().editor, id, newText('apercu', { title: 'Aperçu' }), 'fr');
  const token = tokenOf((await makePreview(id, 'de')).path);
  await save(
    people().editor,
    id,
    asRead(await readText(people().editor, id, 'de'), { title: 'Andere Vorschau' }),
    'de',
  );
  expect((await look(token)).body).toMatchObject({
    ...{ title: 'Andere Vorschau', contentLanguage: 'de' },
    translations: [
      { language: 'en', slug: text.slug },
      { language: 'de', slug: 'vorschau' },
    ],
  });
  expect(JSON.stringify((await look(token)).body)).not.toContain('apercu');
});

it('Forged and old links show no post, and nobody learns why', async () => {
  const [{ id }, { id: other }] = [await postIn('draft'), await postIn('draft')];
  const token = tokenOf((await makePreview(id)).path);
  const elsewhere = signAddress(await new SigningKeys(database()).ring(), {
    ...{ purpose: 'media', holder: '', path: `/previews/${other}/en` },
  })
    .slice('/previews/'.length)
    .replaceAll('/', '~');
  const forged = [
    token.replace(`${id}~`, `${other}~`),
    token.replace('~en~', '~de~'),
    token.slice(0, -1),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.replace(/\d{10}/, (end) => String(Number(end) + 3600)),
    elsewhere,
    `${other}~en`,
    `${other}~en~1.9999999999.${'A'.repeat(43)}`,
    '..~..~auth~session',
    'x'.repeat(190),
    "' or 1=1 --",
  ];
  const missing = (await app().get('/api/posts/no-such-post')).body;
  for (const each of forged) expect([each, await look(each)]).toMatchObject([each, { status: 404, body: missing }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  try {
    expect((await look(token)).status).toBe(404);
  } finally {
    vi.useRealTimers();
  }
  expect((await look(token)).status).toBe(200);
});

it('There is no link to a text that is not there', async () => {
  const { id } = await postIn('draft');
  expect((await people().author.send('POST', `/api/editing/posts/${id}/preview`, { language: 'gr' })).status).toBe(404);
});
