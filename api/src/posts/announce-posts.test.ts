import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { asc } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { lockContents, writeContents, writeTheirs } from '../contents/write-contents.ts';
import { authors, postCategories } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { useJobs } from '../jobs/testing/use-jobs.ts';
import { announcePosts } from './announce-posts.ts';
import { type PostContents, postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const { database, pool, startWorker, read } = useJobs([announcePosts]);
const write = async (post: PostContents) => (await writeContents(database(), postKind, [post]))[0] ?? 0;

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  await pool().query('delete from pgboss.job');
});

/** A hub on this machine; returns its address. */
async function openHub(listener: RequestListener): Promise<string> {
  const hub = createServer(listener);
  server = hub;
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
  const address = hub.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/publish`;
}

/** One that takes everything, and what it was told. */
async function openGoodHub() {
  const told: URLSearchParams[] = [];
  const hub = await openHub((request, response) => {
    void text(request).then((body) => {
      told.push(new URLSearchParams(body));
      response.writeHead(204).end();
    });
  });
  return { hub, told, topics: () => told.map((form) => form.get('hub.url') ?? '').toSorted() };
}

const jobIds = async () =>
  (
    await pool().query<{ id: string }>(`select id from pgboss.job where name = 'announce-posts' order by created_on`)
  ).rows.map(({ id }) => id);
const untilState = async (state: string) => {
  const ids = await jobIds();
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) await expect.poll(async () => (await read(id))?.state, { timeout: 10_000 }).toBe(state);
};
const first = async (table: typeof postCategories | typeof tags | typeof authors) => {
  const [row] = await database().select({ id: table.id, slug: table.slug }).from(table).orderBy(asc(table.id)).limit(1);
  return row ?? { id: 0, slug: '' };
};

it('A hub is told of each feed in which a post comes, in the languages in which it is published and in no others', async () => {
  const [category, tag, author] = [await first(postCategories), await first(tags), await first(authors)];
  const german = translationOf('de', 'verkuendet');
  const draft = translationOf('fr', 'annonce', { state: 'draft', publishedAt: null });
  const made = await writtenPost(database(), 'announced', {
    ...{ categoryIds: [category.id], tagIds: [tag.id], authorId: author.id, translations: [german, draft] },
  });
  const { hub, told, topics } = await openGoodHub();
  const id = await write(made);
  await startWorker([announcePosts], {}, { webSubHub: hub });
  await untilState('completed');
  const feeds = (lang: string) =>
    ['', `/category/${category.slug}`, `/tag/${tag.slug}`, `/author/${author.slug}`]
      .flatMap((scope) =>
        ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `https://sahra.example/feeds/blog${scope}/${file}${lang}`),
      )
      .toSorted();
  expect(topics()).toEqual(feeds('?lang=de'));
  expect(told.every((form) => form.get('hub.mode') === 'publish')).toBe(true);
  told.length = 0;
  await write({ ...made, id, translations: [german, { ...draft, state: 'published', publishedAt: new Date() }] });
  await untilState('completed');
  await expect.poll(topics, { timeout: 10_000 }).toEqual(feeds('?lang=fr'));
  await write({ ...made, id, translations: [german, { ...draft, state: 'withdrawn', publishedAt: null }] });
  expect(await jobIds()).toHaveLength(2);
});

it('Publishing waits for no hub; one that fails is asked again later', async () => {
  let answers = 0;
  const hub = await openHub((_, response) => {
    answers++;
    if (answers === 1) response.writeHead(503).end('busy');
    else response.writeHead(202).end();
  });
  await write(await writtenPost(database(), 'announced-later'));
  const worker = await startWorker([announcePosts], {}, { webSubHub: hub });
  await untilState('retry');
  const [id = ''] = await jobIds();
  expect((await read(id))?.wait).toBeGreaterThan(1);
  await worker.stop();
  await pool().query('update pgboss.job set start_after = now()');
  await startWorker([announcePosts], {}, { webSubHub: hub });
  await untilState('completed');
  expect(answers).toBe(1 + 6);
});

it('Nothing is sent of a post that was withdrawn before the hub could be told', async () => {
  const { hub, told } = await openGoodHub();
  const made = await writtenPost(database(), 'announced-and-withdrawn');
  const id = await write(made);
  await write({ ...made, id, translations: [translationOf('en', 'announced-and-withdrawn', { state: 'withdrawn' })] });
  await startWorker([announcePosts], {}, { webSubHub: hub });
  await untilState('completed');
  expect(told).toEqual([]);
});

it('Without a hub nobody is told, and what is not committed is announced to nobody', async () => {
  const { told } = await openGoodHub();
  await write(await writtenPost(database(), 'not-announced'));
  await startWorker([announcePosts]);
  await untilState('completed');
  const post = await writtenPost(database(), 'rolled-back');
  await database()
    .transaction(async (tx) => {
      await lockContents(tx);
      await writeTheirs(tx, postKind, [post]);
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await jobIds()).toHaveLength(1);
  expect(told).toEqual([]);
});
