import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProvider, createApp } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import common from '../messages/en.json';
import { renderPart } from '../testing/render-part.tsx';
import { Countdown } from './countdown.tsx';

const start = '2026-11-21T12:00:00.400Z';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(start) });
});
afterEach(() => {
  vi.useRealTimers();
});

const countdown = (until: string) => (
  <Countdown until={until} now={start}>
    The doors are open
  </Countdown>
);
const digits = () => screen.getByRole('timer').querySelector('[aria-hidden]')?.textContent;
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('Visitor sees the seconds run, and is told as text what is left', async () => {
  renderPart(countdown('2026-11-23T13:30:10Z'));
  expect(digits()).toBe('02days01hours30minutes10seconds');
  expect(screen.getByRole('timer').textContent).toMatch(/^2 days, 1 hour and 30 minutes/);
  await wait(3);
  expect(digits()).toBe('02days01hours30minutes07seconds');
});

test('What ends within the hour is counted in minutes and seconds', () => {
  renderPart(
    <Countdown until="2026-11-21T12:15:00.400Z" now={start} isShort>
      Time is over
    </Countdown>,
  );
  expect(digits()).toBe('15minutes00seconds');
});

test('Arabic words agree with their numbers', () => {
  renderPart(countdown('2026-11-23T13:30:00Z'), 'ar');
  expect(screen.getByRole('timer').textContent).toMatch(/^يومان وساعة و30 دقيقة/);
});

test('At the end it says so, and the clock stops', async () => {
  renderPart(countdown('2026-11-21T12:00:02.900Z'));
  expect(screen.getByRole('status').textContent).toBe('');
  await wait(3);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('The doors are open');
  expect(vi.getTimerCount()).toBe(0);
});

test('The server draws the moment at which the data was read, whatever its clock says meanwhile', () => {
  vi.setSystemTime(new Date('2026-11-21T12:00:09Z'));
  const i18n = createI18n('en', { en: { common } });
  const app = createApp({
    i18n,
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const html = renderToString(<AppProvider app={app}>{countdown('2026-11-21T12:01:00Z')}</AppProvider>);
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/01\s+minutes\s+00\s+seconds/);
});
