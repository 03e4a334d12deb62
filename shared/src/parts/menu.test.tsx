import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Menu } from './menu.tsx';

function openPage() {
  const done: string[] = [];
  renderPart(
    <>
      <Menu
        label="Order 12"
        items={[
          { id: 'view', label: 'View', href: '/orders/12' },
          { id: 'pay', label: 'Pay', onSelect: () => done.push('pay') },
          { id: 'cancel', label: 'Cancel', onSelect: () => done.push('cancel') },
        ]}
      />
      <button type="button">Next</button>
    </>,
  );
  return done;
}
const button = () => screen.getByRole('button', { name: 'Order 12' });
const focused = () => document.activeElement?.textContent;

test('Visitor opens a menu and chooses with the mouse', async () => {
  const done = openPage();
  await userEvent.click(button());
  expect(screen.getByRole('menu', { name: 'Order 12' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'View' }).getAttribute('href')).toBe('/orders/12');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pay' }));
  expect(done).toEqual(['pay']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('Arrows, Home, End and letters move in it; Space and Enter choose', async () => {
  const done = openPage();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('View');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Cancel');
  await userEvent.keyboard('{ArrowDown}{End}{Home}');
  expect(focused()).toBe('View');
  await userEvent.keyboard('p');
  expect(focused()).toBe('Pay');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(done).toEqual(['pay', 'cancel']);
});

test('Escape brings the focus back, Tab goes on', async () => {
  openPage();
  await userEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('A click elsewhere closes it', async () => {
  openPage();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
