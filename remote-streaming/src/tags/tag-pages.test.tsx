import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { programCard } from '../ui/program-samples.ts';

const tag = (slug: string, name: string, programCount: number) => ({ id: 1, slug, name, programCount });
interface Query {
  page: number;
  tag?: string;
}
const answers = {
  '/tags': ({ page }: Query) => ({
    items: page === 1 ? [tag('night', 'Night', 30), tag('first-love', 'First love', 1)] : [],
    page,
    pageSize: 2,
    total: 2,
  }),
  '/tags/night': tag('night', 'Night', 30),
  '/tags/radio': tag('radio', 'Radio', 0),
  '/programs': ({ page, tag: asked }: Query) => ({
    items: asked === 'night' && page < 3 ? [programCard(page)] : [],
    page,
    pageSize: 24,
    total: asked === 'night' ? 30 : 0,
  }),
};

it('Visitor sees every tag and how much it has', async () => {
  await renderPage(app, '/tags', answers);
  expect(screen.getByRole('link', { name: 'Night 30 titles' }).getAttribute('href')).toBe('/tags/night');
  expect(screen.getByRole('link', { name: 'First love 1 title' }).getAttribute('href')).toBe('/tags/first-love');
});

it('Visitor sees what a tag has, page by page, and may narrow it', async () => {
  await renderPage(app, '/tags/night?page=2', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Night');
  expect(screen.getByText('30 titles')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Program 2/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/tags/night');
  expect(screen.getByRole('link', { name: 'Filter and sort' }).getAttribute('href')).toBe('/shows-details?tag=night');
});

it('A tag without films and series says so, and leads to the others', async () => {
  await renderPage(app, '/tags/radio', answers);
  expect(screen.getByRole('heading', { name: 'No films or series here yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All tags' }).getAttribute('href')).toBe('/tags');
});

it.each(['/tags?page=2', '/tags/night?page=3', '/tags/no-such-tag', '/tags/%00'])(
  '%s is not a page',
  async (address) => {
    await renderPage(app, address, answers);
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);
