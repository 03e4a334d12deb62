import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { postSlugRedirects } from '../../database/post-editing-tables.ts';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { app, database, people, at, begin, readText, save, move, postIn, uniqueSlug } = useEditing();

const page = async (slug: string, language = 'en') => {
  const { status, body } = await app().get(`/api/posts/${encodeURIComponent(slug)}?lang=${language}`);
  return status === 200 ? postDetailSchema.parse(body).slug : status;
};
const rename = async (id: number, slug: string) =>
  save(people().editor, id, asRead(await readText(people().editor, id), { slug }));
const redirects = (id: number) => database().select().from(postSlugRedirects).where(eq(postSlugRedirects.postId, id));

it('The addresses that a published post had lead to the one that it has, in any language, and back when it takes one back', async () => {
  const { id, text } = await postIn('published');
  const [second, third] = [uniqueSlug('second'), uniqueSlug('ثالث')];
  await rename(id, second);
  await rename(id, third);
  expect([await page(text.slug), await page(second, 'de'), await page(third)]).toEqual([third, third, third]);
  await rename(id, text.slug);
  expect([await page(text.slug), await page(second), await page(third)]).toEqual([text.slug, text.slug, text.slug]);
  expect((await redirects(id)).map(({ slug }) => slug).sort()).toEqual([second, third].sort());
});

it('They lead nowhere while it is withdrawn, and to it again when it is published again', async () => {
  const { id, text } = await postIn('published');
  const slug = uniqueSlug('elsewhere');
  await rename(id, slug);
  await move(people().editor, id, 'withdrawn');
  expect([await page(text.slug), await page(slug)]).toEqual([404, 404]);
  // Once out, an address is out: it is changed while nobody reads the post.
  await move(people().editor, id, 'draft');
  const last = uniqueSlug('last');
  await rename(id, last);
  await move(people().editor, id, 'published');
  expect([await page(text.slug), await page(slug)]).toEqual([last, last]);
});

it('What never was published leaves no address behind', async () => {
  const { id, text } = await postIn('in-review');
  await rename(id, uniqueSlug('never'));
  expect(await redirects(id)).toEqual([]);
  const { id: other } = await begin(people().author);
  await save(people().author, other, { ...newText(text.slug), revision: 1 });
});

it('An address that another post had is not free, in that language; a new post with its title gets another one', async () => {
  const { id, text } = await postIn('published');
  await rename(id, uniqueSlug('away'));
  const { id: other } = await begin(people().author, text.slug.replaceAll('-', ' '));
  expect((await readText(people().author, other)).slug).toBe(`${text.slug}-2`);
  const answer = await people().author.send('PUT', at(other), { ...newText(text.slug), revision: 1 });
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'taken', fields: { slug: 'is taken' } }]);
  await save(people().author, other, newText(text.slug), 'fr');
});

it('Of two posts that want the same address one gets it', async () => {
  const [one, other] = [await begin(people().author), await begin(people().author)];
  const slug = uniqueSlug('wanted');
  const saves = [one, other].map(({ id }) => people().author.send('PUT', at(id), { ...newText(slug), revision: 1 }));
  expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('An old address leads to its post in its language, also where another post has the same words in another one', async () => {
  const { id, text } = await postIn('published');
  const slug = uniqueSlug('now');
  await rename(id, slug);
  const { id: other } = await postIn('draft');
  await save(people().author, other, newText(text.slug), 'de');
  await move(people().editor, other, 'published', 'de');
  expect([await page(text.slug, 'en'), await page(text.slug, 'de'), await page(text.slug, 'fr')]).toEqual([
    ...[slug, text.slug, text.slug],
  ]);
});
