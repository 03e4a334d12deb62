import { formatNumber, Link, useLanguage, useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import { Card } from '@sahra/shared/parts/card';
import { Field } from '@sahra/shared/parts/field';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import { useVariantText } from '../../ui/variant-text.ts';
import admin from '../admin.module.css';
import type { ManagedProduct, ManagedVariant } from './load-product.ts';
import { typedOf } from './typed-price.ts';
import { useProductFields } from './use-product-fields.ts';

interface VariantFormProps {
  product: ManagedProduct;
  answer: AdminActionResult;
}

/** The fields of a variant; without one, of one that is added. */
function VariantFields({ product, answer, variant }: VariantFormProps & { variant?: ManagedVariant }) {
  const { t } = useTranslation('products');
  const { currency, revision, weightGrams } = product;
  const intent = variant ? 'variant' : 'addVariant';
  const state = stateOf(answer, intent, String(variant?.id ?? 'new'));
  const { compareAtPrice = null } = variant ?? {};
  const { field } = useProductFields(state, {
    ...{ sku: variant?.sku ?? '', color: variant?.color ?? '', size: variant?.size ?? '' },
    price: variant ? typedOf(variant.price, currency) : '',
    compareAtPrice: compareAtPrice === null ? '' : typedOf(compareAtPrice, currency),
    weight: String(variant?.weightGrams ?? weightGrams),
  });
  const code = { dir: 'ltr', autoComplete: 'off' } as const;
  const text = { dir: 'auto', autoComplete: 'off' } as const;
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="currency" value={currency} />
      <Field {...field('sku')} {...code} label={t('fields.sku')} required />
      <Field {...field('color')} {...text} list="color-names" label={t('fields.color')} />
      <Field {...field('size')} {...text} label={t('fields.size')} />
      <Field {...field('price')} {...code} inputMode="decimal" label={t('fields.priceIn', { currency })} required />
      <Field {...field('compareAtPrice')} {...code} inputMode="decimal" label={t('fields.compareAtPrice')} />
      <Field {...field('weight')} {...code} inputMode="numeric" label={t('fields.weight')} required />
    </>
  );
}

/** A variant: what it is and costs; how many there are is the business of the room for stock. */
export function VariantCard({ product, variant, answer }: VariantFormProps & { variant: ManagedVariant }) {
  const { t } = useTranslation('products');
  const { code } = useLanguage();
  const variantText = useVariantText();
  const sku = isolated(variant.sku);
  const common = { target: String(variant.id), answer };
  return (
    <Card as="li" variant="quiet">
      <div className={admin.head}>
        <h3 className={admin.name}>
          <bdi>{variantText(variant) || variant.sku}</bdi>
        </h3>
      </div>
      <ul role="list" className={admin.facts}>
        <li>{t('variants.stock', { stock: formatNumber(variant.stock, code) })}</li>
        <li>
          <Link to={paths.adminStock.href({ q: variant.sku })}>{t('variants.toStock', { sku })}</Link>
        </li>
      </ul>
      <div className={admin.actions}>
        <AdminActionForm
          {...common}
          key={product.revision}
          intent="variant"
          label={t('variants.change', { sku })}
          button={t('save')}
        >
          <VariantFields product={product} answer={answer} variant={variant} />
        </AdminActionForm>
        {product.variants.length > 1 && (
          <ConfirmedActionForm
            {...common}
            intent="removeVariant"
            label={t('variants.remove.label', { sku })}
            button={t('variants.remove.button')}
            question={t('variants.remove.question', { sku })}
            consequence={t('variants.remove.consequence')}
            yes={t('variants.remove.yes')}
            isDestructive
          >
            <input type="hidden" name="revision" value={product.revision} />
          </ConfirmedActionForm>
        )}
      </div>
    </Card>
  );
}

/** One more variant. */
export function NewVariantForm({ product, answer }: VariantFormProps) {
  const { t } = useTranslation('products');
  return (
    <AdminActionForm
      key={product.revision}
      intent="addVariant"
      target="new"
      answer={answer}
      label={t('variants.add')}
      button={t('variants.addButton')}
    >
      <VariantFields product={product} answer={answer} />
    </AdminActionForm>
  );
}
