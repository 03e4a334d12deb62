import { screen, within } from '@testing-library/react';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { cookies } from '@sahra/shared/privacy/cookies';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { storedData } from '@sahra/shared/privacy/stored-data';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import app from '../app.ts';

const open = (code: (typeof languageCodes)[number]) => renderPage(app, paths.privacyPolicy.href(), {}, code);
const textsOf = (table: HTMLElement | undefined) =>
  within(table ?? document.body)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

it.each(languageCodes)(
  'Visitor reads in %s what every cookie, every note on the device and everything that is stored is, and how long it stays',
  async (code) => {
    await open(code);
    const tables = screen.getAllByRole('table').map(textsOf);
    expect(tables.map((rows) => rows.length)).toEqual(
      [cookies, storageKeys, storedData].map((known) => Object.keys(known).length),
    );
    for (const cell of tables.flat(2)) expect(cell).not.toMatch(/^$|privacyPolicy\.|\{\{/);
    const names = screen.getAllByRole('rowheader').map((header) => header.textContent);
    expect(names).toEqual([
      ...Object.values(cookies).map(({ name }) => (name.endsWith('-') ? `${name}…` : name)),
      ...Object.values(storageKeys),
    ]);
  },
);
