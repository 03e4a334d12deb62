import { useCallback, useRef, useState } from 'react';
import { ApiError, useApp, type Cart } from '@sahra/shared/facade';
import { failureOf, type SendFailure } from '@sahra/shared/forms/send-failure';

interface Destination {
  country: string;
  method: string | null;
}

/** The cart as the api says it is: what it comes to with the country and the way that were chosen last, and until when it is held. */
export function useCheckoutCart(loaded: Cart) {
  const { api } = useApp();
  const [shown, setShown] = useState({ cart: loaded, loaded });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const [isHoldRefused, setIsHoldRefused] = useState(false);
  if (shown.loaded !== loaded) setShown({ cart: loaded, loaded });
  const take = (cart: Cart) => setShown((last) => ({ ...last, cart }));

  const wanted = useRef<Destination>(undefined);
  const isRunning = useRef(false);
  /** One at a time, so that the last one that was chosen counts. */
  const sendTo = useCallback(
    async (destination: Destination) => {
      wanted.current = destination;
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      setFailure(undefined);
      try {
        while (wanted.current) {
          const body = wanted.current;
          wanted.current = undefined;
          take(await api.put('/cart/shipping', { body }));
        }
      } catch (error) {
        setFailure(failureOf(error).failure);
      }
      isRunning.current = false;
      setIsBusy(false);
    },
    [api],
  );

  const hold = useCallback(async () => {
    setIsHoldRefused(false);
    setFailure(undefined);
    try {
      take(await api.post('/cart/hold'));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setIsHoldRefused(true);
      else setFailure(failureOf(error).failure);
    }
  }, [api]);

  return { cart: shown.cart, isBusy, failure, isHoldRefused, sendTo, hold };
}
