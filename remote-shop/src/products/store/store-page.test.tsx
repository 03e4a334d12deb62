import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type ProgramCard, type SessionMember, type ShopFront } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { pageOfProducts } from '../product-samples.ts';

const products = pageOfProducts(31, 31).items;
const picture = (kind: 'poster' | 'scene', id: number) => ({ kind, src: `/media/art/${kind}/${id}`, color: 'navy' });
const program = (id: number, kind: ProgramCard['kind']) =>
  ({ id, kind, title: `Program ${id}`, poster: picture('poster', id), scene: picture('scene', id) }) as ProgramCard;
const at = (index: number) =>
  products[index] ??
  (() => {
    throw new Error('no product');
  })();
const front: ShopFront = {
  hero: [
    { product: at(0), program: program(7, 'movie') },
    { product: at(2), program: program(8, 'series') },
  ],
  banners: [
    { kind: 'reduced', total: 5, products: products.slice(0, 3) },
    { kind: 'from-films', total: 1, products: products.slice(4, 5) },
  ],
  categories: [{ slug: 'kitchen', name: 'Kitchen', productCount: 31, picture: at(0).picture }],
  newest: products.slice(0, 4),
  bestSellers: products.slice(4, 8),
};
const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const answers = {
  '/shop-front': front,
  '/products': pageOfProducts(26, 12),
  '/account/recommended-products': { items: products.slice(20, 22) },
};
const rail = (name: string) => screen.getByRole('region', { name });
const linksIn = (name: string) =>
  within(rail(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('Visitor sees what is new from films, and turns to the next thing', async () => {
  await renderPage(app, '/merchandise-store', answers);
  expect(screen.getByRole('heading', { level: 1, name: 'The film shop' })).toBeTruthy();
  const hero = within(rail('New from the films'));
  expect(hero.getByRole('link', { name: 'See it in the shop: Product 1' }).getAttribute('href')).toBe(
    '/product-detail/product-1',
  );
  expect(hero.getByRole('link', { name: 'To the series' }).getAttribute('href')).toBe('/shows-details/8');
  await userEvent.click(hero.getByRole('button', { name: 'Next' }));
  expect(hero.getByText(/Number 2 of 2: .Product 3/)).toBeTruthy();
  await userEvent.click(hero.getByRole('button', { name: 'Stop the slideshow' }));
  expect(hero.getByRole('button', { name: 'Resume the slideshow' })).toBeTruthy();
});

it('Banners stand still, say how much there is, and lead to it', async () => {
  await renderPage(app, '/merchandise-store', answers);
  const banners = within(rail('Selections'));
  expect(banners.getByText('5 products')).toBeTruthy();
  expect(banners.getByText('One product')).toBeTruthy();
  expect(banners.getByRole('link', { name: 'Show all: Costs less now' }).getAttribute('href')).toBe(
    '/shop?inStock=true&reduced=true&sort=popularity',
  );
  expect(banners.queryByRole('button', { name: 'Stop the slideshow' })).toBeNull();
});

it('Visitor finds shelves, new things and best sellers, and the way to everything', async () => {
  await renderPage(app, '/merchandise-store', answers);
  expect(screen.getByRole('link', { name: 'Kitchen' }).getAttribute('href')).toBe('/shop?category=kitchen');
  expect(linksIn('New in')).toEqual(expect.arrayContaining(['/shop?sort=latest', '/product-detail/product-1']));
  expect(linksIn('Best sellers')).toEqual(
    expect.arrayContaining(['/shop?sort=popularity', '/product-detail/product-5']),
  );
  expect(linksIn('From films and series')).toContain('/related-merchandise');
  expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/all-products');
});

it('A member gets things from the films that they watch', async () => {
  await renderPage(app, '/merchandise-store', answers, 'en', member);
  expect(linksIn('From the films you watch')).toContain('/product-detail/product-21');
  expect(screen.queryByRole('region', { name: 'From films and series' })).toBeNull();
});

it.each([
  ['who has watched nothing', () => ({ items: [] })],
  [
    'whose films cannot be read',
    () => {
      throw new BadRequestError('Locked', 403, { code: 'profile_locked' });
    },
  ],
])('A member %s gets what comes from films', async (_, read) => {
  await renderPage(app, '/merchandise-store', { ...answers, '/account/recommended-products': read }, 'en', member);
  expect(rail('From films and series')).toBeTruthy();
});

it('A shop without anything says so', async () => {
  const empty = { hero: [], banners: [], categories: [], newest: [], bestSellers: [] };
  await renderPage(app, '/merchandise-store', { '/shop-front': empty, '/products': pageOfProducts(0, 12) });
  expect(screen.getByRole('heading', { name: 'The shelves are still empty' })).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
