import { data, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { quantityOf } from '@sahra/shared/form-rules/cart-rules';
import { cartForm } from '@sahra/shared/form-rules/cart-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { textOf } from '@sahra/shared/forms/text-of';
import { paths } from '../paths.ts';
import { couponProblems } from './coupon-problems.ts';

/** What became of a form of the cart. */
export type CartOutcome = 'saved' | 'removed' | 'couponApplied' | 'couponRemoved' | 'notANumber' | 'noCode';

type Values = Record<'intent' | 'variantId' | 'quantity' | 'code' | 'country' | 'method', string>;

const tell = (outcome: CartOutcome, variantId = 0) => data({ at: Date.now(), outcome, variantId });

async function setQuantity({ api }: AppInstance, variantId: number, typed: string) {
  const quantity = quantityOf(typed);
  if (quantity === undefined) return tell('notANumber', variantId);
  if (quantity === 0) throw redirect(paths.cart.href(variantId));
  await api.put('/cart/line-items/{variantId}', { params: { variantId }, body: { quantity } });
  return tell('saved');
}

async function handle({ intent, code, country, method, ...values }: Values, app: AppInstance, form: FormData) {
  const { api } = app;
  const variantId = Number(values.variantId);
  switch (intent) {
    case 'quantity':
      // One of the two buttons, or else the field.
      return await setQuantity(app, variantId, textOf(form, 'set') || values.quantity);
    case 'remove':
      await api.put('/cart/line-items/{variantId}', { params: { variantId }, body: { quantity: 0 } });
      return tell('removed');
    case 'coupon':
      if (!code.trim()) return tell('noCode');
      await api.put('/cart/coupon', { body: { code } });
      return tell('couponApplied');
    case 'remove-coupon':
      await api.delete('/cart/coupon');
      return tell('couponRemoved');
    case 'shipping':
      await api.put('/cart/shipping', { body: { country: country || null, method: method || null } });
      return tell('saved');
    default:
      await api.delete('/cart/notice');
      return tell('saved');
  }
}

/** Handles every form of the cart; with scripts quantities do not come here. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: cartForm,
    errorsByCode: Object.fromEntries(couponProblems.map((code) => [code, { code }])),
    send: handle,
  });
