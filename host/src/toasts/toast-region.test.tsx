import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useToasts } from '@sahra/shared/facade';
import type { ToastMessage } from '@sahra/shared/host-runtime';
import { renderShell } from '../testing/render-shell.tsx';
import { ToastRegion } from './toast-region.tsx';
import { lifetimeOf } from './use-expiry.ts';

function Shop({ messages }: { messages: readonly ToastMessage[] }) {
  const { show } = useToasts();
  return messages.map((message) => (
    <button key={message.text} type="button" onClick={() => show(message)}>
      {`Do ${message.text}`}
    </button>
  ));
}

async function visitShop(...messages: ToastMessage[]) {
  const view = await renderShell(
    <>
      <Shop messages={messages} />
      <ToastRegion />
    </>,
  );
  const cause = (text: string) => userEvent.click(screen.getByRole('button', { name: `Do ${text}` }));
  return { ...view, cause };
}
const added: ToastMessage = { text: 'Added!', tone: 'success', action: { label: 'View cart', href: '/cart' } };

test('What was done is said in a region that is there before, and can be dismissed', async () => {
  const { cause } = await visitShop(added);
  const region = screen.getByRole('status');
  await cause('Added!');
  expect(await within(region).findByText('Added!')).toBeTruthy();
  expect(within(region).getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  await userEvent.click(within(region).getByRole('button', { name: 'Dismiss: Added!' }));
  expect(region.textContent).toBe('');
});

test('A warning interrupts', async () => {
  const { cause } = await visitShop({ text: 'Not saved', tone: 'warning' });
  await cause('Not saved');
  expect(await within(screen.getByRole('alert')).findByText('Not saved')).toBeTruthy();
});

test('Escape dismisses the one with the focus; the next has it then, and at last what had it before', async () => {
  const { cause } = await visitShop(added, { text: 'Saved', tone: 'warning' }, { text: 'Sent', tone: 'warning' });
  await cause('Saved');
  await cause('Sent');
  await screen.findByText('Sent');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss: Saved' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss: Sent' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Do Sent' }));
});

test('One can take back what was done', async () => {
  const onSelect = vi.fn();
  const { cause } = await visitShop({ text: 'Deleted', action: { label: 'Undo', onSelect } });
  await cause('Deleted');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
});

test('Three at once are enough', async () => {
  const { app } = await visitShop();
  act(() => ['one', 'two', 'three', 'four'].forEach((text) => app.toasts.getState().show({ text, tone: 'warning' })));
  await screen.findByText('four');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['two', 'three', 'four']);
});

test('A toast goes by itself, but waits while one points at it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { app } = await visitShop();
    act(() => app.toasts.getState().show({ text: 'Link copied' }));
    const toast = await screen.findByText('Link copied');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.hover(toast);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Link copied')).toBe(toast);
    await user.unhover(toast);
    await act(() => vi.advanceTimersByTimeAsync(lifetimeOf({ id: 1, text: 'Link copied' })));
    expect(screen.queryByText('Link copied')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [{ text: 'Link copied' }, 4600],
  [{ text: 'Not saved', tone: 'warning' }, Infinity],
  [added, Infinity],
] as const)('Long enough to read, and for good where something can be done: %o', (message, expected) => {
  expect(lifetimeOf({ id: 1, ...message })).toBe(expected);
});
