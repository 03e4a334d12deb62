import type { Page as Listed } from '@sahra/shared/schemas/common';
import { languages } from '@sahra/shared/i18n/languages';
import type { Plan } from '@sahra/shared/schemas/account';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

for (const { code, name } of languages.filter(({ code }) => isEverything || code === 'ar' || code === 'fr'))
  test(`Visitor compares three plans in ${name}`, ({ visit }) =>
    visit({ language: code }, async ({ page, open }) => {
      const { items: plans } = await ask<Listed<Plan>>('/plans', code);
      expect(plans.map((plan) => plan.code)).toEqual(['free', 'basic', 'premium']);
      await open(paths.pricing.href());
      const cards = page.getByRole('main').getByRole('article');
      expect(await cards.getByRole('heading').allTextContents()).toEqual(plans.map(({ name }) => name));
      for (const [index, plan] of plans.entries()) {
        const card = cards.nth(index);
        const digits = ((await card.textContent()) ?? '').replace(/[^\d]/g, '');
        expect(digits).toContain(String(plan.price.amount / 100));
        for (const feature of plan.features) await card.getByText(feature, { exact: true }).waitFor();
      }
    }));

test('Visitor starts watching from the free plan', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const say = messagesOf('ar');
    await open(paths.pricing.href());
    await page.getByRole('link', { name: say('remote-account/src/plans', 'startWatching') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('remote-streaming', 'home.title') })).toBeVisible();
  }));
