import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { makeAdmin } from './make-admin.ts';
import { nameOf, newNamed, sendTo, signInByApi, signInOnPage, signUpByApi, takeSession } from './members.ts';
import { wordsOf } from './messages.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from './read-page.ts';
import { useOwnSite } from './use-own-site.ts';
import { visit } from './visit.ts';

const site = useOwnSite({ SEED: 'demo' });
const password = 'a lamp on every roof';
const admin = { username: 'salma', email: 'salma@example.org', password };
const mona = newNamed({ firstName: 'منى', lastName: 'الزنكلوني' });
const sayIn = (code: 'ar' | 'de') => (key: string, slots?: Record<string, string | number>) => wordsOf(code)('remote-account/src/admin', key, slots);
const isolated = (name: string) => `\u2068${name}\u2069`;
const nameOfMona = isolated(nameOf(mona));
let reference = '';
let request = '';

beforeAll(async () => {
  const { url, dataDir } = site();
  await makeAdmin(dataDir, admin);
  await signUpByApi(url, mona);
  const cookie = await signInByApi(url, mona);
  const wish = await sendTo(url, '/account/subscription-requests', { plan: 'basic', paymentMethod: 'cheque' }, { cookie });
  request = ((await wish.json()) as { reference: string }).reference;
  const letter = { name: 'كريم', email: 'karim@example.org', subject: 'سؤال عن الترجمة', message: 'أين أجد الترجمة العربية؟' };
  reference = ((await (await sendTo(url, '/contact-messages?lang=ar', letter)).json()) as { reference: string }).reference;
}, 120_000);

const statusOf = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });

it('An admin made by the command signs in, shuts a member out and lets him in, marks a request and a message, and sees it all in the log', () =>
  visit({ site: site().url, language: 'ar', expected: [/401/] }, async ({ page, open }) => {
    const say = sayIn('ar');
    await open(paths.signIn.href(paths.admin.href()));
    await signInOnPage(page, { ...admin, code: 'ar' });
    await page.getByRole('heading', { level: 1, name: wordsOf('ar')('remote-account', 'admin.members.title') }).waitFor();

    await page.getByRole('searchbox', { name: say('members.search') }).fill('الزَنكلونى');
    await page.keyboard.press('Enter');
    await page.getByText(say('members.count_one')).waitFor();

    await visit({ site: site().url, language: 'ar', expected: [/401/] }, async ({ page: monas, open: openAsMona }) => {
      await takeSession(monas, site().url, await signInByApi(site().url, mona));
      await openAsMona(paths.account.href());
      await page.getByRole('button', { name: say('members.block') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say('members.blockYes') }).click();
      await statusOf(page).getByText(say('members.done.block', { name: nameOfMona })).waitFor();
      await monas.getByRole('navigation', { name: wordsOf('ar')('remote-account', 'account.title') }).getByRole('link', { name: wordsOf('ar')('remote-account', 'account.tabs.orders') }).click();
      await monas.waitForURL((url) => url.pathname === paths.signIn.href());
    });
    expect(await (await sendTo(site().url, '/auth/sign-in', { identifier: mona.email, password: mona.password })).json()).toMatchObject({ code: 'member_blocked' });
    await page.getByRole('button', { name: say('members.unblock') }).click();
    await statusOf(page).getByText(say('members.done.unblock', { name: nameOfMona })).waitFor();
    await signInByApi(site().url, mona);

    const rooms = page.getByRole('navigation', { name: say('title') });
    await rooms.getByRole('link', { name: say('tabs.subscriptions') }).click();
    await page.getByRole('button', { name: say('subscriptions.pay') }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say('subscriptions.payYes') }).click();
    await statusOf(page).getByText(say('subscriptions.done.pay', { reference: request })).waitFor();

    await rooms.getByRole('link', { name: say('tabs.messages') }).click();
    expect(await page.getByRole('link', { name: say('messages.reply') }).getAttribute('href')).toMatch(/^mailto:karim@example\.org\?subject=/);
    await page.getByRole('button', { name: say('messages.markAnswered') }).click();
    await statusOf(page).getByText(say('messages.done.answer', { reference })).waitFor();

    await rooms.getByRole('link', { name: say('tabs.log') }).click();
    const log = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('time') });
    await log.first().waitFor();
    const name = isolated('سلمى فتحي');
    expect(await log.locator('span').allTextContents()).toEqual([
      say('log.did.answer-message', { admin: name, reference: isolated(reference) }),
      say('log.did.mark-paid', { admin: name, reference: isolated(request) }),
      say('log.did.unblock-member', { admin: name, username: isolated(mona.username) }),
      say('log.did.block-member', { admin: name, username: isolated(mona.username) }),
      say('log.did.create-admin', { admin: isolated('command'), username: isolated('salma') }),
    ]);
  }), 120_000);

it('A member whom an admin signs out everywhere is asked to sign in at her next step, keeps what she was typing, and comes back in', () =>
  visit({ site: site().url, language: 'de' }, async ({ page, open }) => {
    const say = sayIn('de');
    const own = wordsOf('de');
    await takeSession(page, site().url, await signInByApi(site().url, admin));
    await open(paths.admin.href({ q: mona.email }));
    await visit({ site: site().url, language: 'de', expected: [/401/] }, async ({ page: monas, open: openAsMona }) => {
      await takeSession(monas, site().url, await signInByApi(site().url, mona));
      await openAsMona(paths.details.href());
      await monas.locator('main input[name=name]').fill('Mona unterwegs');
      await page.getByRole('button', { name: say('members.signOut') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say('members.signOutYes') }).click();
      await statusOf(page).getByText(say('members.done.signOut', { name: nameOfMona })).waitFor();

      await monas.getByRole('button', { name: own('remote-account', 'details.save') }).click();
      await monas.getByText(own('remote-account', 'account.signedOut')).waitFor();
      expect(await monas.locator('main input[name=name]').inputValue()).toBe('Mona unterwegs');
      await monas.getByRole('navigation', { name: own('remote-account', 'account.title') }).getByRole('link', { name: own('remote-account', 'account.tabs.orders') }).click();
      await monas.waitForURL((url) => url.pathname + url.search === paths.signIn.href(paths.orders.href()));
      await signInOnPage(monas, { ...mona, code: 'de' });
      await monas.getByRole('heading', { level: 1, name: own('remote-account', 'orders.title') }).waitFor();
    });
    await open(paths.adminLog.href());
    await page.getByText(/überall abgemeldet \(\d+ Geräte?\)\.$/).waitFor();
  }), 120_000);

const rooms = [paths.admin.href(), paths.adminSubscriptions.href(), paths.adminMessages.href(), paths.adminLog.href()];

it.each(['ar', 'de'] as const)('The rooms have no barriers, fit a phone and speak one language: %s', (language) =>
  visit({ site: site().url, language }, async ({ page, open }) => {
    await takeSession(page, site().url, await signInByApi(site().url, admin));
    for (const room of rooms) {
      // The log's sentences hold usernames, whose letters are their owners'.
      const answer = await open(room);
      expect([answer.status(), answer.headers()['cache-control'], await page.locator('meta[name=robots]').getAttribute('content')]).toEqual([200, 'private, no-store', 'noindex']);
      expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page), language === 'ar' && room !== paths.adminLog.href() ? await findForeignLetters(page) : []]).toEqual([[], [], [], []]);
    }
  }), 120_000);

it('A member sees a page that does not exist, and a visitor is led to sign in', () =>
  visit({ site: site().url, language: 'de', expected: [/404/, /403/, /401/] }, async ({ page, open }) => {
    for (const room of rooms) {
      await open(room);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(paths.signIn.href(room));
    }
    await takeSession(page, site().url, await signInByApi(site().url, mona));
    for (const room of rooms) {
      expect((await open(room)).status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: wordsOf('de')('host', 'notFound.title') }).waitFor();
    }
  }), 120_000);

it('Without scripts an admin finds a member, gives her a role and takes it back', () =>
  visit({ site: site().url, language: 'de', javaScriptEnabled: false }, async ({ page, open }) => {
    const say = sayIn('de');
    await takeSession(page, site().url, await signInByApi(site().url, admin));
    await open(paths.admin.href({ q: mona.email }));
    const form = page.getByRole('form', { name: say('members.roleOf', { name: nameOfMona }) });
    for (const role of ['admin', 'member'] as const) {
      await form.getByRole('combobox').selectOption(role);
      await form.getByRole('button', { name: say('members.saveRole') }).click();
      await page.getByText(say(`members.done.${role}`, { name: nameOfMona })).waitFor();
    }
  }));
