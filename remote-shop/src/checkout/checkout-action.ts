import { ApiError, appContext, data, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { checkoutFields, tidyCheckout } from '@sahra/shared/form-rules/checkout-form';
import type { FormState } from '@sahra/shared/forms/form-state';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { failureOf } from '@sahra/shared/forms/send-failure';
import { textOf } from '@sahra/shared/forms/text-of';
import { paths } from '../paths.ts';
import { draftKey, forgetDraft } from './draft.ts';
import { findChanges, parseSeen, type CartChange } from './seen-cart.ts';

/** What the page is told of a checkout that was not ordered. */
export interface CheckoutState extends FormState {
  /** What is not as the shopper has seen it, where that is why. */
  changes?: CartChange[];
}

const namesOf = (form: FormData) => [...new Set(form.keys())].filter((name) => name !== 'intent');

/** Gives back all that was typed, and finds nothing wrong with it; the page reads the cart anew. */
const keepTyped = (form: FormData, more: Omit<Partial<CheckoutState>, 'result'> = {}, status = 200) =>
  data(
    {
      at: Date.now(),
      result: { initialValue: Object.fromEntries(namesOf(form).map((name) => [name, textOf(form, name)])), error: {} },
      ...more,
    } satisfies CheckoutState,
    status,
  );

/** Asks the api for something beside the order; nothing typed is lost, whatever comes of it. */
async function ask(form: FormData, send: () => Promise<unknown>) {
  try {
    await send();
    return keepTyped(form);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { failure, status, retryAfter } = failureOf(error);
    return keepTyped(form, { failure, retryAfter }, status);
  }
}

/** Holds the pieces; what cannot be held is told by the cart. */
const hold = ({ api }: AppInstance, form: FormData) =>
  ask(form, async () => {
    try {
      await api.post('/cart/hold');
    } catch (error) {
      throw error instanceof ApiError && error.status === 409 ? redirect(paths.cart.href()) : error;
    }
    // From the cart there is nothing typed yet.
    if (!form.has('firstName')) throw redirect(paths.checkout.href());
  });

/** Shows how the parcel can go to the country that was chosen. */
const showShipping = ({ api }: AppInstance, form: FormData) =>
  ask(form, () => {
    const field = form.has('isShippingElsewhere') ? 'shippingCountry' : 'country';
    const body = { country: textOf(form, field) || null, method: textOf(form, 'shippingMethod') || null };
    return api.put('/cart/shipping', { body });
  });

/** The cart is not what the shopper has agreed to: says what is different, for a second look. */
async function showChanges({ api }: AppInstance, form: FormData, { code }: ApiError) {
  const cart = await api.get('/cart');
  const seen = parseSeen(textOf(form, 'seen'));
  return keepTyped(form, { code, changes: seen ? findChanges(seen, cart) : [] });
}

const changedCodes = ['cart_changed', 'out_of_stock', 'cart_empty'];

const placeOrder = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: checkoutFields,
    errorsByCode: { no_shipping: { shippingMethod: 'noShipping' } },
    send: async (typed, app, form) => {
      const body = tidyCheckout(typed);
      // The field is empty where scripts do not run, and where a form that came back has emptied it.
      const idempotencyKey = (typeof window === 'undefined' ? '' : draftKey(textOf(form, 'key'))) || undefined;
      try {
        const { number } = await app.api.post('/orders', { body, idempotencyKey });
        forgetDraft();
        return redirect(app.hasSession() ? paths.ownOrder.href(number) : paths.order.href(number));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409 && changedCodes.includes(error.code))) throw error;
        return await showChanges(app, form, error);
      }
    },
  });

/** Handles the form of the checkout: its buttons say what is asked for. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const intent = textOf(form, 'intent');
  const app = args.context.get(appContext);
  if (intent === 'hold') return await hold(app, form);
  return intent === 'shipping' ? await showShipping(app, form) : await placeOrder(args);
}
