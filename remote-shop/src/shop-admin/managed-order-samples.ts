import type { SessionMember, ManagedOrder, ManagedOrderDetails } from '@sahra/shared/facade';

/** Who is signed in in tests of the rooms of admins. */
export const salma: SessionMember = { id: 'a1', name: 'Salma Fathy', username: 'salma', role: 'admin', language: 'en' };

const money = (amount: number) => ({ amount, currency: 'EGP' });
const address = {
  ...{ firstName: 'Mona', lastName: 'Hassan', company: '', country: 'EG', street: '12 Talaat Harb', apartment: '' },
  ...{ city: 'Cairo', state: 'Cairo', postalCode: '11511', phone: '+201001234567', email: 'mona@example.org' },
};

export const managedRow = (changes: Partial<ManagedOrder> = {}): ManagedOrder => ({
  ...{ number: 'S-7K2M94AB', status: 'on-hold', total: money(41_000), placedAt: '2030-03-01T19:00:00.000Z' },
  ...{ name: 'Mona Hassan', email: 'mona@example.org', paymentMethod: 'bank-transfer', isGuest: true },
  ...{ paidAt: null, shippedAt: null },
  ...changes,
});

/** An order that waits for a transfer. */
export const managedOrder = (changes: Partial<ManagedOrderDetails> = {}): ManagedOrderDetails => ({
  ...managedRow(),
  notes: 'Ring twice',
  lines: [
    {
      ...{ slug: 'night-mug', sku: 'MUG-NIGHT', name: 'Night mug', nameArabic: 'كوب الليل', color: 'night', size: '' },
      ...{ quantity: 2, unitPrice: money(20_000), subtotal: money(40_000), discount: money(4_000) },
      ...{ total: money(36_000), taxRate: 1_400, tax: money(4_421), isDigital: false },
    },
  ],
  ...{ subtotal: money(40_000), discount: money(4_000), shippingAmount: money(5_000), tax: money(5_035) },
  ...{ couponCode: 'SAHRA10', billing: address, shipping: null, shippingName: 'Courier' },
  ...{ parcelNumber: null, carrier: null, payTo: null, payUntil: null, language: 'ar', weightGrams: 800 },
  timeline: [{ kind: 'placed', actor: 'buyer', note: '', isInternal: false, at: '2030-03-01T19:00:00.000Z' }],
  steps: ['payment', 'cancellation', 'failure'],
  ...changes,
});
