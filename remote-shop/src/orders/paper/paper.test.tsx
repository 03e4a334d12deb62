import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it, vi } from 'vitest';
import type { LanguageCode } from '@sahra/shared/facade';
import app from '../../app.ts';
import { mona, orderDetails, orderLine, pageOf } from '../order-samples.ts';
import { OrderPaper } from './order-paper.tsx';

const own = '/account/orders/S-7K2M-94';
const open = (address: string, language: LanguageCode = 'de', answers: object = {}) =>
  renderPage(
    app,
    address,
    { '/account/orders': pageOf(orderDetails()), [own]: orderDetails(), ...answers },
    language,
    mona,
  );

it('The invoice has its labels in Arabic beside the buyer’s language', async () => {
  await open(`${own}/invoice`);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Rechnung فاتورة');
  const arabic = within(title).getByText('فاتورة');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  const number = screen.getByText('S-7K2M-94').closest('tr');
  expect(number?.textContent).toBe('Bestellnummer S-7K2M-94رقم الطلب');
  expect(screen.getByText('كوب الليل').dir).toBe('rtl');
});

it('In Arabic it has Arabic labels alone', async () => {
  await open(`${own}/invoice`, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('فاتورة');
  expect(screen.getByText('S-7K2M-94').closest('tr')?.textContent).toBe('رقم الطلب S-7K2M-94');
});

it.each(['MUG-NIGHT', '+201001234567', 'mona@example.org', 'S-7K2M-94'])(
  '%s is read from left to right in it',
  async (text) => {
    await open(`${own}/invoice`, 'ar');
    expect([...screen.getAllByText(text)].map(({ dir }) => dir)).not.toContain('');
  },
);

it('The tax stands there for each rate', async () => {
  await open(`${own}/invoice`, 'en');
  const rows = within(screen.getByRole('table', { name: 'VAT included in the total' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' ')).slice(1)).toEqual([
    '14%EGP 315.79EGP 44.21EGP 360.00',
    'ShippingEGP 43.86EGP 6.14EGP 50.00',
    'VAT included in the total إجمالي الضريبة المشمولةEGP 50.35',
  ]);
});

it.each(['ar', 'en', 'de', 'fr', 'gr'] as const)(
  'List, order and invoice say the same amount (%s)',
  async (language) => {
    const amounts: (string | undefined)[] = [];
    for (const address of ['/account/orders', own, `${own}/invoice`]) {
      const { container, unmount } = await open(address, language);
      const shown = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent ?? '');
      amounts.push(shown.find((text) => text.replace(/\D/g, '').startsWith('410')));
      unmount();
    }
    expect(amounts[0]).toMatch(/410/);
    expect(new Set(amounts).size).toBe(1);
  },
);

it('A button prints it, and a link leads back to the order', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await open(`${own}/invoice`, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe(own);
});

it('What was paid says when, and not where to', async () => {
  const paid = { kind: 'paid', actor: 'admin', note: '', at: '2030-03-02T09:00:00.000Z' } as const;
  const order = orderDetails({
    timeline: [...orderDetails().timeline, paid],
    lines: [orderLine(), orderLine({ sku: 'B' })],
  });
  await open(`${own}/invoice`, 'en', { [own]: order });
  expect(screen.getByText('2 March 2030')).toBeTruthy();
  expect(screen.queryByText(/IBAN/)).toBeNull();
});

it('The packing slip says what goes into the parcel and where to, and nothing of money', async () => {
  const paper = { order: orderDetails(), countries: { EG: 'Egypt' }, arabic: null };
  const Slip = () => <OrderPaper kind="packingSlip" paper={paper} back="/" />;
  const lazy = () => Promise.resolve({ default: Slip });
  const page = {
    id: 'test.slip',
    path: '/slip',
    layout: 'bare',
    titleKey: '',
    chunk: '',
    namespaces: ['orders'],
    lazy,
  } as const;
  const { container } = await renderPage({ ...app, routes: [page] }, '/slip', {});
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('Packing slip');
  expect(screen.getByText('11511 · Alexandria · القاهرة')).toBeTruthy();
  expect(screen.getByText('اطرق الباب').dir).toBe('auto');
  expect(container.textContent).not.toMatch(/EGP|IBAN/);
});
