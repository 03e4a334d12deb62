import { formatMoney, useLanguage, useTranslation, type Plan, type SubscriptionRequest } from '@sahra/shared/facade';

/** The texts for what a request is about: its plan, its price, how it is paid, how it stands. */
export function usePlanText() {
  const { t } = useTranslation('subscription');
  const { code } = useLanguage();
  return {
    planOf: (plan: Plan['code']) => t(`plans.${plan}`),
    methodOf: (method: SubscriptionRequest['paymentMethod']) => t(`methods.${method}.name`),
    stateOf: (state: SubscriptionRequest['state']) => t(`states.${state}`),
    priceOf: (price: SubscriptionRequest['price']) => formatMoney(price, code),
  };
}
