import { lettersSchema } from '@sahra/shared/schemas/letters';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { posts, postTranslations } from '../database/blog-tables.ts';
import { postKind } from '../posts/post-contents.ts';
import { translationOf, writtenPost } from '../posts/testing/written-post.ts';
import { textsOf, useLetters } from './testing/use-letters.ts';

const { database, send, read, draft, subscribe, editor, mails } = useLetters();

describe('an issue as its editors write it', () => {
  it('It is made in one step from the posts of a month in Cairo, the newest first', async () => {
    const publishedAt = (text: string) => ({ publishedAt: new Date(text) });
    for (const [slug, at] of [
      ['in-may', '2031-05-31T20:59:00Z'],
      ['first-of-june', '2031-05-31T21:00:00Z'],
      ['last-of-june', '2031-06-30T20:59:00Z'],
      ['in-july', '2031-06-30T21:00:00Z'],
    ] as const)
      await writeContents(database(), postKind, [await writtenPost(database(), slug, publishedAt(at))]);
    const { status, body } = await send('POST', 'letters?lang=de', { month: '2031-06' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ month: '2031-06', state: 'draft', revision: 1, progress: null },
      posts: [
        { title: 'Title last-of-june', contentLanguage: 'en', languages: ['en'] },
        { title: 'Title first-of-june', contentLanguage: 'en' },
      ],
    });
    expect((await send('POST', 'letters', { month: '1999-01' })).body).toMatchObject({ posts: [] });
    const list = lettersSchema.parse((await send('GET', 'letters')).body);
    expect(list.items.map(({ month, postTotal, subject }) => [month, postTotal, subject])).toEqual([
      ['1999-01', 0, ''],
      ['2031-06', 2, ''],
    ]);
  });

  it('An editor orders its posts and writes subject and greeting; who had read an older state overwrites nothing', async () => {
    const { id, revision, posts: proposed } = await draft();
    const postIds = proposed.map((post) => post.id).toReversed();
    await send('PUT', `letters/${id}/posts`, { revision, postIds });
    const changed = await send('PUT', `letters/${id}/texts`, { revision: revision + 1, texts: textsOf('November') });
    expect(changed).toMatchObject({ status: 200, body: { revision: revision + 2 } });
    const late = await send('PUT', `letters/${id}/texts`, { revision: revision + 1, texts: textsOf('Late') });
    expect(late).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
    const now = await read(id);
    expect(now.posts.map((post) => post.id)).toEqual(postIds);
    expect(now.texts.gr).toEqual({ subject: 'November gr', greeting: 'Greeting gr' });
    const races = [1, 2, 3, 4].map(() => send('PUT', `letters/${id}/posts`, { revision: now.revision, postIds }));
    expect((await Promise.all(races)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('Each language shows how many read it, and how many posts it has of its own', async () => {
    await subscribe(5, ['ar', 'gr']);
    const { audience, posts: ofLetter } = await draft();
    const inGreek = ofLetter.filter(({ languages }) => languages.includes('gr')).length;
    expect(audience.map(({ language, subscribers }) => [language, subscribers])).toEqual([
      ['ar', 3],
      ['en', 0],
      ['de', 0],
      ['fr', 0],
      ['gr', 2],
    ]);
    expect(audience[4]).toEqual({ language: 'gr', subscribers: 2, own: inGreek, other: ofLetter.length - inGreek });
  });

  it('The preview is what readers get: posts in their language, or as the blog shows them; not what was withdrawn', async () => {
    const translations = [translationOf('en', 'in-english'), translationOf('ar', 'in-arabic')];
    const one = await writtenPost(database(), 'two-languages', { translations });
    const two = await writtenPost(database(), 'to-be-withdrawn');
    const postIds = await writeContents(database(), postKind, [one, two]);
    const { id, revision } = await draft();
    await send('PUT', `letters/${id}/posts`, { revision, postIds });
    await database()
      .update(postTranslations)
      .set({ state: 'withdrawn' })
      .where(eq(postTranslations.slug, 'to-be-withdrawn'));
    const [arabic, greek] = [
      await send('GET', `letters/${id}/preview?language=ar`),
      await send('GET', `letters/${id}/preview?language=gr`),
    ];
    expect(arabic.body).toMatchObject({
      subject: 'Issue ar',
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    });
    expect(JSON.stringify(arabic.body)).toContain('https://sahra.example/blogs-detail/in-arabic?lang=ar');
    const framed = await send('GET', `letters/${id}/mail?language=gr`);
    expect([framed.headers['content-type'], framed.body]).toEqual([
      'text/html; charset=utf-8',
      (greek.body as { html: string }).html,
    ]);
    expect(framed.headers['content-security-policy']).toMatch(
      /^default-src 'none';.* sandbox;.* frame-ancestors 'self'$/,
    );
    const { html, text } = greek.body as { html: string; text: string };
    expect(html).toContain('<html lang="el" dir="ltr">');
    expect(html).toContain('<div lang="en" dir="ltr"><h2');
    expect(text).toContain(
      'Greeting gr\n\nTitle in-english\nExcerpt in-english\nhttps://sahra.example/blogs-detail/in-english?lang=gr',
    );
    expect(text).not.toContain('to-be-withdrawn');
    expect((await read(id)).posts.map(({ languages }) => languages)).toEqual([['ar', 'en'], []]);
  });

  it('An editor gets a test at their own address, and nobody else does', async () => {
    await subscribe(3);
    const { id } = await draft();
    const asked = await send('POST', `letters/${id}/test`, { language: 'ar' });
    expect(asked).toMatchObject({ status: 202, body: { recipient: editor().email } });
    const sent = await mails();
    expect(sent).toMatchObject([
      { kind: 'letter-test', recipient: editor().email, language: 'ar', unsubscribe: undefined },
    ]);
    expect(sent[0]?.subject).toBe('تجربة: \u2068Issue ar\u2069');
    const more = await Promise.all(
      Array.from({ length: 25 }, () => send('POST', `letters/${id}/test`, { language: 'ar' })),
    );
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  it('A post that is deleted leaves the draft, and one that is no post does not get into it', async () => {
    const [postId = 0] = await writeContents(database(), postKind, [await writtenPost(database(), 'to-be-deleted')]);
    const { id, revision } = await draft();
    await send('PUT', `letters/${id}/posts`, { revision, postIds: [postId] });
    expect(
      await send('PUT', `letters/${id}/posts`, { revision: revision + 1, postIds: [postId, 2_000_000_000] }),
    ).toMatchObject({
      status: 400,
      body: { fields: { postIds: 'must be published posts' } },
    });
    await database().delete(posts).where(eq(posts.id, postId));
    expect((await read(id)).posts).toEqual([]);
  });
});
