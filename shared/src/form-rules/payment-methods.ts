/** How something can be paid, a month of a plan or an order; nobody's card is asked for. The one list: types, forms, tables and messages follow it. */
export const paymentMethods = ['bank-transfer', 'cheque', 'cash-on-delivery'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Where money goes, as far as the owner has set it: a line each. */
export interface PayTo {
  readonly bankAccount: string | null;
  readonly chequeAddress: string | null;
}

/** The owner's line for a method; null where members have to ask for it, undefined where the method needs none. */
export const payToLine = (method: PaymentMethod, { bankAccount, chequeAddress }: PayTo): string | null | undefined =>
  ({ 'bank-transfer': bankAccount, cheque: chequeAddress, 'cash-on-delivery': undefined })[method];
