import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import { fill, heading, main, press } from '../support/forms.ts';
import { mailTo } from '../support/mails.ts';
import { messagesFor, newNamed, sendTo, signInByApi, signUpByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from '../support/read-page.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const remote = 'remote-account';
const everyPage = [
  paths.account,
  paths.orders,
  paths.downloads,
  paths.addresses,
  paths.billingAddress,
  paths.details,
  paths.picture,
  paths.emailAddress,
  paths.security,
  paths.devices,
  paths.dataExport,
  paths.deletion,
  paths.logout,
].map((page) => page.href());

const salma = newNamed({ firstName: 'سلمى', lastName: 'فهمي' });
test.beforeAll(() => signUpByApi(salma));

/** Every page in Arabic, and in one of the two languages with the longest words. */
const isRead = (code: LanguageCode, index: number) =>
  isEverything || code === 'ar' || (code === 'de') === (index % 2 === 0);

for (const code of ['ar', 'de', 'gr'] as const)
  test(`Pages of the account have no barriers and fit a narrow screen (${code})`, ({ visit }) =>
    visit({ language: code }, async ({ page, open }) => {
      await signInByApi(salma); // another device, which can be signed out
      await takeSession(page, await signInByApi(salma));
      for (const path of everyPage.filter((_, index) => isRead(code, index))) {
        const response = await open(path);
        expect([path, response.status(), response.headers()['cache-control']]).toEqual([
          path,
          200,
          'private, no-store',
        ]);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        const foreignText = [...(await findRawKeys(page)), ...(code === 'ar' ? await findForeignLetters(page) : [])];
        expect([path, await findBarriers(page), await findOverflow(page), foreignText]).toEqual([path, [], [], []]);
      }
    }));

test('Member goes through their account with the keyboard alone, and on a phone the open tab is in sight', ({
  visit,
}) =>
  visit({ language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    const say = messagesOf('ar');
    await takeSession(page, await signInByApi(salma));
    await open(paths.account.href());
    const tabs = page.getByRole('navigation', { name: say(remote, 'account.title') });
    await tabs.getByRole('link').first().focus();
    const inOrder = ['addresses', 'subscription', 'contributions', 'details', 'security', 'devices'].map((name) => [
      remote,
      name,
    ]);
    for (const [owner = remote, name] of [['remote-shop', 'orders'], ['remote-shop', 'downloads'], ...inOrder]) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say(owner, `${name}.title`));
    }
    await page.keyboard.press('Enter');
    await expect(heading(page, say(remote, 'devices.title'))).toBeVisible();
    const current = tabs.locator('[aria-current=page]');
    await expect
      .poll(() =>
        current.evaluate(
          (link) => link.getBoundingClientRect().left >= 0 && link.getBoundingClientRect().right <= innerWidth,
        ),
      )
      .toBe(true);
  }));

test('Visitor without scripts keeps an address, is asked before it goes, and gets their data as a file', ({ visit }) =>
  visit({ language: 'ar', javaScriptEnabled: false, expected: [/40[03]/] }, async ({ page, open }) => {
    const say = messagesFor({ code: 'ar' });
    await takeSession(page, await signInByApi(salma));
    await open(paths.billingAddress.href());
    await fill(page, 'street', '١٢ شارع طلعت حرب');
    await fill(page, 'city', 'القاهرة');
    await press(page, say('addresses:save'));
    await expect(
      main(page).getByRole('link', {
        name: messagesOf('ar')(remote, 'account.missing', { field: say('addresses:fields.state') }),
      }),
    ).toBeVisible();
    await expect(page.locator('main input[name=city]'), 'nothing typed is lost').toHaveValue('القاهرة');
    await fill(page, 'state', 'القاهرة');
    await press(page, say('addresses:save'));
    await expect(main(page).getByText('١٢ شارع طلعت حرب')).toBeVisible();
    await press(page, say('addresses:remove'));
    await press(page, say('addresses:removal.confirm'));
    await expect(main(page).getByRole('heading', { name: say('addresses:empty.title') })).toBeVisible();
    await open(paths.dataExport.href());
    await fill(page, 'elevationPassword', salma.password);
    await press(page, say('dataExport.prepare'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('link', { name: say('dataExport.ready.download') })
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  }));

test('Member has another address, by the link of the mail that goes there and their password', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const say = messagesFor({ code: 'ar' });
    const nadia = newNamed();
    const { email } = newNamed();
    await signUpByApi(nadia);
    await takeSession(page, await signInByApi(nadia));
    await open(paths.emailAddress.href());
    await fill(page, 'email', email);
    await press(page, say('email.send'));
    await expect(main(page).getByRole('heading', { name: say('email.sent.title') })).toBeVisible();
    const { links } = await mailTo(email);
    await page.goto(links[0] ?? '');
    expect(await findBarriers(page)).toEqual([]);
    await fill(page, 'password', nadia.password);
    await press(page, say('verification:button'));
    await expect(main(page).getByText(say('verification:done.member'))).toBeVisible();
    await open(paths.emailAddress.href());
    await expect(main(page).getByText(email)).toBeVisible();
  }));

test('What a page of another site sends changes nothing', async () => {
  const cookie = await signInByApi(salma);
  const response = await sendTo(
    '/account/details',
    { name: 'Mallory' },
    { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'PUT',
  );
  expect(response.status).toBe(403);
});
