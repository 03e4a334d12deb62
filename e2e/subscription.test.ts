import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { mailTo } from './mails.ts';
import { makeAdmin } from './make-admin.ts';
import { newNamed, sendTo, signInByApi, signInOnPage, signUpByApi, takeSession } from './members.ts';
import { wordsOf } from './messages.ts';
import { findBarriers, findOverflow } from './read-page.ts';
import { useOwnSite } from './use-own-site.ts';
import { visit } from './visit.ts';

const account = 'Banque du Nil, EG380019000500000000263180002';
const site = useOwnSite({ SEED: 'demo', BANK_ACCOUNT: account });
const admin = { username: 'salma', email: 'salma@example.org', password: 'a lamp on every roof' };
const remote = 'remote-account';
const plans = `${remote}/src/plans`;
const subscription = `${remote}/src/subscription`;
let adminsCookie = '';

beforeAll(async () => {
  await makeAdmin(site().dataDir, admin);
  adminsCookie = await signInByApi(site().url, admin);
}, 60_000);

const pay = async (reference: string) => (await sendTo(site().url, `/admin/subscription-requests/${reference}/payment`, {}, { cookie: adminsCookie })).status;
const main = (page: Page) => page.getByRole('main');

async function hasNothingWrong(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

it.each(['ar', 'de'] as const)('Visitor who speaks %s chooses a plan, signs in, asks; an admin marks it paid; the member is a subscriber', (code) =>
  visit({ site: site().url, language: code }, async ({ page, open }) => {
    const say = wordsOf(code);
    const member = newNamed({ code });
    await signUpByApi(site().url, member);
    await open(paths.pricing.href());
    const plan = say(subscription, 'plans.basic');
    await main(page).getByRole('link', { name: say(plans, 'choose', { plan }), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: say(remote, 'signUp.title') }).waitFor();
    await open(paths.signIn.href(paths.pricing.href(undefined, 'basic')));
    await signInOnPage(page, member);

    await page.getByRole('heading', { level: 1, name: say(plans, 'wish.title', { plan }) }).waitFor();
    const send = page.getByRole('button', { name: say(plans, 'wish.send') });
    await send.click();
    await main(page).getByRole('link', { name: say(plans, 'wish.methodMissing') }).waitFor();
    await hasNothingWrong(page);
    await page.getByRole('radio', { name: say(subscription, 'methods.bank-transfer.name') }).check();
    await send.click();
    const heading = page.getByRole('heading', { name: say(plans, 'wish.sent.title') });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await main(page).getByText(account).waitFor();
    const reference = (await main(page).locator('code').first().textContent()) ?? '';
    expect(reference).toMatch(/^\w{8}$/);
    expect((await mailTo(site().url, member.email)).text).toContain(reference);

    await main(page).getByRole('link', { name: say(plans, 'seeRequest') }).click();
    await page.getByRole('heading', { level: 1, name: say(remote, 'subscription.title') }).waitFor();
    await main(page).getByText(say(subscription, 'states.requested'), { exact: true }).waitFor();
    await hasNothingWrong(page);

    expect(await pay(reference)).toBe(200);
    await page.reload();
    await main(page).getByText(say(subscription, 'states.running'), { exact: true }).waitFor();
    expect((await (await page.request.get(`${site().url}/api/auth/session`)).json()) as unknown).toMatchObject({ member: { role: 'subscriber' } });
    await open(paths.pricing.href());
    const own = main(page).getByRole('article').filter({ has: page.getByText(say(plans, 'badge.yours'), { exact: true }) });
    expect(await own.getByRole('link', { name: say(plans, 'anotherMonth') }).getAttribute('href')).toBe(paths.pricing.href(undefined, 'basic'));
  }), 120_000);

it('Member withdraws a request with the keyboard, and keeps it when asked twice', () =>
  visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    const say = wordsOf('ar');
    const member = newNamed();
    await signUpByApi(site().url, member);
    const cookie = await signInByApi(site().url, member);
    await sendTo(site().url, '/account/subscription-requests', { plan: 'premium', paymentMethod: 'cheque' }, { cookie });
    await takeSession(page, site().url, cookie);
    await open(paths.subscription.href());
    const button = page.getByRole('button', { name: say(subscription, 'withdraw.button') });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: say(subscription, 'withdraw.confirm') }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: say(subscription, 'outcome.withdrawn.title') });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await main(page).getByText(say(subscription, 'states.cancelled'), { exact: true }).waitFor();
    expect(await button.count()).toBe(0);
  }), 60_000);

it('Without scripts: the member asks, is told where to pay, and withdraws', () =>
  visit({ site: site().url, language: 'de', javaScriptEnabled: false, expected: [/400/] }, async ({ page, open }) => {
    const say = wordsOf('de');
    const member = newNamed({ code: 'de' });
    await signUpByApi(site().url, member);
    await takeSession(page, site().url, await signInByApi(site().url, member));
    await open(paths.pricing.href(undefined, 'premium'));
    const send = page.getByRole('button', { name: say(plans, 'wish.send') });
    await send.click();
    await main(page).getByRole('link', { name: say(plans, 'wish.methodMissing') }).waitFor();
    await page.getByRole('radio', { name: say(subscription, 'methods.bank-transfer.name') }).check();
    await send.click();
    await page.getByRole('heading', { name: say(plans, 'wish.sent.title') }).waitFor();
    await main(page).getByText(account).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: say(plans, 'wish.open.title') }).waitFor();
    await main(page).getByRole('link', { name: say(plans, 'seeRequest') }).click();
    await page.getByRole('button', { name: say(subscription, 'withdraw.button') }).click();
    await page.getByRole('heading', { name: say(subscription, 'outcome.withdrawn.title') }).waitFor();
  }), 60_000);
