import type { Page as Listed } from '@sahra/shared/schemas/common';
import { postTypes, type PostCard } from '@sahra/shared/schemas/blog';
import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { ask } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');

const postsOf = (query: string) => ask<Listed<PostCard>>(`/posts?pageSize=10${query}`);
const titlesOn = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

test('Visitor reads the posts page by page', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const first = await postsOf('');
    expect(first.total).toBeGreaterThanOrEqual(24);
    await open(paths.blogs.href());
    expect(await titlesOn(page)).toEqual(first.items.map(({ title }) => title));
    await page.getByRole('link', { name: say('shared', 'nextPage') }).click();
    const second = await postsOf('&page=2');
    await expect.poll(() => titlesOn(page)).toEqual(second.items.map(({ title }) => title));
    expect(page.url()).toContain(paths.blogs.href({ page: 2 }));
  }));

test('Visitor sees the posts of each type alone', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.blogs.href());
    const filter = page.getByRole('navigation', { name: say('remote-blog', 'posts.filter') });
    for (const type of postTypes) {
      await filter.getByRole('link', { name: say('remote-blog', `posts.types.${type}`), exact: true }).click();
      const { items } = await postsOf(`&type=${type}`);
      expect(items.length, type).toBeGreaterThan(0);
      await expect.poll(() => titlesOn(page)).toEqual(items.map(({ title }) => title));
      expect(new URL(page.url()).searchParams.get('type')).toBe(type);
    }
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(filter.locator('[aria-current]')).toHaveText(say('remote-blog', 'posts.types.gallery'));
  }));
