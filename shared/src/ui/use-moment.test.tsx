import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppProvider, createApp } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { renderPart } from '../testing/render-part.tsx';
import de from '../messages/de.json';
import { useMoment } from './use-moment.ts';

/** Winter: Cairo is an hour ahead of Berlin. */
const at = '2026-01-15T04:42:00.000Z';

function Moment() {
  const moment = useMoment();
  return <p>{moment(at)}</p>;
}

it('Viewer reads a time by their own clock', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Europe/Berlin' };
  });
  renderPart(<Moment />, 'de');
  expect(screen.getByText('15.01.2026, 05:42')).toBeTruthy();
});

it('Before the page is alive, and without scripts, it says whose clock it is', () => {
  const app = createApp({
    i18n: createI18n('de', { de: { common: de } }),
    session: null,
    pages: [],
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const page = renderToString(
    <AppProvider app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Moment /> }])} />
    </AppProvider>,
  );
  expect(page).toContain('15.01.2026, 06:42 (Kairo)');
});
