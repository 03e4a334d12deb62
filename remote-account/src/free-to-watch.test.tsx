import { screen } from '@testing-library/react';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from './app.ts';
import { mona, plans, subscription } from './ui/subscription-samples.ts';

it.each(languageCodes)('Visitor reads on the plans in %s what is free, in the one sentence for it', async (code) => {
  const {
    app: { i18n },
  } = await renderPage(app, '/pricing', { '/plans': plans, '/auth/session': { member: null } }, code);
  expect(screen.getAllByText(i18n.t('common:freeToWatch'))).toHaveLength(1);
});

it.each(languageCodes)(
  'Visitor reads on the notice before a restricted title in %s what is free, in the one sentence for it',
  async (code) => {
    const {
      app: { i18n },
    } = await renderPage(app, '/restricted-content', {}, code);
    expect(screen.getAllByText(i18n.t('common:freeToWatch'))).toHaveLength(1);
  },
);

it.each(languageCodes)(
  'Member without a subscription reads in %s what is free, in the one sentence for it',
  async (code) => {
    const {
      app: { i18n },
    } = await renderPage(app, '/account/subscription', { '/account/subscription': subscription() }, code, mona);
    expect(screen.getAllByText(i18n.t('common:freeToWatch'))).toHaveLength(1);
  },
);
