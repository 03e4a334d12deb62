import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it, vi } from 'vitest';
import app from '../app.ts';
import { episode, programCard, seriesCard } from '../ui/program-samples.ts';

const answers = {
  '/episodes/802': episode(seriesCard(8)),
  '/episodes/702': { ...episode(programCard(7)), access: 'subscriber' },
};

it('Another site shows the film alone, under the name of its episode', async () => {
  await renderPage(app, '/embed/802', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Program 8 · Episode 1.2');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('What is not free is not played elsewhere: a link leads to its page, in a tab of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { router } = await renderPage(app, '/embed/702', answers);
  const link = screen.getByRole('link', { name: 'Watch on Sahra' });
  expect(link.getAttribute('href')).toBe('/programs/7/episodes/702');
  fireEvent.click(link);
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/\/programs\/7\/episodes\/702$/), '_blank', 'noopener');
  expect(router.state.location.pathname).toBe('/embed/702');
});

it.each([
  ['/embed/999', 404],
  ['/embed/nope', 404],
  ['/embed/802?origin=javascript:alert(1)', 400],
  ['/embed/802?origin=*', 400],
])('%s is answered with %i', async (address, status) => {
  await renderPage(app, address, answers);
  expect(screen.getByRole('alert').textContent).toBe(`Status ${status}`);
});
