import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { main } from '../support/forms.ts';
import { mailTo } from '../support/mails.ts';
import {
  newNamed,
  sendTo,
  signInByApi,
  signInOnPage,
  signUpByApi,
  takeSession,
  type Newcomer,
} from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow } from '../support/read-page.ts';
import { bankAccount } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const remote = 'remote-account';
const plans = `${remote}/src/plans`;
const subscription = `${remote}/src/subscription`;
const pay = async (reference: string, admin: Newcomer) =>
  (await sendTo(`/admin/subscription-requests/${reference}/payment`, {}, { cookie: await signInByApi(admin) })).status;

async function hasNothingWrong(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const code of ['ar', 'de'] as const)
  test(`Visitor with the language ${code} chooses a plan, signs in, asks; an admin marks it paid; the member is a subscriber`, ({
    visit,
    admin,
  }) =>
    visit({ language: code }, async ({ page, open }) => {
      const say = messagesOf(code);
      const member = newNamed({ code });
      await signUpByApi(member);
      await open(paths.pricing.href());
      const plan = say(subscription, 'plans.basic');
      await main(page)
        .getByRole('link', { name: say(plans, 'choose', { plan }), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say(remote, 'signUp.title') })).toBeVisible();
      await open(paths.signIn.href(paths.pricing.href(undefined, 'basic')));
      await signInOnPage(page, member);

      await expect(page.getByRole('heading', { level: 1, name: say(plans, 'request.title', { plan }) })).toBeVisible();
      const send = page.getByRole('button', { name: say(plans, 'request.send') });
      await send.click();
      await expect(main(page).getByRole('link', { name: say(plans, 'request.methodMissing') })).toBeVisible();
      await hasNothingWrong(page);
      await page.getByRole('radio', { name: say(subscription, 'methods.bank-transfer.name') }).check();
      await send.click();
      const heading = page.getByRole('heading', { name: say(plans, 'request.sent.title') });
      await expect(heading).toBeVisible();
      await expect(heading).toBeFocused();
      await expect(main(page).getByText(bankAccount)).toBeVisible();
      const reference = (await main(page).locator('code').first().textContent()) ?? '';
      expect(reference).toMatch(/^\w{8}$/);
      expect((await mailTo(member.email)).text).toContain(reference);

      await main(page)
        .getByRole('link', { name: say(plans, 'seeRequest') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say(remote, 'subscription.title') })).toBeVisible();
      await expect(main(page).getByText(say(subscription, 'states.requested'), { exact: true })).toBeVisible();
      await hasNothingWrong(page);

      expect(await pay(reference, admin)).toBe(200);
      await page.reload();
      await expect(main(page).getByText(say(subscription, 'states.running'), { exact: true })).toBeVisible();
      expect((await (await page.request.get(`${siteUrl()}/api/auth/session`)).json()) as unknown).toMatchObject({
        member: { role: 'subscriber' },
      });
      await open(paths.pricing.href());
      const own = main(page)
        .getByRole('article')
        .filter({ has: page.getByText(say(plans, 'badge.yours'), { exact: true }) });
      await expect(own.getByRole('link', { name: say(plans, 'anotherMonth') })).toHaveAttribute(
        'href',
        paths.pricing.href(undefined, 'basic'),
      );
    }));

test('Member withdraws a request with the keyboard, and keeps it when asked twice', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const say = messagesOf('ar');
    const member = newNamed();
    await signUpByApi(member);
    const cookie = await signInByApi(member);
    await sendTo('/account/subscription-requests', { plan: 'premium', paymentMethod: 'cheque' }, { cookie });
    await takeSession(page, cookie);
    await open(paths.subscription.href());
    const button = page.getByRole('button', { name: say(subscription, 'withdraw.button') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(subscription, 'withdraw.confirm') })
      .focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: say(subscription, 'outcome.withdrawn.title') });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(main(page).getByText(say(subscription, 'states.cancelled'), { exact: true })).toBeVisible();
    await expect(button).toHaveCount(0);
  }));

test('Without scripts: the member asks, is told where to pay, and withdraws', ({ visit }) =>
  visit({ language: 'de', javaScriptEnabled: false, expected: [/400/] }, async ({ page, open }) => {
    const say = messagesOf('de');
    const member = newNamed({ code: 'de' });
    await signUpByApi(member);
    await takeSession(page, await signInByApi(member));
    await open(paths.pricing.href(undefined, 'premium'));
    const send = page.getByRole('button', { name: say(plans, 'request.send') });
    await send.click();
    await expect(main(page).getByRole('link', { name: say(plans, 'request.methodMissing') })).toBeVisible();
    await page.getByRole('radio', { name: say(subscription, 'methods.bank-transfer.name') }).check();
    await send.click();
    await expect(page.getByRole('heading', { name: say(plans, 'request.sent.title') })).toBeVisible();
    await expect(main(page).getByText(bankAccount)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: say(plans, 'request.open.title') })).toBeVisible();
    await main(page)
      .getByRole('link', { name: say(plans, 'seeRequest') })
      .click();
    await page.getByRole('button', { name: say(subscription, 'withdraw.button') }).click();
    await expect(page.getByRole('heading', { name: say(subscription, 'outcome.withdrawn.title') })).toBeVisible();
  }));
