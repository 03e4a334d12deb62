import { useId } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { errorOf, valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { isolated } from '../../ui/isolated.ts';

const plain = [
  ...['sku', 'slug', 'category', 'taxClass', 'program', 'weight', 'file'],
  ...['price', 'compareAtPrice', 'color', 'size'],
] as const;
const own = ['sku_taken', 'slug_taken', 'variant_exists', 'options_uneven'] as const;

/** What is wrong with a field, and how to mend it. */
function useErrorText() {
  const { t } = useTranslation('products');
  return (name: string, code: string | undefined): string => {
    const known = own.find((each) => each === code);
    if (known) return t(`wrong.${known}`);
    if (name.startsWith('name_')) return t('wrong.name');
    if (name.startsWith('description_')) return t('wrong.description');
    return t(`wrong.${plain.find((each) => each === name) ?? 'other'}`);
  };
}

/** Props of the fields of a form of a product: what was typed at the last try, or what is saved, with what is wrong. */
export function useProductFields(state: FormState | undefined, saved: Readonly<Record<string, string>>) {
  const { t } = useTranslation('products');
  const errorText = useErrorText();
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const messageOf = (name: string) => (errorOf(state, name) ? errorText(name, state?.code) : undefined);
  const hasChanged = state?.code === 'product_changed';
  return {
    formId,
    errorsOf: (names: readonly string[]) =>
      names.flatMap((name) => {
        const message = messageOf(name);
        return message ? [{ id: idOf(name), message }] : [];
      }),
    field: (name: string, hint?: string) => {
      const typed = valueOf(state, name);
      const error = messageOf(name);
      const now = saved[name] ?? '';
      const isOthers = hasChanged && typed !== undefined && typed !== now;
      const hints = [hint, isOthers && t('conflict.now', { value: isolated(now || '–') })].filter(Boolean).join(' ');
      return {
        ...{ id: idOf(name), name, defaultValue: typed ?? now },
        ...(error && { error }),
        ...(hints && { hint: hints }),
      };
    },
  };
}

export type ProductFields = ReturnType<typeof useProductFields>;
