import { screen } from '@testing-library/react';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import app from './app.ts';

const pages = {
  'About us': paths.aboutUs,
  'the terms of use': paths.termsOfUse,
  'questions and answers': paths.faq,
  'the privacy policy': paths.privacyPolicy,
};
const cases = Object.entries(pages).flatMap(([name, path]) =>
  languageCodes.map((code) => [name, code, path.href()] as const),
);

// The remotes' pages that say it are tested where they are.
it.each(cases)('Visitor reads in %s in %s what is free, in the one sentence for it', async (_, code, address) => {
  const {
    app: { i18n },
  } = await renderPage(app, address, {}, code);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.body.textContent).toContain(i18n.t('common:freeToWatch'));
  expect(document.body.textContent).not.toContain('$t(');
});
