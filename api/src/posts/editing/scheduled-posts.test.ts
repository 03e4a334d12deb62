import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeContents } from '../../contents/write-contents.ts';
import { totalOf } from '../../contents/list-totals.ts';
import { posts, postTranslations } from '../../database/blog-tables.ts';
import { postRevisions } from '../../database/post-editing-tables.ts';
import { useJobs } from '../../jobs/testing/use-jobs.ts';
import { sendJob } from '../../jobs/job-queue.ts';
import { postKind } from '../post-contents.ts';
import { translationOf, writtenPost } from '../testing/written-post.ts';
import { publishDue, scheduledPosts } from './publish-due.ts';
import { asRead, useEditing } from './testing/use-editing.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

describe('two workers', () => {
  const { database, startWorker } = useJobs([scheduledPosts]);

  it('publish each of a hundred texts that are due once, and nothing that is not', async () => {
    const before = await totalOf(database(), 'posts');
    const made = await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        writtenPost(database(), `due-${index}`, {
          translations: [
            translationOf('en', `due-${index}`, {
              state: 'scheduled',
              publishedAt: minutes(index === 100 ? 60 : -index),
            }),
          ],
        }),
      ),
    );
    const ids = await writeContents(database(), postKind, made);
    await database().transaction(async (tx) => {
      for (let count = 0; count < 8; count += 1) await sendJob(tx, scheduledPosts, {});
    });
    await Promise.all([startWorker(), startWorker()]);
    const stateOf = (state: 'published' | 'scheduled') =>
      database().$count(
        postTranslations,
        and(inArray(postTranslations.postId, ids), eq(postTranslations.state, state)),
      );
    await expect.poll(() => stateOf('published'), { timeout: 60_000 }).toBe(100);
    await Promise.all([publishDue(database(), new Date()), publishDue(database(), new Date())]);
    expect(await stateOf('scheduled')).toBe(1);
    // A revision for each publication, beside that of how it was before.
    const { rows } = await database().execute<{ publications: number; posts: number }>(sql`
      select count(*)::int as publications, count(distinct post_id)::int as posts from ${postRevisions}
      where state = 'published' and ${inArray(postRevisions.postId, ids)}`);
    expect(rows).toEqual([{ publications: 100, posts: 100 }]);
    expect(await totalOf(database(), 'posts')).toBe(before + 100);
    const dates = await database()
      .select({ planned: postTranslations.publishedAt, first: posts.publishedAt })
      .from(postTranslations)
      .innerJoin(posts, eq(posts.id, postTranslations.postId))
      .where(and(inArray(posts.id, ids), eq(postTranslations.state, 'published')));
    expect(dates.every(({ planned, first }) => planned?.getTime() === first.getTime())).toBe(true);
  }, 120_000);
});

describe('what is scheduled', () => {
  const { app, database, people, at, read, readText, move, done, postIn } = useEditing();
  const publish = (now: Date) => publishDue(database(), now);
  /** A minute after the moment that is asked for. */
  const planned = minutes(30);
  let id: number;
  beforeEach(async () => {
    ({ id } = await postIn('draft'));
    done(await move(people().editor, id, 'scheduled', 'en', planned.toISOString()));
  });

  it('is published at its moment, not before, and has that date', async () => {
    await publish(minutes(29));
    expect(await readText(people().editor, id)).toMatchObject({
      state: 'scheduled',
      publishedAt: planned.toISOString(),
    });
    await publish(minutes(31));
    const text = await readText(people().editor, id);
    expect(text).toMatchObject({ state: 'published', publishedAt: planned.toISOString() });
    expect((await read(people().editor, id)).publishedAt).toBe(planned.toISOString());
    expect((await app().get(`/api/posts/${text.slug}`)).status).toBe(200);
  });

  it('can be put off, and is published at the new moment', async () => {
    done(await move(people().editor, id, 'scheduled', 'en', minutes(90).toISOString()));
    await publish(minutes(31));
    expect((await readText(people().editor, id)).state).toBe('scheduled');
    await publish(minutes(91));
    expect((await readText(people().editor, id)).state).toBe('published');
  });

  it('is a draft or published where it is taken back at that very moment: never both, and told as it is', async () => {
    const states: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { id: each } = await postIn('draft');
      done(await move(people().editor, each, 'scheduled', 'en', planned.toISOString()));
      const { revision } = await readText(people().editor, each);
      const takeBack = () => people().editor.send('POST', `${at(each)}/transition`, { revision, to: 'draft' });
      const both = round % 2 ? [publish(minutes(31)), takeBack()] : [takeBack(), publish(minutes(31))];
      const answer = (await Promise.all(both)).find((value) => value !== undefined);
      const { state } = await readText(people().editor, each);
      states.push(state);
      expect([answer?.status, state]).toEqual(answer?.status === 200 ? [200, 'draft'] : [409, 'published']);
      const published = await database().$count(
        postRevisions,
        and(eq(postRevisions.postId, each), eq(postRevisions.state, 'published')),
      );
      expect(published).toBe(state === 'published' ? 1 : 0);
    }
    expect(states).toHaveLength(8);
  });

  it('is published as it was saved last, where somebody saves it at that moment', async () => {
    const text = await readText(people().editor, id);
    const [answer] = await Promise.all([
      people().editor.send('PUT', at(id), asRead(text, { title: 'At the last moment' })),
      publish(minutes(31)),
    ]);
    const after = await readText(people().editor, id);
    expect([answer.status, after.state, after.title]).toEqual(
      answer.status === 200 ? [200, 'published', 'At the last moment'] : [409, 'published', text.title],
    );
  });
});
