import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { isTakenOver } from '../support/held-scripts.ts';
import { information } from '../support/information-pages.ts';
import { mailTo } from '../support/mails.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const say = (key: string) => messagesOf('ar')(information, key);
const sayShared = (key: string) => messagesOf('ar')('shared', key);
const footer = (key: string) => messagesOf('ar')('host', `footer.newsletter.${key}`);

/** Fills in the form at the foot of a page, and sends it once scripts have taken it over: before that it leads to the newsletter's own page. */
async function fillInFooter(page: Page, email: string) {
  const form = page.getByRole('contentinfo').getByRole('form', { name: footer('title') });
  await form.getByRole('textbox').fill(email);
  await expect.poll(() => form.evaluate(isTakenOver)).toBe(true);
  await form.getByRole('button', { name: footer('subscribe') }).click();
  return form;
}

const ask = (email: string) =>
  fetch(`${siteUrl()}/api/newsletter/subscriptions?lang=ar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

test('Visitor subscribes at the foot of a page, confirms by the mail, and leaves by it', ({ visit }) =>
  visit({ expected: [/410/] }, async ({ page, open }) => {
    const email = 'amira@example.org';
    await open(paths.contactUs.href());
    const form = await fillInFooter(page, email);
    await expect(form.getByRole('status')).toHaveText(footer('done'));
    expect(new URL(page.url()).pathname).toBe(paths.contactUs.href());

    const first = await mailTo(email);
    const [confirm = '', leave = ''] = first.links;
    await open(confirm.replace(siteUrl(), ''));
    await page.reload();
    await ask(email);
    const second = await mailTo(email, first.id);
    expect(second.kind, 'opening the link alone confirmed nothing').toBe('newsletter-confirm');

    await page.goto(second.links[0] ?? '');
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('newsletter.confirm.done.title') })).toBeVisible();
    await page.goto(leave);
    await page.getByRole('button', { name: say('newsletter.leave.button') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('newsletter.leave.done.title') })).toBeVisible();
    await page.goto(confirm);
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('newsletter.confirm.expired.title') })).toBeVisible();
  }));

test('Visitor on a phone reads in their language what is wrong with the address, and nothing lies over the button', ({
  visit,
}) =>
  visit({ viewport: { width: 390, height: 700 } }, async ({ page, open }) => {
    await open(paths.faq.href());
    await page.mouse.wheel(0, 400);
    const toTop = page.getByRole('button', { name: messagesOf('ar')('host', 'backToTop') });
    await expect(toTop).toBeVisible();
    const form = await fillInFooter(page, 'amira at example');
    await expect(form.getByRole('status')).toHaveText(sayShared('form.notAnAddress'));
    await expect(form.getByRole('status')).toBeInViewport();
    const [over, under] = await Promise.all([toTop.boundingBox(), page.getByRole('contentinfo').boundingBox()]);
    expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  }));

test('Visitor without scripts subscribes at the foot of a page and confirms', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const email = 'karim@example.org';
    await open(paths.termsOfUse.href());
    const form = page.getByRole('contentinfo').getByRole('form', { name: footer('title') });
    await form.getByRole('textbox').fill(email);
    await form.getByRole('button').click();
    await expect(page.getByRole('heading', { name: say('newsletter.checkMail.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.newsletter.href());
    const { links } = await mailTo(email);
    await page.goto(links[0] ?? '');
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('newsletter.confirm.done.title') })).toBeVisible();
  }));

test('A mail program takes its reader off the list with one click, and shows the page that a browser gets', async () => {
  const email = 'yasmin@example.org';
  await ask(email);
  const { links } = await mailTo(email);
  const oneClick = new FormData();
  oneClick.set('List-Unsubscribe', 'One-Click');
  const post = (address: string, body: FormData | URLSearchParams) => fetch(address, { method: 'POST', body });
  const forged = await post(links[1]?.replace('token=', 'token=1') ?? '', oneClick);
  expect([forged.status, await forged.text()]).toEqual([404, expect.stringContaining(say('newsletter.unknown.title'))]);
  for (const body of [oneClick, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    const done = await post(links[1] ?? '', body);
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining(say('newsletter.leave.done.title')),
    ]);
  }
  const headers = { 'content-type': 'multipart/form-data' };
  const broken = await fetch(`${siteUrl()}${paths.newsletter.href()}`, { method: 'POST', headers, body: '--no end' });
  expect(broken.status).toBe(400);
});

test('A link that nobody sent is not known, and an address that is none is told so', ({ visit }) =>
  visit({ expected: [/404|400/] }, async ({ page, open }) => {
    await open(`${paths.newsletterConfirm.href()}?token=made-up`);
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('newsletter.unknown.title') })).toBeVisible();
    await open(paths.newsletter.href());
    const main = page.getByRole('main');
    await main.getByRole('textbox').fill('amira at example');
    await main.getByRole('button', { name: say('newsletter.subscribe') }).click();
    await expect(main.getByText(sayShared('form.notAnAddress'))).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveValue('amira at example');
  }));
