import { useEffect, useState } from 'react';
import { useApp, useRevalidator, type ApiError, type AppInstance, type Cart } from '@sahra/shared/facade';
import { failureOf, type SendFailure } from '@sahra/shared/forms/send-failure';
import { QuantityQueue } from './quantity-queue.ts';

/** Why a quantity was put back. */
export type QuantityFailure = SendFailure | 'tooFew' | 'notANumber';

interface Shown {
  /** What the api has said last. */
  cart: Cart;
  /** The page's data that it began with. */
  loaded: Cart;
  wanted: ReadonlyMap<number, number>;
  failures: ReadonlyMap<number, QuantityFailure>;
}

const without = <V>(map: ReadonlyMap<number, V>, key: number) => new Map([...map].filter(([other]) => other !== key));
const reasonOf = (error: unknown): QuantityFailure =>
  (error as Partial<ApiError>).code === 'out_of_stock' ? 'tooFew' : failureOf(error).failure;

const save = ({ api }: AppInstance, variantId: number, quantity: number, outlivesPage = false) =>
  api.put('/cart/line-items/{variantId}', { params: { variantId }, body: { quantity }, outlivesPage });

/** The cart with the quantities that its shopper wants, before the api has taken them. Totals are the api's alone. */
export function useQuantities(loaded: Cart) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Shown>({ cart: loaded, loaded, wanted: new Map(), failures: new Map() });
  if (shown.loaded !== loaded) setShown({ ...shown, cart: loaded, loaded });

  const fail = (variantId: number, failure: QuantityFailure) =>
    setShown((last) => ({ ...last, failures: new Map(last.failures).set(variantId, failure) }));
  const [queue] = useState(
    () =>
      new QuantityQueue({
        save: (variantId, quantity) => save(app, variantId, quantity),
        onChange: (wanted) => setShown((last) => ({ ...last, wanted })),
        onSaved: (cart) => setShown((last) => ({ ...last, cart })),
        onFailure(variantId, error) {
          fail(variantId, reasonOf(error));
          // What can be had may have changed.
          void revalidate();
        },
      }),
  );

  // Who leaves before the pause is over has pressed all the same.
  useEffect(() => {
    const leave = () => {
      for (const [variantId, quantity] of queue.take()) save(app, variantId, quantity, true).catch(() => {});
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [app, queue]);

  return {
    cart: shown.cart,
    isBusy: shown.wanted.size > 0,
    quantityOf: (variantId: number, saved: number) => shown.wanted.get(variantId) ?? saved,
    failureOf: (variantId: number) => shown.failures.get(variantId),
    setQuantity(variantId: number, quantity: number) {
      setShown((last) => ({ ...last, failures: without(last.failures, variantId) }));
      queue.set(variantId, quantity);
    },
    /** What was typed is no quantity. */
    refuse: (variantId: number) => fail(variantId, 'notANumber'),
    /** Saves what is not saved yet; undefined: everything is. */
    flush: () => (queue.isIdle ? undefined : queue.flush()),
  };
}
