import { postFeedPath } from '@sahra/shared/feed-addresses';
import { slugOfTitle } from '@sahra/shared/form-rules/post-slug';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from 'playwright/test';
import RssParser from 'rss-parser';
import { paths } from '../support/addresses.ts';
import { startJobs } from '../support/api-service.ts';
import { site, siteUrl } from '../support/current-site.ts';
import { fetchBytes, pathIn } from '../support/fetch-page.ts';
import { main } from '../support/forms.ts';
import { readHead } from '../support/head.ts';
import { mailTo } from '../support/mails.ts';
import { arabicLetters, newNamed, signInByApi, takeSession, type Newcomer } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';
import { inSeconds, paste, textOf, wordText } from '../support/writing.ts';
import { makeWriter } from '../support/writers.ts';

const sayIn = (code: LanguageCode) => ({
  room: (key: string, slots?: Record<string, string | number>) =>
    messagesOf(code)('remote-blog/src/editing', key, slots),
  pictures: (key: string) => messagesOf(code)('shared/src/forms/pictures', key),
  editor: (key: string) => messagesOf(code)('remote-blog/src/editing/text-editor', key),
});
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const titleOf = (page: Page) => main(page).locator('input[name=title]').first();

const letters = arabicLetters();
const arabicTitle = `ليلة ${letters}`;
const frenchTitle = `Une nuit ${letters}`;
const arabicPost = paths.post.href(slugOfTitle(arabicTitle));
const frenchPost = paths.post.href(slugOfTitle(frenchTitle));
let author: Newcomer;
let editor: Newcomer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ admin }) => {
  author = await makeWriter('author', admin, { firstName: 'كريم' });
  editor = await makeWriter('editor', admin, { firstName: 'هدى' });
});

test('An author writes in Arabic, pastes a table and three pictures from Word, and hands it in', ({ visit }) =>
  visit({ language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    const say = sayIn('ar');
    await takeSession(page, await signInByApi(author));
    await open(paths.newPost.href());
    await titleOf(page).fill(arabicTitle);
    await button(page, say.room('create.button')).click();
    await expect(textOf(page)).toHaveAttribute('dir', 'rtl');
    expect(await findBarriers(page)).toEqual([]);

    await paste(page, await wordText(page));
    const pictures = main(page).getByRole('group', { name: say.editor('blocks.picture'), exact: true });
    await expect(pictures).toHaveCount(3);
    await expect(pictures.first().getByRole('textbox', { name: say.editor('picture.alternative') })).toHaveValue(
      'باب السينما',
    );
    await expect(textOf(page).getByRole('table')).toContainText('1998');
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press('Alt+F10');
    await expect(button(page, say.editor('tools.undo'))).toBeFocused();

    await button(page, say.room('move.to.in-review')).click();
    await expect(main(page).getByText(say.room('move.done.in-review'))).toBeVisible();
    await expect(button(page, say.room('move.to.published'))).toHaveCount(0);
  }));

test('An editor finds what waits, and publishes it; a guest reads it without an account', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const say = sayIn('ar');
    await takeSession(page, await signInByApi(editor));
    await open(paths.editedPosts.href({ state: 'in-review' }));
    await main(page).getByRole('link', { name: arabicTitle, exact: true }).click();
    await expect(textOf(page)).toContainText('كانت السينما');
    await main(page)
      .getByRole('heading', { name: say.room('settings.title') })
      .click();
    const settings = main(page).getByRole('form', { name: say.room('settings.title') });
    const cover = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
    await settings
      .locator('input[type=file]')
      .setInputFiles({ name: 'غلاف.png', mimeType: 'image/png', buffer: cover });
    await page.getByRole('button', { name: say.pictures('editor.use') }).click();
    await settings.getByRole('button', { name: say.room('settings.save') }).click();
    await expect(settings.getByText(say.room('settings.saved'))).toBeVisible();
    await button(page, say.room('move.to.published')).click();
    await expect(main(page).getByText(say.room('move.done.published'))).toBeVisible();

    await visit({ language: 'ar', javaScriptEnabled: false }, async ({ page: guests, open: openAsGuest }) => {
      expect((await openAsGuest(arabicPost)).status()).toBe(200);
      await expect(main(guests).getByRole('heading', { level: 1, name: arabicTitle })).toBeVisible();
      await expect(main(guests).locator('strong', { hasText: 'مغلقة' })).toBeVisible();
      await expect(main(guests).getByRole('table')).toContainText('الباب');
      for (const shown of ['باب السينما', 'شباك التذاكر', 'كرسي قديم'])
        await expect(main(guests).getByRole('img', { name: shown })).toHaveCount(1);
    });

    // Sites that show the post find its cover.
    const html = String((await fetchBytes(arabicPost)).bytes);
    const { openGraph, graph } = readHead(html);
    const posting = graph.find((node) => node['@type'] === 'BlogPosting');
    const oembed = /type="application\/json\+oembed" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const embedded = (await (await fetch(oembed ?? '')).json()) as { thumbnail_url?: string };
    for (const address of [openGraph.image, posting?.image, embedded.thumbnail_url])
      expect.soft([address, (await fetch(String(address))).status]).toEqual([address, 200]);
  }));

test('It is translated into French beside the Arabic text, goes on after a tab is closed, is scheduled, and appears by itself', ({
  visit,
}) =>
  visit({ language: 'fr' }, async ({ page, open }) => {
    const say = sayIn('fr');
    await takeSession(page, await signInByApi(editor));
    await open(paths.editedPosts.href({ missing: 'fr', q: letters }));
    await main(page)
      .getByRole('list', { name: say.room('languages') })
      .getByRole('link', { name: 'Français' })
      .click();
    const beside = main(page).getByRole('region', { name: say.room('beside.text') });
    await expect(beside.locator('[lang=ar]')).toHaveAttribute('dir', 'rtl');
    await expect(beside).toContainText('كانت السينما');
    await expect(textOf(page)).toHaveAttribute('lang', 'fr');

    // In another tab there is no connection, and then it is closed.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(textOf(other)).toBeVisible();
    await page.context().setOffline(true);
    await titleOf(other).fill(frenchTitle);
    await textOf(other).pressSequentially('Le cinéma était fermé.');
    await expect(main(other).getByText(say.room('save.waiting'))).toBeVisible();
    await other.close();
    await page.context().setOffline(false);

    await page.reload();
    await button(page, say.room('copy.take')).click();
    await expect(titleOf(page)).toHaveValue(frenchTitle);
    await expect(textOf(page)).toContainText('Le cinéma était fermé.');
    await expect(main(page).getByText(say.room('move.now', { state: say.room('states.draft') }))).toBeVisible();
    await button(page, say.room('move.to.scheduled')).click();
    const dialog = page.getByRole('dialog', { name: say.room('schedule.title') });
    await dialog.getByLabel(say.room('schedule.when')).fill(await inSeconds(page, 3));
    await dialog.getByRole('button', { name: say.room('schedule.choose') }).click();
    await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(main(page).getByText(say.room('move.done.scheduled'))).toBeVisible();

    const jobs = await startJobs(site().api);
    // What is due is looked for each minute.
    const status = async () => (await fetch(siteUrl() + frenchPost)).status;
    await expect
      .poll(status, { timeout: 90_000 })
      .toBe(200)
      .finally(() => jobs.stop(5000));
    await open(frenchPost);
    await expect(main(page).getByRole('heading', { level: 1, name: frenchTitle })).toBeVisible();
    await expect(main(page)).toContainText('Le cinéma était fermé.');
  }));

test('A guest comments from a phone, the editor approves it at the post, its author gets a mail, and a feed reader has the post', async ({
  visit,
}) => {
  const say = (key: string) => messagesOf('ar')('shared/src/parts/contributions', key);
  const name = `سلوى ${arabicLetters()}`;
  await visit({ language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    await open(arabicPost);
    const form = page.getByRole('form', { name: say('form.title.comment') });
    await form.getByRole('textbox', { name: say('form.text.comment') }).fill('كنت هناك ليلتها.');
    await form.getByRole('textbox', { name: say('form.name') }).fill(name);
    await form.getByRole('textbox', { name: say('form.email') }).fill(newNamed().email);
    await form.getByRole('button', { name: say('form.send.comment') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.waiting.comment') })).toBeVisible();
  });
  const { id: before } = await mailTo(author.email);
  await visit({ language: 'ar' }, async ({ page, open }) => {
    await takeSession(page, await signInByApi(editor));
    await open(arabicPost);
    const comment = page.getByRole('article', { name, exact: true });
    await comment.getByRole('button', { name: say('decide.approve') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.decided.published') })).toBeVisible();
    await expect(comment.getByText('كنت هناك ليلتها.')).toBeVisible();
  });
  expect((await mailTo(author.email, before)).kind).toBe('post-comment');
  const feed = await fetch(siteUrl() + pathIn(postFeedPath('rss', undefined), 'ar'));
  const { items } = await new RssParser().parseString(await feed.text());
  expect(items.map(({ title }) => title)).toContain(arabicTitle);
});
