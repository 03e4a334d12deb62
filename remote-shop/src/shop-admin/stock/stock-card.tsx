import {
  Badge,
  formatNumber,
  Link,
  useLanguage,
  useTranslation,
  VisuallyHidden,
  type StockedVariant,
  type StockMovement,
} from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { errorOf, valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { Card } from '@sahra/shared/parts/card';
import { Field } from '@sahra/shared/parts/field';
import { Select } from '@sahra/shared/parts/select';
import { isolated } from '../../ui/isolated.ts';
import { useVariantText } from '../../ui/variant-text.ts';
import styles from '../admin.module.css';
import { StockLedger } from './stock-ledger.tsx';

const LOW = 5;
const NOTE_LENGTH = 200;
const reasons = ['delivery', 'count', 'loss'] as const;

interface StockCardProps {
  variant: StockedVariant;
  answer: AdminActionResult;
  /** Null: it is not asked for. */
  ledger: readonly StockMovement[] | null;
  ledgerHref: string;
}

/** A variant: how many there are, a form that changes it, and its ledger. */
export function StockCard({ variant, answer, ledger, ledgerHref }: StockCardProps) {
  const { t } = useTranslation('shop-admin');
  const { code } = useLanguage();
  const variantText = useVariantText();
  const { id, sku, name, stock } = variant;
  const state = stateOf(answer, 'stock', String(id));
  return (
    <Card as="li" variant="quiet">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        {stock <= LOW && (
          <Badge tone={stock === 0 ? 'second' : 'accent'}>{t(stock === 0 ? 'stock.out' : 'stock.lowBadge')}</Badge>
        )}
      </div>
      <ul role="list" className={styles.facts}>
        <li>{variantText(variant)}</li>
        <li>
          {t('stock.sku')} <bdi dir="ltr">{sku}</bdi>
        </li>
        <li>{t('stock.inStock', { stock: formatNumber(stock, code) })}</li>
        <li>
          <Link to={ledgerHref} preventScrollReset>
            {t('stock.ledger')}{' '}
            <VisuallyHidden>
              <bdi dir="ltr">{sku}</bdi>
            </VisuallyHidden>
          </Link>
        </li>
      </ul>
      <div className={styles.actions}>
        <AdminActionForm
          // An empty form for the next change.
          key={stock}
          intent="stock"
          target={String(id)}
          answer={answer}
          label={t('stock.form', { sku: isolated(sku) })}
          button={t('stock.save')}
        >
          <Select id={`reason-${id}`} name="choice" label={t('stock.reason')} defaultValue={valueOf(state, 'choice')}>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`stock.choices.${reason}`)}
              </option>
            ))}
          </Select>
          <Field
            id={`quantity-${id}`}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            required
            label={t('stock.quantity')}
            defaultValue={valueOf(state, 'quantity')}
            {...(errorOf(state, 'quantity') && { error: t('stock.quantityWrong') })}
          />
          <Field
            id={`note-${id}`}
            name="note"
            autoComplete="off"
            dir="auto"
            maxLength={NOTE_LENGTH}
            label={t('stock.note')}
            defaultValue={valueOf(state, 'note')}
            {...(errorOf(state, 'note') && { error: t('stock.noteWrong') })}
          />
        </AdminActionForm>
      </div>
      {ledger && <StockLedger sku={sku} movements={ledger} />}
    </Card>
  );
}
