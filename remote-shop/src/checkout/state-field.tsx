import type { ComponentProps } from 'react';
import { useLanguage, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { Select } from '@sahra/shared/parts/select';
import { findGovernorate, governoratesIn } from './governorates.ts';

interface StateFieldProps extends ComponentProps<typeof Field> {
  country: string;
}

/** One of Egypt's governorates; elsewhere a state or province is written. */
export function StateField({ country, ...field }: StateFieldProps) {
  const { t } = useTranslation('checkout');
  const { code } = useLanguage();
  if (country !== 'EG') return <Field {...field} dir="auto" />;
  const { name, id, error, required, defaultValue, autoComplete, isOptional } = field;
  const given = String(defaultValue ?? '');
  const known = findGovernorate(given, code);
  return (
    <Select
      {...{ name, id, required, autoComplete, isOptional }}
      {...(error && { error })}
      label={t('governorate')}
      defaultValue={known ?? given}
    >
      <option value="">{t('chooseGovernorate')}</option>
      {/* What an address was saved with stays, though no list has it. */}
      {given && !known && <option value={given}>{given}</option>}
      {governoratesIn(code).map((governorate) => (
        <option key={governorate} value={governorate}>
          {governorate}
        </option>
      ))}
    </Select>
  );
}
