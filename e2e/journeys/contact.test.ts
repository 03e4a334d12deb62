import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { information } from '../support/information-pages.ts';
import { mailTo } from '../support/mails.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';
import { site, siteUrl } from '../support/current-site.ts';

const say = (key: string, slots?: Record<string, string | number>) => messagesOf('ar')(information, key, slots);
const sayShared = (key: string, slots?: Record<string, string | number>) => messagesOf('ar')('shared', key, slots);
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: say(`contactUs.form.${name}`) });
const hostile = '<script>alert(1)</script> " onfocus="alert(2)';

test('Visitor writes with the keyboard alone: what is wrong is read first, then the reference', ({ visit }) =>
  visit({ expected: [/400/] }, async ({ page, open }) => {
    await open(paths.contactUs.href());
    const type = async (text: string) => page.keyboard.insertText(text);
    const prepared = page.waitForRequest(/\/assets\/send-message/);
    await field(page, 'name').focus();
    // What checks the form is there when it is sent.
    await prepared;
    await page.keyboard.press('Enter');
    const summary = page.getByRole('region', { name: /4/ });
    await expect(summary).toBeFocused();
    expect(await summary.getByRole('link').allTextContents()).toEqual(
      ['name', 'email', 'subject', 'message'].map((name) => say(`contactUs.missing.${name}`)),
    );
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await type('أميرة حسن');
    await page.keyboard.press('Tab');
    await type('amira@example.org');
    await page.keyboard.press('Tab');
    await type('سؤال عن الترجمة');
    await page.keyboard.press('Tab');
    await type('السلام عليكم، أين أجد الترجمة؟');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: say('contactUs.sent.title') });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    const reference = (await page.getByRole('main').locator('code').textContent()) ?? '';
    expect(reference).toMatch(/^\w{8}$/);
    const mail = await mailTo(null);
    expect(mail.text).toContain(reference);
    expect(mail.text).toContain('أين أجد الترجمة؟');
  }));

test('Visitor without scripts is told what is wrong, keeps what was typed, and writes', ({ visit }) =>
  visit({ javaScriptEnabled: false, expected: [/400/] }, async ({ page, open }) => {
    await open(paths.contactUs.href());
    await field(page, 'name').fill('كريم');
    await field(page, 'email').fill('karim at example');
    await field(page, 'subject').fill(hostile);
    await field(page, 'message').fill('رسالة من غير سكربت');
    const send = page.getByRole('button', { name: say('contactUs.form.send') });
    await send.click();
    await expect(page.getByRole('main').getByRole('link', { name: sayShared('form.notAnAddress') })).toBeVisible();
    await expect(field(page, 'subject')).toHaveValue(hostile);
    await expect(field(page, 'message')).toHaveValue('رسالة من غير سكربت');
    await field(page, 'email').fill('karim@example.org');
    await send.click();
    await expect(page.getByRole('heading', { name: say('contactUs.sent.title') })).toBeVisible();
    const reference = await page.getByRole('main').locator('code').textContent();
    await page.reload();
    await expect(page.getByRole('main').locator('code'), 'the same message once more').toHaveText(reference ?? '');
  }));

test('What looks like a script stays text, and arrives as it was typed', ({ visit }) =>
  visit({ expected: [/400/] }, async ({ page, open }) => {
    await open(paths.contactUs.href());
    for (const name of ['name', 'subject', 'message']) await field(page, name).fill(hostile);
    await page.getByRole('button', { name: say('contactUs.form.send') }).click();
    await expect(page.getByRole('link', { name: say('contactUs.missing.email') })).toBeVisible();
    await expect(field(page, 'name')).toHaveValue(hostile);
    await field(page, 'email').fill('eve@example.org');
    await page.getByRole('button', { name: say('contactUs.form.send') }).click();
    await expect(page.getByRole('heading', { name: say('contactUs.sent.title') })).toBeVisible();
    const { text } = await mailTo(null);
    expect(text).toContain(hostile);
  }));

test('Visitor who lost the connection before they wrote reads so, keeps what was typed, and sends it once they are online', ({
  visit,
}) =>
  visit({ expected: [/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/] }, async ({ page, open }) => {
    await open(paths.contactUs.href());
    await page.context().setOffline(true);
    await field(page, 'name').fill('سلمى');
    await field(page, 'email').fill('salma@example.org');
    await field(page, 'subject').fill('من القطار');
    await field(page, 'message').fill('كتبتها والشبكة مقطوعة.');
    const send = page.getByRole('button', { name: say('contactUs.form.send') });
    await send.click();
    const notice = page.getByRole('region', { name: sayShared('form.failed.title') });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(sayShared('form.failed.network'));
    await expect(field(page, 'message')).toHaveValue('كتبتها والشبكة مقطوعة.');
    await page.context().setOffline(false);
    await send.click();
    await expect(page.getByRole('heading', { name: say('contactUs.sent.title') })).toBeVisible();
  }));

test('A message of a megabyte is refused with a sentence beside the field, and what the field holds stays there', ({
  visit,
}) =>
  visit({ expected: [/400/] }, async ({ page, open }) => {
    await open(paths.contactUs.href());
    const megabyte = 'a long line '.repeat(90_000);
    for (const [name, text] of Object.entries({
      name: 'سالم',
      email: 'salem@example.org',
      subject: 'طويلة',
      message: megabyte,
    }))
      await field(page, name).fill(text);
    await page.getByRole('button', { name: say('contactUs.form.send') }).click();
    await expect(page.getByRole('link', { name: sayShared('form.tooLong', { max: '5,000' }) })).toBeVisible();
    expect((await field(page, 'message').inputValue()).length).toBeGreaterThan(5000);
  }));

test('A megabyte that did not come from the page is refused too', async () => {
  const body = new URLSearchParams({
    name: 'Eve',
    email: 'eve@example.org',
    subject: 'Large',
    message: 'a'.repeat(1024 * 1024),
  });
  const answer = await fetch(siteUrl() + paths.contactUs.href(), { method: 'POST', body });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toMatch(/too large/i);
});

test('A visitor whom the api does not answer is told what to do, keeps the text, and sends it once', ({ visit }) =>
  visit({ expected: [/503|50\d|ERR_/] }, async ({ page, open }) => {
    await open(paths.contactUs.href());
    for (const [name, text] of Object.entries({
      name: 'نور',
      email: 'nour@example.org',
      subject: 'عطل',
      message: 'هل تصل هذه الرسالة؟',
    }))
      await field(page, name).fill(text);
    await site().api.stop();
    const send = page.getByRole('button', { name: say('contactUs.form.send') });
    await send.click();
    await expect(page.getByRole('region', { name: sayShared('form.failed.title') })).toBeVisible();
    await expect(field(page, 'message')).toHaveValue('هل تصل هذه الرسالة؟');
    await site().api.start();
    await send.click();
    await expect(page.getByRole('heading', { name: say('contactUs.sent.title') })).toBeVisible();
    expect((await mailTo(null)).text).toContain('هل تصل هذه الرسالة؟');
  }));
