import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostArchive, PostCard, PostDetail } from '@sahra/shared/schemas/blog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { distOf } from '../../deploy/release/publish-builds.ts';
import { paths } from '../support/addresses.ts';
import { ask, firstPost } from '../support/api.ts';
import { manifestOf } from '../support/builds.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const reading = (key: string, values?: Parameters<typeof say>[2]) => say('remote-blog/src/reading', key, values);

test('Visitor opens the newest post from the list, and goes on to the one before it', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const post = await firstPost();
    await open(paths.blogs.href());
    await page.getByRole('main').getByRole('link', { name: post.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.post.href(post.slug));
    const { previous } = post;
    if (!previous) throw new Error('There is one post only');
    await page
      .getByRole('navigation', { name: reading('neighbors') })
      .getByRole('link', { name: previous.title })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: previous.title })).toBeVisible();
  }));

test('Visitor looks at the pictures of a gallery over the page, and comes back to where they were', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.singlePost.href('gallery'));
    const first = page.getByRole('link', { name: new RegExp(reading('gallery.open', { number: 1, total: '\\d+' })) });
    await first.first().click();
    const dialog = page.getByRole('dialog', { name: reading('gallery.label') });
    await expect(dialog).toBeVisible();
    // On an Arabic page the next one is to the left.
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('status')).toHaveText(
      new RegExp(reading('gallery.position', { number: 2, total: '\\d+' })),
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(first.first()).toBeFocused();
  }));

test('Visitor without scripts finds posts by category, author and month', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const { categories, authors, months } = await ask<PostArchive>('/post-archive');
    const [[category], [author], [month]] = [categories, authors, months];
    if (!category || !author || !month) throw new Error('There are no posts');
    const cards = page.getByRole('main').getByRole('article');
    await open(paths.postCategories.href());
    await page.getByRole('main').getByRole('link', { name: category.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    await expect(cards).toHaveCount(Math.min(10, category.count));
    await open(paths.postAuthors.href());
    await page.getByRole('main').getByRole('link', { name: author.name, exact: true }).click();
    await expect(cards).toHaveCount(Math.min(10, author.count));
    await open(paths.postDate.href(month.month));
    await expect(cards).toHaveCount(Math.min(10, month.count));
  }));

test('Visitor without scripts searches from beside the list', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const { title } = await firstPost();
    const [word = title] = title.split(' ');
    await open(paths.blogSidebar.href('right'));
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill(word);
    await search.getByRole('button').click();
    const { total, items } = await ask<Listed<PostCard>>(`/posts?pageSize=10&q=${encodeURIComponent(word)}`);
    expect(total).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(items.length);
    expect(new URL(page.url()).searchParams.get('q')).toBe(word);
    // Where the posts have the word is marked in what the server sends.
    await expect(page.getByRole('main').getByRole('article').first().locator('mark').first()).toBeVisible();
  }));

for (const [language, script] of [
  ['ar', /\p{Script=Arabic}/u],
  ['gr', /\p{Script=Greek}/u],
] as const)
  test(`Network that a post is shared on gets a picture with its title (${language})`, ({ visit }) =>
    visit({ language }, async ({ page, open }) => {
      const { slug } = await ask<PostDetail>('/posts/everything-a-post-can-hold', language);
      await open(`${paths.post.href(slug)}?lang=${language}`);
      const of = (name: string) => page.locator(`head meta[${name}]`).getAttribute('content');
      const address = await of('property="og:image"');
      expect(address).toMatch(new RegExp(`/media/share/\\d+-${language}-[0-9a-f]{8}\\.jpg$`));
      expect(await of('name="twitter:image"')).toBe(address);
      expect(await of('property="og:image:alt"')).toMatch(script);
      const answer = await page.request.get(address ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      const size = await page.evaluate(
        async (src) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight];
        },
        new URL(address ?? '').pathname,
      );
      expect(size).toEqual([1200, 630]);
    }));

test('Who reads loads not a byte of the editor', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const dist = distOf('blog');
    const { hints } = await manifestOf(dist);
    const assets = path.join(dist, 'client/assets');
    const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
    const sources = await Promise.all(
      scripts.map(async (file) => [file, await readFile(path.join(assets, file), 'utf8')] as const),
    );
    const ofEditor = sources.filter(([, source]) => source.includes('ProseMirror')).map(([file]) => file);
    expect(ofEditor).not.toEqual([]);
    // No page announces it, and only the page on which one writes can ask for it.
    for (const { js } of [hints.entry, ...Object.values(hints.pages)])
      for (const file of ofEditor) expect(js).not.toContain(`assets/${file}`);
    const asking = sources.filter(
      ([file, source]) => !ofEditor.includes(file) && ofEditor.some((name) => source.includes(name)),
    );
    expect(asking.map(([file]) => file)).toEqual(['writing-page.js']);

    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await open(paths.post.href((await firstPost()).slug));
    await open(paths.blogs.href());
    expect(loaded.filter((url) => ofEditor.some((file) => url.endsWith(`/${file}`)))).toEqual([]);
  }));
