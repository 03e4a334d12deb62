import type { Cart, CartConflict } from '@sahra/shared/schemas/cart';
import { ApiFailure } from '../server/http/api-failure.ts';

/** A refusal with the cart as it is now, so that its page need not ask. */
export function cartConflict(code: string, message: string, cart: Cart): ApiFailure {
  const body: CartConflict = { code, message, cart };
  return new ApiFailure(409, body);
}

/** Does something with a cart; where that is refused as things are (409), the answer has the cart. */
export async function withFreshCart<T>(work: () => Promise<T>, read: () => Promise<Cart>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 409)
      throw cartConflict(error.body.code, error.body.message, await read());
    throw error;
  }
}
