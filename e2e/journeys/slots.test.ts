import type { Program, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { ProductCategory, Product } from '@sahra/shared/schemas/shop';
import type { SearchAnswer, SearchHit } from '@sahra/shared/schemas/search';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '../support/addresses.ts';
import { ask, firstEpisode } from '../support/api.ts';
import { siteUrl } from '../support/current-site.ts';
import { readHtml } from '../support/html.ts';
import { makeMember, sendTo, signInByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findOverflow } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const shop = (key: string) => say('remote-shop', key);
const htmlOf = async (path: string) => (await fetch(siteUrl() + path)).text();

function nameOf(hit: SearchHit): string {
  switch (hit.type) {
    case 'program':
      return hit.program.title;
    case 'person':
      return hit.person.name;
    case 'episode':
      return hit.episode.title;
    case 'product':
      return hit.product.name;
    case 'post':
      return hit.post.title;
  }
}
const relatedTo = (programId: number) => ask<Listed<Product>>(`/products?programId=${programId}&pageSize=6`);

test('Reader without scripts gets what the shop and the blog show in pages of others', async () => {
  const { program } = await firstEpisode('movie');
  const { items: related } = await relatedTo(program.id);
  const film = readHtml(await htmlOf(paths.program.href(program.id))).main;
  expect(related.filter(({ name }) => !film.includes(name))).toEqual([]);
  expect(film).toContain(shop('rail.title'));

  const q = 'سهرة';
  const found = readHtml(await htmlOf(paths.search.href({ q }))).main;
  const { groups } = await ask<SearchAnswer>(`/search?q=${encodeURIComponent(q)}`);
  expect(groups.map(({ area }) => area).toSorted()).toEqual(['blog', 'shop', 'streaming']);
  const names = groups.flatMap(({ hits }) => hits.map(nameOf));
  expect(names.filter((name) => !found.includes(name))).toEqual([]);
});

test('Viewer finds things of a series after its last episode, and not before', async () => {
  const { items } = await ask<Listed<ProgramCard>>('/programs?kind=series&pageSize=60');
  const products = await Promise.all(items.map(({ id }) => relatedTo(id)));
  const { id } = items.find((_, index) => products[index]?.total) ?? {};
  if (!id) throw new Error('The shop has nothing of any series');
  const { seasons } = await ask<Program>(`/programs/${id}`);
  const episodes = seasons.flatMap((season) => season.episodes);
  const [first, last] = [episodes[0], episodes.at(-1)];
  if (!first || !last) throw new Error('The series has no episodes');
  const mainOf = async (episodeId: number) => readHtml(await htmlOf(paths.episode.href(id, episodeId))).main;
  await expect.poll(() => mainOf(last.id)).toContain(shop('rail.title'));
  expect(await mainOf(first.id)).not.toContain(shop('rail.title'));
});

test('Visitor comes from a film to the shop, and by its header to a category', ({ visit }) =>
  visit({ viewport: { width: 390, height: 800 } }, async ({ page, open }) => {
    const { program } = await firstEpisode('movie');
    const [category] = (await ask<Listed<ProductCategory>>('/product-categories')).items;
    if (!category) throw new Error('There is no category of products');
    await open(paths.program.href(program.id));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const rail = page.getByRole('main').getByRole('region', { name: shop('rail.title') });
    await rail.scrollIntoViewIfNeeded();
    const all = rail.getByRole('link', { name: shop('menu.all') });
    await expect
      .poll(() => all.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    expect(await findOverflow(page)).toEqual([]);
    await all.click();
    await expect(page.getByRole('heading', { level: 1, name: shop('products.title') })).toBeVisible();

    const label = shop('products.categories');
    const opener = page.getByRole('banner').getByRole('button', { name: label });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('banner').getByRole('navigation', { name: label });
    const link = menu.getByRole('link', { name: category.name });
    await expect(link).toContainText(String(category.productCount));
    await link.click();
    await expect(page).toHaveURL(paths.shop.href({ category: category.slug }));
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }));

test('Member finds in their account what they watched last, and goes on there', async ({ visit }) => {
  const cookie = await signInByApi(await makeMember());
  const { id, program } = await firstEpisode('movie');
  const saved = await sendTo(`/account/progress/${id}`, { seconds: 5 }, { cookie }, 'PUT');
  expect(saved.status).toBe(200);
  await visit({}, async ({ page, open }) => {
    await takeSession(page, cookie);
    await open(paths.account.href());
    const card = page.getByRole('main').getByRole('link', { name: say('remote-streaming/src/overview', 'title') });
    await card.scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByText(program.title)).toBeVisible();
    await card.click();
    await expect(page).toHaveURL(paths.episode.href(program.id, id));
  });
});
