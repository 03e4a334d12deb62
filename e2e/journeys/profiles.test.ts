import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { main, press } from '../support/forms.ts';
import { makeMember, signInByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow, findRawKeys } from '../support/read-page.ts';
import { sameAnywhere } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const say = (key: string) => messagesOf('ar')('remote-account/src/profiles', key);
const laila = 'ليلى';
const pin = '2468';

test(
  'A member makes a children’s profile, which does not find what is for older ones, and leaves it by its PIN',
  sameAnywhere,
  async ({ visit }) => {
    const { items } = await ask<Listed<ProgramCard>>('/programs?maturity=12&pageSize=40');
    const forOlder = items.find(({ maturity }) => maturity === '12');
    const [forAll] = (await ask<Listed<ProgramCard>>('/programs?maturity=all&pageSize=1')).items;
    if (!forOlder || !forAll) throw new Error('The demo has films for all, and for those of twelve');
    const cookie = await signInByApi(await makeMember());
    const phone = { viewport: { width: 390, height: 844 } };
    // The browser writes down what is refused, and the page that is not there.
    await visit({ ...phone, expected: [/40[04]/] }, async ({ page, open }) => {
      await takeSession(page, cookie);
      await open(paths.managedProfiles.href());
      await main(page)
        .getByRole('link', { name: say('add') })
        .click();
      await main(page).locator('input[name=name]').fill(laila);
      await main(page)
        .getByRole('radio', { name: say('shows.7') })
        .check();
      await press(page, say('save'));
      await expect(main(page).getByText(say('pin.wanted')).first(), 'what was typed is kept').toBeVisible();
      await main(page).locator('input[name=pin]').fill(pin);
      expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]).toEqual([[], [], []]);
      await press(page, say('save'));
      await expect(main(page).getByRole('heading', { name: laila })).toBeVisible();

      await open(paths.profiles.href());
      await main(page).getByRole('button', { name: laila }).click();
      await page.waitForURL((url) => url.pathname === paths.home.pattern);
      expect((await open(paths.program.href(forOlder.id))).status()).toBe(404);
      expect((await open(paths.program.href(forAll.id))).status()).toBe(200);

      await open(paths.account.href());
      await expect(main(page).getByText(say('locked')), 'the account is closed').toBeVisible();
      expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]).toEqual([[], [], []]);
      await main(page).locator('input[name=pin]').fill('1357');
      await main(page).getByRole('button', { name: 'منى' }).click();
      await expect(main(page).getByText(say('pin.wrong')).first()).toBeVisible();
      await main(page).locator('input[name=pin]').fill(pin);
      await main(page).getByRole('button', { name: 'منى' }).click();
      await page.waitForURL((url) => url.pathname === paths.account.href());
      expect((await open(paths.program.href(forOlder.id))).status()).toBe(200);
    });
  },
);
