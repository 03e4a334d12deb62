import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  ButtonLink,
  EmptyState,
  PageFrame,
  PageHead,
  PageHeading,
  useActionData,
  useLoaderData,
  useTranslation,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { paths } from '../paths.ts';
import type { CheckoutState } from './checkout-action.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { readDraft } from './draft.ts';
import type { loader } from './load-checkout.ts';
import { useCheckoutCart } from './use-checkout-cart.ts';

export { loader } from './load-checkout.ts';
export { CheckoutSkeleton as Skeleton } from './checkout-skeleton.tsx';

export const action = laterAction(() => import('./checkout-action.ts').then((module) => module.action));

type Texts = Readonly<Record<string, string>>;

/** What was typed before this page was alive: it counts more than what the tab has kept. */
function typedBefore(): Texts {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#checkout input:not([type]), #checkout input[type="text"], #checkout input[type="tel"], #checkout input[type="email"], #checkout textarea',
  );
  return Object.fromEntries(
    [...controls].filter(({ value, defaultValue }) => value !== defaultValue).map(({ name, value }) => [name, value]),
  );
}

const unchanging = () => () => {};
/** Is what is on the screen the server's, which knows nothing of this tab? */
const useIsHydrating = () =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );

/** What this tab keeps of an earlier visit, once the page is alive. */
function useDraft(): Texts | undefined {
  const [kept] = useState(() => {
    const fields = readDraft()?.fields ?? {};
    return Object.keys(fields).length > 0 ? { ...fields, ...typedBefore() } : undefined;
  });
  return useIsHydrating() ? undefined : kept;
}

/** The last page before an order. */
export default function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'cart', 'shop']);
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const state: CheckoutState | undefined = isFormState(sent) ? sent : undefined;
  const live = useCheckoutCart(loaded.cart);
  const draft = useDraft();
  const { lineItems, heldUntil } = loaded.cart;
  const isEmpty = lineItems.length === 0;
  const isHeld = isEmpty || heldUntil !== null;
  const { hold } = live;
  useEffect(() => {
    if (!isHeld) void hold();
  }, [isHeld, hold]);

  const title = t('shop:checkout.title');
  return (
    <PageFrame>
      <PageHead title={title} description={t('tagline')} robots="noindex" />
      <PageHeading title={title} tagline={t('tagline')} />
      {isEmpty ? (
        <EmptyState title={t('cart:empty.title')} text={t('empty')}>
          <ButtonLink variant="primary" to={paths.shop.href()}>
            {t('cart:empty.toShop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <CheckoutForm key={draft ? 'kept' : 'new'} loaded={loaded} live={live} state={state} draft={draft ?? {}} />
      )}
    </PageFrame>
  );
}
