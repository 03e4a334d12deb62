import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillingAddress, Cart, SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import app from '../../app.ts';
import { line, shippedCart } from '../../ui/cart-samples.ts';

export const QUARTER = 15 * 60 * 1000;
export const held = (changes: Partial<Cart> = {}, lines = [line(1), line(2)]) =>
  shippedCart(lines, { heldUntil: new Date(Date.now() + QUARTER).toISOString(), ...changes });
const address: BillingAddress = {
  firstName: 'منى',
  lastName: 'حسن',
  company: '',
  country: 'EG',
  street: '١٢ شارع طلعت حرب',
  apartment: '',
  city: 'القاهرة',
  state: 'القاهرة',
  postalCode: '11511',
  phone: '+201001234567',
  email: 'mona@example.org',
};
const mona = { id: 'm1', username: 'mona', name: 'Mona', role: 'member', picture: null } as unknown as SessionMember;
const asMember = { '/account/billing-address': { address }, '/account': { ...address, zip: '11511' } };

export const open = (answers: Readonly<Record<string, unknown>>, member: SessionMember | null = mona) =>
  renderPage(app, '/checkout', { ...asMember, ...answers }, 'en', member);
/** A field of the billing address, or the notes: those of the shipping address stand behind it. */
export const field = (name: RegExp | string): HTMLInputElement => {
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox', { name });
  if (!first) throw new Error('no field');
  return first;
};
export const place = () => userEvent.click(screen.getByRole('button', { name: /^Place order/ }));
export const agree = async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read/ }));
};
interface Sent {
  body: Record<string, unknown>;
  key: string | undefined;
}
/** Takes orders, after `refuse` has had its say. */
export function orders(refuse: (attempt: number) => void = () => {}) {
  const sent: Sent[] = [];
  const post = (body: Sent['body'], { idempotencyKey }: { idempotencyKey?: string }) => {
    sent.push({ body, key: idempotencyKey });
    refuse(sent.length);
    return { number: 'A7K2M9QX', status: 'processing', total: { amount: 45000, currency: 'EGP' } };
  };
  return { sent, 'POST /orders': post };
}

/** A section by its heading. Not by its role: two lists of all countries make that a slow question. */
export async function findSection(title: string): Promise<HTMLElement> {
  const section = (await screen.findByText(title)).closest('section');
  if (!section) throw new Error('no section');
  return section;
}
