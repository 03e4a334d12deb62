import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { makeAdmin } from '../support/make-admin.ts';
import {
  arabicLetters,
  makeMember,
  nameOf,
  sendTo,
  signInByApi,
  signInOnPage,
  takeSession,
  type Newcomer,
} from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const sayIn = (code: 'ar' | 'de') => (key: string, slots?: Record<string, string | number>) =>
  messagesOf(code)('remote-account/src/admin', key, slots);
const isolated = (name: string) => `\u2068${name}\u2069`;
const isolatedName = (member: Newcomer) => isolated(nameOf(member));

/** Sends something to be decided; returns its reference. */
async function send(path: string, body: object, cookie = ''): Promise<string> {
  const answer = await sendTo(path, body, { cookie });
  return ((await answer.json()) as { reference: string }).reference;
}

const statusOf = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });

test('An admin made by the command signs in, shuts a member out and lets them in, marks a request and a message, and sees it all in the log', ({
  visit,
}) =>
  visit({ language: 'ar', expected: [/401/] }, async ({ page, open }) => {
    const say = sayIn('ar');
    const letters = arabicLetters();
    const mona = await makeMember({ lastName: `الزنكلوني ${letters}` });
    const request = await send(
      '/account/subscription-requests',
      { plan: 'basic', paymentMethod: 'cheque' },
      await signInByApi(mona),
    );
    const reference = await send('/contact-messages?lang=ar', {
      name: 'كريم',
      email: 'karim@example.org',
      subject: 'سؤال عن الترجمة',
      message: 'أين أجد الترجمة العربية؟',
    });
    const admin = await makeAdmin();
    await open(paths.signIn.href(paths.admin.href()));
    await signInOnPage(page, admin);
    await expect(
      page.getByRole('heading', { level: 1, name: messagesOf('ar')('remote-account', 'admin.members.title') }),
    ).toBeVisible();

    await page.getByRole('searchbox', { name: say('members.search') }).fill(`الزَنكلونى ${letters}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('members.count_one'))).toBeVisible();

    await visit({ language: 'ar', expected: [/401/] }, async ({ page: monas, open: openAsMona }) => {
      await takeSession(monas, await signInByApi(mona));
      await openAsMona(paths.account.href());
      // What asks the shop who they are has its answer before they are shut out.
      await expect(monas.getByText(messagesOf('ar')('remote-shop/src/orders', 'latest.noneText'))).toBeVisible();
      await page.getByRole('button', { name: say('members.block') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('members.blockYes') })
        .click();
      await expect(statusOf(page).getByText(say('members.done.block', { name: isolatedName(mona) }))).toBeVisible();
      await monas
        .getByRole('navigation', { name: messagesOf('ar')('remote-account', 'account.title') })
        .getByRole('link', { name: messagesOf('ar')('remote-shop', 'orders.title') })
        .click();
      await monas.waitForURL((url) => url.pathname === paths.signIn.href());
    });
    expect(
      await (await sendTo('/auth/sign-in', { identifier: mona.email, password: mona.password })).json(),
    ).toMatchObject({ code: 'member_blocked' });
    await page.getByRole('button', { name: say('members.unblock') }).click();
    await expect(statusOf(page).getByText(say('members.done.unblock', { name: isolatedName(mona) }))).toBeVisible();
    await signInByApi(mona);

    const own = messagesOf('ar');
    const rooms = page.getByRole('navigation', { name: own('shared/src/parts/admin-parts', 'title') });
    await rooms.getByRole('link', { name: own('remote-account', 'menu.subscriptions') }).click();
    const row = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
    await row(request)
      .getByRole('button', { name: say('subscriptions.pay') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('subscriptions.payYes') })
      .click();
    await expect(statusOf(page).getByText(say('subscriptions.done.pay', { reference: request }))).toBeVisible();

    await rooms.getByRole('link', { name: own('remote-account', 'admin.messages.title') }).click();
    await expect(row(reference).getByRole('link', { name: say('messages.reply') })).toHaveAttribute(
      'href',
      /^mailto:karim@example\.org\?subject=/,
    );
    await row(reference)
      .getByRole('button', { name: say('messages.markAnswered') })
      .click();
    await expect(statusOf(page).getByText(say('messages.done.answer', { reference }))).toBeVisible();

    await rooms.getByRole('link', { name: own('remote-account', 'menu.log') }).click();
    const log = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') });
    await expect(log.first()).toBeVisible();
    const name = isolatedName(admin);
    expect((await log.locator('span').allTextContents()).slice(0, 5)).toEqual([
      say('log.did.answer-message', { admin: name, reference: isolated(reference) }),
      say('log.did.mark-paid', { admin: name, reference: isolated(request) }),
      say('log.did.unblock-member', { admin: name, username: isolated(mona.username) }),
      say('log.did.block-member', { admin: name, username: isolated(mona.username) }),
      say('log.did.create-admin', { admin: isolated('command'), username: isolated(admin.username) }),
    ]);
  }));

test('A member whom an admin signs out everywhere is asked to sign in at their next step, keeps what they were typing, and comes back in', ({
  visit,
  admin,
}) =>
  visit({ language: 'de' }, async ({ page, open }) => {
    const say = sayIn('de');
    const own = messagesOf('de');
    const mona = await makeMember();
    await takeSession(page, await signInByApi(admin));
    await open(paths.admin.href({ q: mona.email }));
    await visit({ language: 'de', expected: [/401/] }, async ({ page: monas, open: openAsMona }) => {
      await takeSession(monas, await signInByApi(mona));
      await openAsMona(paths.details.href());
      await monas.locator('main input[name=name]').fill('Mona unterwegs');
      await page.getByRole('button', { name: say('members.signOut') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('members.signOutYes') })
        .click();
      await expect(statusOf(page).getByText(say('members.done.signOut', { name: isolatedName(mona) }))).toBeVisible();

      await monas.getByRole('button', { name: own('remote-account/src/details', 'save') }).click();
      await expect(monas.getByText(own('remote-account', 'account.signedOut'))).toBeVisible();
      await expect(monas.locator('main input[name=name]')).toHaveValue('Mona unterwegs');
      await monas
        .getByRole('navigation', { name: own('remote-account', 'account.title') })
        .getByRole('link', { name: own('remote-shop', 'orders.title') })
        .click();
      await monas.waitForURL((url) => url.pathname + url.search === paths.signIn.href(paths.orders.href()));
      await signInOnPage(monas, { ...mona, code: 'de' });
      await expect(monas.getByRole('heading', { level: 1, name: own('remote-shop', 'orders.title') })).toBeVisible();
    });
    await open(paths.adminLog.href());
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: mona.username })
        .getByText(/überall abgemeldet \(\d+ Geräte?\)\.$/),
    ).toBeVisible();
  }));

test('Without scripts an admin finds a member, gives them a role and takes it back', ({ visit, admin }) =>
  visit({ language: 'de', javaScriptEnabled: false }, async ({ page, open }) => {
    const say = sayIn('de');
    const mona = await makeMember();
    await takeSession(page, await signInByApi(admin));
    await open(paths.admin.href({ q: mona.email }));
    const form = page.getByRole('form', { name: say('members.roleOf', { name: isolatedName(mona) }) });
    for (const role of ['admin', 'member'] as const) {
      await form.getByRole('combobox').selectOption(role);
      await form.getByRole('button', { name: say('members.saveRole') }).click();
      await expect(page.getByText(say(`members.done.${role}`, { name: isolatedName(mona) }))).toBeVisible();
    }
  }));
