import { paths } from '@sahra/shared/paths';
import { expect, it } from 'vitest';
import { information } from './information-pages.ts';
import { mailTo } from './mails.ts';
import { wordsOf } from './messages.ts';
import { useOwnSite } from './use-own-site.ts';
import { visit } from './visit.ts';

const say = (key: string) => wordsOf('ar')(information, key);
const sayShared = (key: string) => wordsOf('ar')('shared', key);
const footer = (key: string) => wordsOf('ar')('host', `footer.newsletter.${key}`);

const site = useOwnSite();

const ask = (email: string) =>
  fetch(`${site().url}/api/newsletter/subscriptions?lang=ar`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) });

it('Visitor subscribes at the foot of a page, confirms by the mail, and leaves by it', () =>
  visit({ site: site().url, expected: [/410/] }, async ({ page, open }) => {
    const email = 'amira@example.org';
    await open(paths.contactUs.href());
    const form = page.getByRole('contentinfo').getByRole('form', { name: footer('title') });
    await form.getByRole('textbox').fill(email);
    await form.getByRole('button', { name: footer('subscribe') }).click();
    await expect.poll(() => form.getByRole('status').textContent()).toBe(footer('done'));
    expect(new URL(page.url()).pathname).toBe(paths.contactUs.href());

    const first = await mailTo(site().url, email);
    const [confirm = '', leave = ''] = first.links;
    await open(confirm.replace(site().url, ''));
    await page.reload();
    await ask(email);
    const second = await mailTo(site().url, email, first.id);
    expect(second.kind, 'opening the link alone confirmed nothing').toBe('newsletter-confirm');

    await page.goto(second.links[0] ?? '');
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await page.getByRole('heading', { level: 1, name: say('newsletter.confirm.done.title') }).waitFor();
    await page.goto(leave);
    await page.getByRole('button', { name: say('newsletter.leave.button') }).click();
    await page.getByRole('heading', { level: 1, name: say('newsletter.leave.done.title') }).waitFor();
    await page.goto(confirm);
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await page.getByRole('heading', { level: 1, name: say('newsletter.confirm.expired.title') }).waitFor();
  }), 90_000);

it('Visitor without scripts subscribes at the foot of a page and confirms', () =>
  visit({ site: site().url, javaScriptEnabled: false }, async ({ page, open }) => {
    const email = 'karim@example.org';
    await open(paths.termsOfUse.href());
    const form = page.getByRole('contentinfo').getByRole('form', { name: footer('title') });
    await form.getByRole('textbox').fill(email);
    await form.getByRole('button').click();
    await page.getByRole('heading', { name: say('newsletter.checkMail.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.newsletter.href());
    const { links } = await mailTo(site().url, email);
    await page.goto(links[0] ?? '');
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await page.getByRole('heading', { level: 1, name: say('newsletter.confirm.done.title') }).waitFor();
  }), 60_000);

it('A link that nobody sent is not known, and an address that is none is told so', () =>
  visit({ site: site().url, expected: [/404|400/] }, async ({ page, open }) => {
    await open(`${paths.newsletterConfirm.href()}?token=made-up`);
    await page.getByRole('button', { name: say('newsletter.confirm.button') }).click();
    await page.getByRole('heading', { level: 1, name: say('newsletter.unknown.title') }).waitFor();
    await open(paths.newsletter.href());
    const main = page.getByRole('main');
    await main.getByRole('textbox').fill('amira at example');
    await main.getByRole('button', { name: say('newsletter.subscribe') }).click();
    await main.getByText(sayShared('form.notAnAddress')).waitFor();
    expect(await main.getByRole('textbox').inputValue()).toBe('amira at example');
  }), 60_000);
