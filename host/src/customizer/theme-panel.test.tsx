import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type SessionMember } from '@sahra/shared/facade';
import { beforeEach, expect, test } from 'vitest';
import { persistTheme } from '../preferences/persist-theme.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { ThemeSection } from './theme-section.tsx';

beforeEach(() => {
  persistTheme({ scheme: 'dark', direction: 'auto', storage: 'local' });
});

async function openMenu(language: 'en' | 'ar', name: string) {
  const view = await renderShell(<ThemeMenu />, { language });
  await userEvent.click(screen.getByRole('button', { name }));
  return view;
}

test('Visitor opens the customizer and each choice is applied at once', async () => {
  const { app } = await openMenu('en', 'Colors and direction');
  expect((await screen.findByRole('radio', { name: 'Cairo night' })).getAttribute('value')).toBe('dark');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('radio', { name: 'Green room' }));
  expect(app.theme.getState()).toMatchObject({ scheme: 'hulu', direction: 'auto', storage: 'local' });
  expect(screen.getByRole('status').textContent).toBe('Green room, Follows the language. Kept on this device.');
  await userEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
  await userEvent.click(screen.getByRole('radio', { name: 'In this tab only' }));
  expect(app.theme.getState()).toMatchObject({ scheme: 'hulu', direction: 'rtl', storage: 'session' });
  screen.getByRole('radio', { name: 'Right to left', checked: true });
  expect(screen.getByRole('status').textContent).toBe('Green room, Right to left. Kept in this tab.');
});

const mona: SessionMember = { id: 'mona', name: 'Mona', username: 'mona', role: 'member', language: 'en' };

test('Member who tries each scheme has the last one in the account; what is for this tab only stays here', async () => {
  const sent: object[] = [];
  const answers = {
    'POST /account/collection': (body: object) => (sent.push(body), { watchlist: 0, progress: 0, theme: null }),
  };
  await renderShell(<ThemeMenu />, { session: mona, answers });
  await userEvent.click(screen.getByRole('button', { name: 'Colors and direction' }));
  for (const name of ['Blue hour', 'Deep sea', 'Green room'])
    fireEvent.click(await screen.findByRole('radio', { name }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/Kept on this device\. Your account keeps it too/),
  );
  expect(sent.at(-1)).toEqual({ scheme: 'hulu', direction: 'auto' });
  const count = sent.length;
  await userEvent.click(screen.getByRole('radio', { name: 'In this tab only' }));
  expect(screen.getByRole('status').textContent).toBe('Green room, Follows the language. Kept in this tab.');
  expect(sent).toHaveLength(count);
});

test('Member whose account cannot be reached is told', async () => {
  const answers = {
    'POST /account/collection': () => {
      throw new BadRequestError('no', 401, { code: 'sign_in_required' });
    },
  };
  await renderShell(<ThemeMenu />, { session: mona, answers });
  await userEvent.click(screen.getByRole('button', { name: 'Colors and direction' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Blue hour' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Your account could not be reached'));
});

test('Visitor goes back to the defaults', async () => {
  const { app } = await openMenu('ar', 'الألوان واتجاه الصفحة');
  await userEvent.click(await screen.findByRole('radio', { name: 'عمق البحر' }));
  await userEvent.click(screen.getByRole('radio', { name: 'لا تحفظوه' }));
  await userEvent.click(screen.getByRole('button', { name: 'العودة إلى الشكل المعتاد' }));
  expect(app.theme.getState()).toMatchObject({ scheme: 'dark', direction: 'auto', storage: 'local' });
  screen.getByRole('radio', { name: 'ليل القاهرة', checked: true });
});

test('Visitor reads that the browser did not keep what they chose', async () => {
  const { app } = await openMenu('en', 'Colors and direction');
  await screen.findByRole('radio', { name: 'Blue hour' });
  app.theme.setState({ choose: (change) => app.theme.setState({ ...change, isPersisted: false }) });
  await userEvent.click(screen.getByRole('radio', { name: 'Blue hour' }));
  expect(screen.getByRole('status').textContent).toContain('This browser did not allow us to keep it');
  screen.getByRole('radio', { name: 'Blue hour', checked: true });
});

test('Each place to keep the choice is explained where it is chosen', async () => {
  await openMenu('en', 'Colors and direction');
  const tab = await screen.findByRole('radio', { name: 'In this tab only' });
  const hint = document.getElementById(tab.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('A new tab starts with the usual look');
});

test('In the menu of narrow screens the customizer unfolds', async () => {
  await renderShell(<ThemeSection />);
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByText('Colors and direction'));
  await screen.findByRole('radio', { name: 'Cairo night', checked: true });
});
