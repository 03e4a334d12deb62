import { useSession, useTranslation, type ProductDetail } from '@sahra/shared/facade';
import { MAX_PIECES } from '@sahra/shared/form-rules/cart-rules';
import { Field } from '@sahra/shared/parts/field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { WishButton } from '../../ui/wish-button.tsx';
import { buyIntents } from './buy-action.ts';
import { BuyAnswerText, useBuyAnswer } from './buy-answer.tsx';
import styles from './buy-forms.module.css';
import type { Variant } from './product-choice.ts';

/** How many, and into the cart with them. */
function CartForm({ variant, isDigital }: { variant: Variant; isDigital: boolean }) {
  const { t } = useTranslation('buy');
  const answer = useBuyAnswer(['add-to-cart']);
  const isWrong = answer !== undefined && 'outcome' in answer && answer.outcome === 'notANumber';
  const most = Math.min(MAX_PIECES, variant.stockQuantity);
  return (
    <SendingForm hasTrap={false} className={styles.cart} label={t('cart')}>
      <input type="hidden" name="intent" value="add-to-cart" />
      <input type="hidden" name="variantId" value={variant.id} />
      {isDigital ? (
        <input type="hidden" name="quantity" value="1" />
      ) : (
        <label className={styles.quantity}>
          <span className={styles.label}>{t('quantity')}</span>
          <input
            key={variant.id}
            // Digits of any script are taken.
            inputMode="numeric"
            name="quantity"
            defaultValue="1"
            maxLength={4}
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby="buy-most"
            className="form-control"
          />
          <span id="buy-most" className={styles.most}>
            {t('most', { count: most })}
          </span>
        </label>
      )}
      <SendButton>{t('add')}</SendButton>
    </SendingForm>
  );
}

/** A mail when there is some again; a member's address is known. */
function AlertForm({ variant }: { variant: Variant }) {
  const { t } = useTranslation('buy');
  const member = useSession();
  const answer = useBuyAnswer(['tell-me']);
  const isWrong = answer !== undefined && 'outcome' in answer && answer.outcome === 'noEmail';
  return (
    <SendingForm className={styles.alert} label={t('alert.title')}>
      <p className={styles.note}>{t('alert.text')}</p>
      <input type="hidden" name="intent" value="tell-me" />
      <input type="hidden" name="variantId" value={variant.id} />
      {!member && (
        <Field
          name="email"
          type="email"
          dir="ltr"
          label={t('alert.email')}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={answer?.typed}
          error={isWrong ? t('outcomes.noEmail') : undefined}
        />
      )}
      <SendButton>{t('alert.send')}</SendButton>
    </SendingForm>
  );
}

interface BuyFormsProps {
  product: Pick<ProductDetail, 'id' | 'name' | 'isDigital'>;
  variant: Variant;
  isWished: boolean;
}

/** What can be done with what is chosen: bought, or asked for, and wished for. */
export function BuyForms({ product, variant, isWished }: BuyFormsProps) {
  return (
    <div className={styles.forms}>
      {variant.inStock ? <CartForm variant={variant} isDigital={product.isDigital} /> : <AlertForm variant={variant} />}
      <WishButton key={product.id} product={product} isWished={isWished} />
      <BuyAnswerText intents={buyIntents} />
    </div>
  );
}
