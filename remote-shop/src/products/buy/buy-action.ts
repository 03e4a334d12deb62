import { appContext, type ApiError, data, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { quantityOf } from '@sahra/shared/form-rules/cart-rules';
import { failureOf, type SendFailure } from '@sahra/shared/forms/send-failure';
import { textOf } from '@sahra/shared/forms/text-of';

/** What the forms beside a product do. */
export const buyIntents = ['add-to-cart', 'tell-me'] as const;
export type BuyIntent = (typeof buyIntents)[number];

/** What became of one of them. */
export type BuyOutcome =
  | 'inCart'
  | 'lessInCart'
  | 'noted'
  | 'checkMail'
  | 'notANumber'
  | 'noEmail'
  | 'soldOut'
  | 'cartFull'
  | 'otherCurrency'
  | 'backAlready';
export interface BuyAnswer {
  readonly buy: { readonly at: number; readonly intent: BuyIntent; readonly typed: string } & (
    { readonly outcome: BuyOutcome } | { readonly failure: SendFailure; readonly retryAfter: number | undefined }
  );
}

/** What the api says is in the way, by its code. */
const refusals: Readonly<Record<string, BuyOutcome>> = {
  out_of_stock: 'soldOut',
  cart_full: 'cartFull',
  other_currency: 'otherCurrency',
  in_stock: 'backAlready',
};

async function addToCart({ api }: AppInstance, variantId: number, typed: string): Promise<BuyOutcome> {
  const quantity = quantityOf(typed);
  if (!quantity) return 'notANumber';
  const cart = await api.post('/cart/line-items', { body: { variantId, quantity } });
  const line = cart.lineItems.find((item) => item.variantId === variantId);
  return line?.problem === 'less-in-stock' ? 'lessInCart' : 'inCart';
}

async function handle(app: AppInstance, intent: BuyIntent, form: FormData): Promise<BuyOutcome> {
  const { api } = app;
  const variantId = Number(textOf(form, 'variantId'));
  if (intent === 'add-to-cart') return addToCart(app, variantId, textOf(form, 'quantity'));
  const email = textOf(form, 'email').trim();
  if (form.has('email') && !email) return 'noEmail';
  const body = { variantId, ...(email && { email }), website: textOf(form, 'website') };
  const { status } = await api.post('/stock-alerts', { body });
  return status === 'noted' ? 'noted' : 'checkMail';
}

/** Takes the forms beside a product. */
export async function buyAction({ context }: ActionFunctionArgs, intent: BuyIntent, form: FormData) {
  const tell = (
    answer: { outcome: BuyOutcome } | { failure: SendFailure; retryAfter: number | undefined },
    status = 200,
  ) => data<BuyAnswer>({ buy: { at: Date.now(), intent, typed: textOf(form, 'email'), ...answer } }, status);
  try {
    return tell({ outcome: await handle(context.get(appContext), intent, form) });
  } catch (error) {
    const { failure, status, retryAfter } = failureOf(error);
    const { code, fields } = error as ApiError;
    const outcome = fields['email'] === undefined ? refusals[code] : 'noEmail';
    return outcome ? tell({ outcome }, status) : tell({ failure, retryAfter }, status);
  }
}
