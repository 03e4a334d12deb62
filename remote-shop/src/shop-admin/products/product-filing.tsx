import { useTranslation } from '@sahra/shared/facade';
import { errorOf, valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { Field } from '@sahra/shared/parts/field';
import { Select } from '@sahra/shared/parts/select';
import { CategoryOptions } from './category-options.tsx';
import type { ProductChoices } from './load-product.ts';
import { tagField } from './product-values.ts';
import styles from './products.module.css';
import type { ProductFields } from './use-product-fields.ts';

const taxClasses = ['standard', 'reduced', 'zero'] as const;

interface ProductFilingProps {
  state: FormState | undefined;
  field: ProductFields['field'];
  choices: ProductChoices;
  /** Those that it has. */
  tags: readonly string[];
}

/** Where a product stands in the shop, how it is taxed, from which film it comes, and whether it is sent or loaded. */
export function ProductFiling({ state, field, choices, tags }: ProductFilingProps) {
  const { t } = useTranslation('products');
  const isTicked = (slug: string) => (state ? valueOf(state, tagField(slug)) === 'on' : tags.includes(slug));
  return (
    <>
      <div className={styles.columns}>
        <Select {...field('category')} label={t('fields.category')} required>
          <CategoryOptions categories={choices.categories} />
        </Select>
        <Select {...field('taxClass')} label={t('fields.taxClass')} required>
          {taxClasses.map((taxClass) => (
            <option key={taxClass} value={taxClass}>
              {t(`taxClasses.${taxClass}`)}
            </option>
          ))}
        </Select>
        <Field
          {...field('weight', t('hints.weight'))}
          label={t('fields.weight')}
          required
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
        <Select {...field('file', t('hints.file'))} label={t('fields.file')}>
          <option value="">{t('noFile')}</option>
          {choices.files.map((file) => (
            <option key={file} value={file}>
              {file}
            </option>
          ))}
        </Select>
        <Field
          {...field('program', t('hints.program'))}
          label={t('fields.program')}
          isOptional
          dir="ltr"
          autoComplete="off"
          maxLength={80}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>{t('fields.tags')}</legend>
        <div className={styles.tags}>
          {choices.tags.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              name={tagField(slug)}
              label={name}
              defaultChecked={isTicked(slug)}
              {...(errorOf(state, tagField(slug)) && { error: t('wrong.other') })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
