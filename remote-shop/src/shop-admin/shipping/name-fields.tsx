import { getLanguage, useTranslation } from '@sahra/shared/facade';
import { errorOf, valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { Field } from '@sahra/shared/parts/field';
import { isolated } from '../../ui/isolated.ts';
import type { Names } from './load-zones.ts';
import { nameField, nameLanguages } from './shipping-values.ts';

const NAME_LENGTH = 60;

/** Errors of a form's fields, for the summary above it. */
export const summaryOf = (ids: readonly string[], messageOf: (name: string) => string | undefined) =>
  ids.flatMap((id) => {
    const message = messageOf(id);
    return message ? [{ id: `shipping-${id}`, message }] : [];
  });

interface NameFieldsProps {
  /** Null: it is to be. */
  names: Names | null;
  state: FormState | undefined;
}

/** What something is called in each language. */
export function NameFields({ names, state }: NameFieldsProps) {
  const { t } = useTranslation('shipping');
  return nameLanguages.map((code) => {
    const name = nameField(code);
    const isNeeded = code === 'ar' || code === 'en';
    return (
      <Field
        key={code}
        id={`shipping-${name}`}
        name={name}
        label={t('form.name', { language: isolated(getLanguage(code).name) })}
        lang={getLanguage(code).tag}
        dir="auto"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        required={isNeeded}
        isOptional={!isNeeded}
        defaultValue={valueOf(state, name) ?? (state ? '' : (names?.[code] ?? ''))}
        {...(errorOf(state, name) && { error: t('errors.name') })}
      />
    );
  });
}
