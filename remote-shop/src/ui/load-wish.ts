import { loadFromApi, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** Whether a product is on the wishlist of who looks; a page goes on without it where it does not arrive. */
export async function loadWish(args: LoaderFunctionArgs, productId: number): Promise<boolean> {
  const wish = await loadFromApi(args, '/wishlist/items/{productId}', { params: { productId } }).catch(() => undefined);
  return wish?.isWished ?? false;
}
