import { useState } from 'react';
import {
  appContext,
  ButtonLink,
  EmptyState,
  formatNumber,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { countriesIn } from '@sahra/shared/forms/country-names';
import { isFormState, valueOf } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { paths } from '../paths.ts';
import type { CartOutcome } from './cart-action.ts';
import { CartLine } from './cart-line.tsx';
import lineStyles from './cart-line.module.css';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { RemovalDialog, RemovalQuestion } from './removal.tsx';
import { useQuantities } from './use-quantities.ts';

export { CartSkeleton as Skeleton } from './cart-skeleton.tsx';

export const action = laterAction(() => import('./cart-action.ts').then((module) => module.action));

export async function loader(args: LoaderFunctionArgs) {
  return {
    cart: await loadFromApi(args, '/cart'),
    countries: countriesIn(args.context.get(appContext)),
    /** The variant that is asked about, without scripts. */
    asked: Number(new URL(args.request.url).searchParams.get('remove')),
  };
}

/** What is said of a form that went through; nothing where the page itself shows it. */
function useOutcomeText() {
  const { t } = useTranslation('cart');
  return (outcome: CartOutcome | undefined): string | undefined => {
    if (outcome === 'removed') return `${t('removal.doneTitle')} ${t('removal.doneText')}`;
    if (outcome === 'couponApplied') return t('coupon.done');
    return outcome === 'couponRemoved' ? t('coupon.removed') : undefined;
  };
}

/** What a shopper has put in, what it comes to, and the way on. */
export default function CartPage() {
  const { t } = useTranslation(['cart', 'shop']);
  const { code } = useLanguage();
  const { cart: loaded, countries, asked } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const quantities = useQuantities(loaded);
  const { cart } = quantities;
  const [question, setQuestion] = useState<{ variantId: number; isOpen: boolean; at: number | undefined }>();
  const outcomeText = useOutcomeText();

  const state = isFormState(sent) ? sent : undefined;
  const done = sent && !isFormState(sent) ? sent : undefined;
  const text = outcomeText(done?.outcome);
  const isCouponRefused = valueOf(state, 'intent') === 'coupon' && !state?.failure;
  const { lineItems, merged, itemCount } = cart;
  const questioned = lineItems.find(({ variantId }) => variantId === question?.variantId);
  const askedLine = lineItems.find(({ variantId }) => variantId === asked);
  const title = t('shop:cart.title');
  return (
    <PageFrame>
      <PageHead title={title} description={t('tagline')} robots="noindex" />
      <PageHeading
        title={title}
        tagline={t('tagline')}
        count={itemCount > 0 ? t('shop:cart.pieces', { count: itemCount, number: formatNumber(itemCount, code) }) : ''}
      />
      {text && <DoneNotice key={done?.at} text={text} />}
      <FormProblems state={state} errors={[]} failureTitle={t('failed')} />
      {merged && <MergedNotice merged={merged} />}
      {askedLine && <RemovalQuestion line={askedLine} />}
      {lineItems.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink variant="primary" to={paths.shop.href()}>
            {t('empty.toShop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <section aria-labelledby="cart-lines" className={styles.main}>
            <h2 id="cart-lines" className={styles.heading}>
              {t('items')}
            </h2>
            <ul className={lineStyles.lines}>
              {lineItems.map((line) => (
                <CartLine
                  key={line.variantId}
                  line={line}
                  quantities={quantities}
                  isRefused={done?.outcome === 'notANumber' && done.variantId === line.variantId}
                  onRemove={() => setQuestion({ variantId: line.variantId, isOpen: true, at: sent?.at })}
                />
              ))}
            </ul>
            <ButtonLink variant="quiet" to={paths.shop.href()} className={styles.continue}>
              {t('continue')}
            </ButtonLink>
          </section>
          <CartSummary
            cart={cart}
            countries={countries}
            isBusy={quantities.isBusy}
            flush={quantities.flush}
            couponState={isCouponRefused ? state : undefined}
            isCodeMissing={done?.outcome === 'noCode'}
          />
        </div>
      )}
      {questioned && (
        <RemovalDialog
          line={questioned}
          isOpen={question?.isOpen === true && question.at === sent?.at}
          onClose={() => setQuestion((last) => last && { ...last, isOpen: false })}
        />
      )}
    </PageFrame>
  );
}
