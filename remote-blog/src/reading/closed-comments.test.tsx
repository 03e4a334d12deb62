import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { answersWith, postDetail } from './post-detail-samples.ts';

const open = (commentsClosedAt: string | null) =>
  renderPage(app, '/blogs-detail/post-1', answersWith(postDetail(1, 'standard', { commentsClosedAt })));

it.each([
  ['never close', null],
  ['will close', '2999-01-01T00:00:00.000Z'],
])('Where comments %s one can write one', async (_, commentsClosedAt) => {
  await open(commentsClosedAt);
  expect(await screen.findByRole('form', { name: 'Write a comment' })).toBeTruthy();
});

it('Where they are closed one is told so, and there is no form', async () => {
  await open('2026-01-01T00:00:00.000Z');
  expect(await screen.findByText('Comments on this post are closed.')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Write a comment' })).toBeNull();
});
