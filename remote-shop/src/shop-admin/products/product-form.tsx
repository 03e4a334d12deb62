import type { ReactNode } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { Field } from '@sahra/shared/parts/field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import type { ManagedProduct, ProductChoices } from './load-product.ts';
import { ProductFiling } from './product-filing.tsx';
import { ProductTexts } from './product-texts.tsx';
import { productFields } from './product-values.ts';
import styles from './products.module.css';
import { useProductFields, type ProductFields } from './use-product-fields.ts';

const empty = { taxClass: 'standard' };

/** What of a product its form holds, by the names of the fields. */
function savedOf({ name, description, revision, sku, category, taxClass, weightGrams, ...product }: ManagedProduct) {
  const texts = (prefix: string, written: typeof name) =>
    Object.entries(written).map(([code, text]) => [`${prefix}_${code}`, text]);
  return {
    ...{ revision, sku, category, taxClass, weight: String(weightGrams) },
    ...{ program: product.program ?? '', file: product.file ?? '' },
    ...Object.fromEntries([...texts('name', name), ...texts('description', description)]),
  };
}

interface ProductFormProps {
  intent: 'create' | 'product';
  answer: AdminActionResult;
  choices: ProductChoices;
  /** Undefined: it is new. */
  product?: ManagedProduct;
  label: string;
  button: string;
  /** Names of the fields that only a new one has. */
  moreFields?: readonly string[];
  more?: (fields: ProductFields) => ReactNode;
}

/** What a product is: its texts, where it stands, and what is needed to sell it. */
export function ProductForm({
  intent,
  answer,
  choices,
  product,
  label,
  button,
  moreFields = [],
  more,
}: ProductFormProps) {
  const { t } = useTranslation('products');
  const target = product ? String(product.id) : 'new';
  const state = stateOf(answer, intent, target);
  const fields = useProductFields(state, product ? savedOf(product) : empty);
  const { field, errorsOf } = fields;
  const hasChanged = state?.code === 'product_changed';
  return (
    <SendingForm id={fields.formId} hasTrap={false} label={label} className={styles.form}>
      <FormProblems
        state={state}
        errors={errorsOf([...moreFields, ...productFields])}
        failureTitle={hasChanged ? t('conflict.title') : undefined}
        failureText={hasChanged ? t('conflict.text') : undefined}
      />
      <RequiredNote />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="revision" value={product?.revision ?? ''} />
      {more?.(fields)}
      <Field {...field('sku', t('hints.sku'))} label={t('fields.sku')} required dir="ltr" autoComplete="off" />
      <ProductTexts state={state} field={field} />
      <ProductFiling state={state} field={field} choices={choices} tags={product?.tags ?? []} />
      <div>
        <SendButton>{button}</SendButton>
      </div>
    </SendingForm>
  );
}
