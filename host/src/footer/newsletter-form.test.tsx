import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import FooterSection from './footer-section.tsx';

test.each(['streaming', 'merchandise'] as const)(
  'The %s footer asks for the newsletter, also where scripts do not run',
  async (variant) => {
    await renderShell(<FooterSection variant={variant} />);
    const form = screen.getByRole('form', { name: 'The newsletter' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/newsletter']);
    expect(screen.getByRole('textbox', { name: 'E-mail address' }).getAttribute('name')).toBe('email');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  },
);

test('The compact footer does not', async () => {
  await renderShell(<FooterSection variant="compact" />);
  expect(screen.queryByRole('form')).toBeNull();
});

test('Visitor whose subscription did not arrive is told so, and keeps what was typed', async () => {
  await renderShell(<FooterSection variant="streaming" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
  await userEvent.type(field, 'amira@example.org{Enter}');
  await expect.poll(() => screen.getByText(/^That did not work/).getAttribute('role')).toBe('status');
  expect(field.value).toBe('amira@example.org');
});

test.each([
  { language: 'en', typed: '', told: 'This does not look like an e-mail address. It needs a name, an @ and a domain.' },
  {
    language: 'ar',
    typed: 'amira at example',
    told: 'لا يبدو هذا عنوان بريد إلكتروني. العنوان اسم ثم علامة @ ثم اسم النطاق.',
  },
] as const)('Visitor who types no address ($typed) reads so in the words of the site ($language)', async (row) => {
  await renderShell(<FooterSection variant="streaming" />, { language: row.language });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, `${row.typed}{Enter}`);
  expect(await screen.findByText(row.told)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('form').hasAttribute('novalidate')).toBe(true);
});
