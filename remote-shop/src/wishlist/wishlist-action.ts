import { ApiError, data, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { wishlistForm, type WishlistValues } from '@sahra/shared/form-rules/wishlist-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';

/** What became of a form of the wishlist. */
export type WishlistOutcome = 'added' | 'removed' | 'inCart' | 'soldOut' | 'full' | 'gone' | 'shared' | 'unshared';

const tell = (outcome: WishlistOutcome) => data({ at: Date.now(), outcome });

/** What the api says no to, in the words of the page. */
const refusals: Readonly<Record<string, WishlistOutcome>> = {
  wishlist_full: 'full',
  out_of_stock: 'soldOut',
  less_in_stock: 'soldOut',
  not_found: 'gone',
};

async function unlessRefused<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    const outcome = error instanceof ApiError ? refusals[error.code] : undefined;
    if (outcome) return tell(outcome);
    throw error;
  }
}

async function handle({ intent, ...values }: WishlistValues, { api }: AppInstance) {
  const params = { productId: Number(values.productId) };
  switch (intent) {
    case 'add':
      await api.put('/wishlist/items/{productId}', { params });
      return tell('added');
    case 'cart':
      await api.post('/cart/line-items', { body: { variantId: Number(values.variantId), quantity: 1 } });
      await api.delete('/wishlist/items/{productId}', { params });
      return tell('inCart');
    case 'share':
      await api.put('/wishlist/share', { body: { isShared: true } });
      return tell('shared');
    case 'unshare':
      await api.put('/wishlist/share', { body: { isShared: false } });
      return tell('unshared');
    default:
      await api.delete('/wishlist/items/{productId}', { params });
      return tell('removed');
  }
}

/** Handles every form of the wishlist. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: wishlistForm,
    send: (values, app) => unlessRefused(() => handle(values, app)),
  });
