import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categoryKind, genreKind, personKind, tagKind } from '../../contents/kinds.ts';
import { writeContents } from '../../contents/write-contents.ts';
import { categories, episodes, genres, programs, tags } from '../../database/catalog-tables.ts';
import { people } from '../../database/people-tables.ts';
import { plans, products } from '../../database/shop-tables.ts';
import { postKind } from '../../posts/post-contents.ts';
import { writtenPost } from '../../posts/testing/written-post.ts';
import { productKind } from '../../products/product-contents.ts';
import { programKind } from '../../programs/program-contents.ts';
import { readRoutes, urlOf } from '../../testing/api-routes.ts';
import { signUpMember } from '../../testing/member.ts';
import { testContents } from '../../testing/test-demo.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const demo = await testContents();
const name = { ar: 'زبرجد', en: 'Peridot' };

function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The demo has one');
  return row;
}

/** Something of each kind that changes, as somebody would change it, and where that is read. */
const changes: [what: string, change: () => Promise<unknown>, addresses: string[]][] = [
  [
    'a category',
    async () => {
      const { updatedAt: _, ...row } = first(await database().select().from(categories).where(eq(categories.id, 1)));
      return writeContents(database(), categoryKind, [{ ...row, name }]);
    },
    ['/api/categories', '/api/home', '/api/sitemap/categories'],
  ],
  [
    'a genre',
    async () => {
      const { updatedAt: _, ...row } = first(await database().select().from(genres).where(eq(genres.id, 1)));
      return writeContents(database(), genreKind, [{ ...row, name }]);
    },
    ['/api/genres', '/api/programs'],
  ],
  [
    'a tag',
    async () => {
      const { updatedAt: _, ...row } = first(await database().select().from(tags).where(eq(tags.id, 1)));
      return writeContents(database(), tagKind, [{ ...row, name }]);
    },
    ['/api/tags', '/api/search?q=peridot'],
  ],
  [
    'a person',
    async () => {
      const { updatedAt: _, ...row } = first(await database().select().from(people).where(eq(people.id, 1)));
      return writeContents(database(), personKind, [{ ...row, name }]);
    },
    ['/api/people', '/api/people/1', '/api/search?q=peridot'],
  ],
  [
    'a program with its episodes',
    async () => {
      const { clip: _, ...episode } = first(first(demo.programs).episodes);
      const { clipId } = first(await database().select({ clipId: episodes.clipId }).from(episodes));
      const links = {
        genreIds: [1],
        tagIds: [1],
        directorIds: [],
        castIds: [1],
        categories: [{ categoryId: 1, position: 1 }],
      };
      const program = { ...first(demo.programs), ...links, slug: 'peridot', title: name, position: 0 };
      return writeContents(database(), programKind, [
        { ...program, episodes: [{ ...episode, slug: 'peridot-e1', clipId }] },
      ]);
    },
    [
      ...['/api/programs', '/api/categories/1/programs', '/api/home', '/api/people/1', '/api/search?q=peridot'],
      ...['/api/sitemap', '/api/sitemap/programs', '/api/sitemap/episodes'],
    ],
  ],
  [
    'an episode',
    () => database().update(episodes).set({ title: name }).where(eq(episodes.id, 1)),
    ['/api/episodes/1', '/api/programs/1'],
  ],
  [
    'the slider',
    () => database().update(programs).set({ title: name }).where(eq(programs.id, 120)),
    ['/api/slider', '/api/home'],
  ],
  [
    'a product',
    async () => {
      const { updatedAt: _, ...row } = first(await database().select().from(products).where(eq(products.id, 1)));
      return writeContents(database(), productKind, [{ ...row, price: row.price + 1 }]);
    },
    ['/api/products'],
  ],
  ['stock', () => database().update(products).set({ stockQuantity: 0 }), ['/api/products']],
  [
    'a post',
    async () =>
      writeContents(database(), postKind, [
        await writtenPost(database(), 'peridot', { categoryIds: [1], tagIds: [1], publishedAt: new Date() }),
      ]),
    [
      '/api/posts',
      '/api/posts?tag=night',
      '/api/posts/what-to-do-when-the-film-ends',
      '/api/post-archive',
      '/api/sitemap/posts',
    ],
  ],
  ['a plan', () => database().update(plans).set({ price: 1 }).where(eq(plans.code, 'basic')), ['/api/plans']],
];

describe('reads after writes', () => {
  it.each(changes)('Browser that has read %s reads at once what it has become', async (_, change, addresses) => {
    const cached = await Promise.all(addresses.map((url) => app().get(url)));
    for (const [index, { headers }] of cached.entries()) {
      const again = await app().get(addresses[index] ?? '', { 'if-none-match': String(headers.etag) });
      expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, no-cache']);
    }
    await change();
    for (const [index, { headers, body }] of cached.entries()) {
      const now = await app().get(addresses[index] ?? '', { 'if-none-match': String(headers.etag) });
      expect(now.status, addresses[index]).toBe(200);
      expect(now.body, addresses[index]).not.toEqual(body);
    }
  });

  it('No answer of the api may be used without asking; what is of a member is not even stored', async () => {
    const member = await signUpMember(app(), { role: 'admin' });
    const routes = (await readRoutes(app())).filter(({ method }) => method === 'GET');
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) {
      const { headers } = await member.send('GET', urlOf(route));
      const isOwn = /^\/api\/(account|admin|auth|session)/.test(route.path);
      expect(isOwn ? ['no-store'] : ['no-store', 'public, no-cache'], route.path).toContain(headers['cache-control']);
    }
  });
});
