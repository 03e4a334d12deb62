import type { BillingAddress, Download, Order, OrderDetails, Page, SessionMember } from '@sahra/shared/facade';

/** Who is signed in in tests of orders. */
export const mona: SessionMember = { id: 'm1', name: 'Mona', username: 'mona', role: 'member', language: 'ar' };

const money = (amount: number) => ({ amount, currency: 'EGP' });

export const address: BillingAddress = {
  firstName: 'منى',
  lastName: 'حسن',
  company: '',
  country: 'EG',
  street: '12 شارع طلعت حرب',
  apartment: '',
  city: 'القاهرة',
  state: 'القاهرة',
  postalCode: '11511',
  phone: '+201001234567',
  email: 'mona@example.org',
};

/** One thing of an order: two mugs. */
export const orderLine = (changes: Partial<OrderDetails['lines'][number]> = {}): OrderDetails['lines'][number] => ({
  slug: 'night-mug',
  sku: 'MUG-NIGHT',
  name: 'Night mug',
  nameArabic: 'كوب الليل',
  color: 'night',
  size: '',
  quantity: 2,
  unitPrice: money(20_000),
  subtotal: money(40_000),
  discount: money(4_000),
  total: money(36_000),
  taxRate: 1_400,
  tax: money(4_421),
  isDigital: false,
  ...changes,
});

/** A row of the list of orders. */
export const orderRow = (changes: Partial<Order> = {}): Order => ({
  number: 'S-7K2M-94',
  status: 'on-hold',
  total: money(41_000),
  placedAt: '2030-03-01T19:00:00.000Z',
  ...changes,
});

/** An order that waits for a transfer. */
export const orderDetails = (changes: Partial<OrderDetails> = {}): OrderDetails => ({
  ...orderRow(),
  paymentMethod: 'bank-transfer',
  notes: 'اطرق الباب',
  lines: [orderLine()],
  subtotal: money(40_000),
  discount: money(4_000),
  shippingAmount: money(5_000),
  tax: money(5_035),
  couponCode: 'SAHRA10',
  email: 'mona@example.org',
  billing: address,
  shipping: { ...address, firstName: 'Karim', city: 'Alexandria' },
  shippingName: 'Courier',
  parcelNumber: null,
  carrier: null,
  timeline: [{ kind: 'placed', actor: 'buyer', note: '', at: '2030-03-01T19:00:00.000Z' }],
  actions: ['pay', 'cancel', 'order-again'],
  payTo: 'Sahra, IBAN EG38 0019 0005 0000 0000 2631 8000 2',
  payUntil: '2030-03-08T19:00:00.000Z',
  ...changes,
});

/** A file that can be loaded three times. */
export const downloadOf = (changes: Partial<Download> = {}): Download => ({
  id: 7,
  name: 'Poster to print',
  orderNumber: 'S-7K2M-94',
  timesLeft: 3,
  expiresAt: '2099-01-01T12:00:00.000Z',
  ...changes,
});

export const pageOf = <T>(...items: T[]): Page<T> => ({ items, page: 1, pageSize: 20, total: items.length });
