import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import { createFakeApi } from '@sahra/shared/testing/fake-api';
import app from '../app.ts';
import { openPost } from './load-post.ts';
import { answersWith, postDetail } from './post-detail-samples.ts';

const moved = postDetail(3, 'standard', {
  translations: [
    { language: 'en', slug: 'post-3' },
    { language: 'de', slug: 'beitrag-3' },
  ],
});
const answers = answersWith(moved, { '/posts/old-name': moved, '/posts/beitrag-3': moved });

it.each([
  ['/blogs-detail/old-name?lang=en', '/blogs-detail/post-3?lang=en'],
  ['/blogs-detail/beitrag-3?lang=en', '/blogs-detail/beitrag-3?lang=en'],
])('Who follows %s is at %s', async (from, to) => {
  const { router } = await renderPage(app, from, answers);
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post 3');
});

it('An address that a post had once is left for good: search engines take the new one', async () => {
  const args = {
    request: new Request('http://sahra.test/blogs-detail/old-name'),
    context: { get: () => ({ api: createFakeApi(answers) }) },
  } as unknown as Parameters<typeof openPost>[0];
  const answer = await openPost(args, 'old-name', ({ slug }) => `/blogs-detail/${slug}`).catch(
    (error: unknown) => error,
  );
  if (!(answer instanceof Response)) throw new Error('It does not lead anywhere');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blogs-detail/post-3']);
});

it('The link of a preview shows a post that is not published, and search engines are asked not to list it', async () => {
  const draft = postDetail(9, 'standard', { title: 'Not yet' });
  await renderPage(
    app,
    '/blogs-detail/post-9?preview=9~en~1.2',
    answersWith(moved, { '/post-previews/9~en~1.2': draft }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not yet');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('A forged one shows no post', async () => {
  await renderPage(app, '/blogs-detail/post-9?preview=forged', answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
