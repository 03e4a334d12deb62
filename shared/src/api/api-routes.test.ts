import { expect, expectTypeOf, it } from 'vitest';
import type { Category, Episode, Home, Program, ProgramCard } from '../schemas/catalog.ts';
import type { Page } from '../schemas/common.ts';
import type { Order } from '../schemas/orders.ts';
import type { SearchAnswer } from '../schemas/search.ts';
import type { Session } from '../schemas/session.ts';
import type { Product } from '../schemas/shop.ts';
import type { Subscription } from '../schemas/subscriptions.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import type { Answer } from './api-routes.ts';

const api = createFakeApi({});
const notFound = { status: 404 };

it('A route answers what its schema says', () => {
  expectTypeOf<Answer<'get', '/home'>>().toEqualTypeOf<Home>();
  expectTypeOf<Answer<'get', '/programs'>>().toEqualTypeOf<Page<ProgramCard>>();
  expectTypeOf<Answer<'get', '/programs/{programId}'>>().toEqualTypeOf<Program>();
  expectTypeOf<Answer<'get', '/episodes/{episodeId}'>>().toEqualTypeOf<Episode>();
  expectTypeOf<Answer<'get', '/categories/{categoryId}'>>().toEqualTypeOf<Category>();
  expectTypeOf<Answer<'get', '/search'>>().toEqualTypeOf<SearchAnswer>();
  expectTypeOf<Answer<'get', '/products'>>().toEqualTypeOf<Page<Product>>();
  expectTypeOf<Answer<'get', '/account/orders'>>().toEqualTypeOf<Page<Order>>();
  expectTypeOf<Answer<'get', '/account/subscription'>>().toEqualTypeOf<Subscription>();
  expectTypeOf<Answer<'get', '/auth/session'>>().toEqualTypeOf<Session>();
});

it('A path that the api does not have, or not with this method, does not compile', async () => {
  // @ts-expect-error There is no such route.
  await expect(api.get('/programmes')).rejects.toMatchObject(notFound);
  // @ts-expect-error An id is a parameter.
  await expect(api.get('/programs/7')).rejects.toMatchObject(notFound);
  // @ts-expect-error Programs are only read.
  await expect(api.delete('/programs/{programId}', { params: { programId: 7 } })).rejects.toMatchObject(notFound);
  // @ts-expect-error It is for developers, and not in the document.
  await expect(api.get('/dev/mail')).rejects.toMatchObject(notFound);
});

it('An answer taken for another one does not compile', async () => {
  // @ts-expect-error These are orders.
  const products: Promise<Page<Product>> = api.get('/account/orders');
  await expect(products).rejects.toMatchObject(notFound);
});

it('A query that the route does not take does not compile', async () => {
  // @ts-expect-error A list has pages, and no limit.
  await expect(api.get('/programs', { query: { limit: 7 } })).rejects.toMatchObject(notFound);
  // @ts-expect-error Programs are movies or series.
  await expect(api.get('/programs', { query: { kind: 'book' } })).rejects.toMatchObject(notFound);
  // @ts-expect-error Nobody searches for nothing.
  await expect(api.get('/search', { query: { page: 1 } })).rejects.toMatchObject(notFound);
  // @ts-expect-error Who is signed in does not depend on a query.
  await expect(api.get('/auth/session', { query: { page: 1 } })).rejects.toMatchObject(notFound);
});

it('A parameter that is missing or has another name does not compile', async () => {
  // @ts-expect-error Which program?
  await expect(api.get('/programs/{programId}')).rejects.toMatchObject(notFound);
  // @ts-expect-error It is called programId.
  await expect(api.get('/programs/{programId}', { params: { id: 7 } })).rejects.toMatchObject(notFound);
  // @ts-expect-error The home page has none.
  await expect(api.get('/home', { params: { programId: 7 } })).rejects.toMatchObject(notFound);
});

it('A body that the route refuses does not compile', async () => {
  // @ts-expect-error Nothing is sent.
  await expect(api.post('/auth/elevate')).rejects.toMatchObject(notFound);
  // @ts-expect-error The field has another name.
  await expect(api.post('/auth/elevate', { body: { secret: 'x' } })).rejects.toMatchObject(notFound);
  // @ts-expect-error It is yes or no.
  await expect(api.post('/auth/sign-out', { body: { everywhere: 'yes' } })).rejects.toMatchObject(notFound);
  // @ts-expect-error A read sends nothing.
  await expect(api.get('/home', { body: {} })).rejects.toMatchObject(notFound);
});
