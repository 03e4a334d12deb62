import { getLanguage, useTranslation } from '@sahra/shared/facade';
import { productLimits } from '@sahra/shared/form-rules/product-form';
import { errorOf, type FormState } from '@sahra/shared/forms/form-state';
import { Field } from '@sahra/shared/parts/field';
import { TextArea } from '@sahra/shared/parts/text-area';
import { textLanguages, type TextLanguage } from './product-values.ts';
import styles from './products.module.css';
import type { ProductFields } from './use-product-fields.ts';

interface ProductTextsProps {
  state: FormState | undefined;
  field: ProductFields['field'];
}

/** Name and description in each language: Arabic has to be there, the others are open where they have something. */
export function ProductTexts({ state, field }: ProductTextsProps) {
  const { t } = useTranslation('products');
  const [first, ...others] = textLanguages;
  const texts = (code: TextLanguage, isFirst = false) => {
    const { tag, dir } = getLanguage(code);
    const common = { lang: tag, dir, ...(isFirst ? { required: true } : { isOptional: true }) };
    return (
      <>
        <Field
          {...field(`name_${code}`)}
          {...common}
          label={t('fields.name')}
          maxLength={productLimits.name.max}
          autoComplete="off"
        />
        <TextArea
          {...field(`description_${code}`)}
          {...common}
          label={t('fields.description')}
          limit={productLimits.description.max}
        />
      </>
    );
  };
  const hasSomething = (code: TextLanguage) =>
    ['name', 'description'].some((name) => {
      const of = `${name}_${code}`;
      return field(of).defaultValue !== '' || errorOf(state, of);
    });
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{getLanguage(first).name}</legend>
        {texts(first, true)}
      </fieldset>
      <p className={styles.text}>{t('hints.texts')}</p>
      {others.map((code) => (
        <details key={code} className={styles.group} open={hasSomething(code)}>
          <summary className={styles.summary}>{getLanguage(code).name}</summary>
          <div role="group" aria-label={getLanguage(code).name}>
            {texts(code)}
          </div>
        </details>
      ))}
    </>
  );
}
