import { ApiError, data, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { orderChangeForm, type OrderChangeForm } from '@sahra/shared/form-rules/order-change-form';
import { paymentMethods } from '@sahra/shared/form-rules/payment-methods';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { paths } from '../paths.ts';
import { signedFile } from './downloads/signed-file.ts';

/** What was done, or why it could not be. */
type Outcome = 'cancelled' | 'paymentMethodChanged' | 'tooLate' | 'nothingLeft' | 'fileEnded';

/** What a page of an order answers to one of its forms; `at` tells one submission from the next. */
export interface OrderChange {
  at: number;
  outcome?: Outcome;
  /** The first button without scripts only asks. */
  isAsked?: boolean;
}

const done = (change: Omit<OrderChange, 'at'>) => data({ at: Date.now(), ...change } satisfies OrderChange);

/** The order is not in the state in which the page was drawn: it says so, and is drawn anew. */
async function unlessTooLate<T>(outcome: Outcome, send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return done({ outcome });
    throw error;
  }
}

const byIntent = {
  cancel: ({ step }: OrderChangeForm, number: string, { api }: AppInstance) =>
    step === 'ask'
      ? done({ isAsked: true })
      : unlessTooLate('tooLate', async () => {
          await api.post('/orders/{number}/cancellation', { params: { number } });
          return done({ outcome: 'cancelled' });
        }),
  'payment-method': (form: OrderChangeForm, number: string, { api }: AppInstance) =>
    unlessTooLate('tooLate', async () => {
      const paymentMethod = paymentMethods.find((method) => method === form.paymentMethod);
      if (!paymentMethod) return done({});
      await api.put('/orders/{number}/payment-method', { params: { number }, body: { paymentMethod } });
      return done({ outcome: 'paymentMethodChanged' });
    }),
  'order-again': (_: OrderChangeForm, number: string, { api, i18n, toasts }: AppInstance) =>
    unlessTooLate('nothingLeft', async () => {
      const { missing } = await api.post('/orders/{number}/cart', { params: { number } });
      const isWhole = missing === 0;
      toasts.getState().show({
        text: i18n.t(isWhole ? 'orders:outcome.inCart' : 'orders:outcome.partlyInCart'),
        tone: isWhole ? 'success' : 'warning',
      });
      return redirect(paths.cart.href());
    }),
  download: ({ download }: OrderChangeForm, _: string, app: AppInstance) =>
    unlessTooLate('fileEnded', () => signedFile(Number(download), app)),
};
export type OrderIntent = keyof typeof byIntent;

const isIntent = (intent: string): intent is OrderIntent => Object.hasOwn(byIntent, intent);

/** Handles the forms of an order's page. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: orderChangeForm,
    send: async (form, app) =>
      isIntent(form.intent) ? await byIntent[form.intent](form, args.params.number ?? '', app) : done({}),
  });
