import { useTranslation } from '@sahra/shared/facade';
import { valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { FieldError } from '@sahra/shared/parts/field-frame';
import longForm from '../long-form.module.css';
import { categoryField } from './coupon-values.ts';

interface CategoryChoicesProps {
  id: string;
  categories: readonly { slug: string; name: string }[];
  /** Slugs of those that the coupon is for. */
  chosen: readonly string[];
  state: FormState | undefined;
  error: string | undefined;
}

/** Which categories a coupon is for, with all that is below them. */
export function CategoryChoices({ id, categories, chosen, state, error }: CategoryChoicesProps) {
  const { t } = useTranslation('coupons');
  const partOf = (part: string) => `${id}-${part}`;
  const ids = {
    ...{ control: id, label: partOf('label'), hint: partOf('hint') },
    ...{ error: partOf('error'), counter: partOf('counter') },
  };
  if (categories.length === 0) return null;
  const isChosen = (slug: string) => (state ? valueOf(state, categoryField(slug)) === 'on' : chosen.includes(slug));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${ids.error} ${ids.hint}` : ids.hint}
      className={`${longForm.choices} ${longForm.whole}`}
    >
      <legend>{t('form.categories')}</legend>
      <p id={ids.hint} className={longForm.hint}>
        {t('form.categoriesHint')}
      </p>
      <ul role="list">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Checkbox
              id={`${id}-${slug}`}
              name={categoryField(slug)}
              label={<bdi>{name}</bdi>}
              defaultChecked={isChosen(slug)}
            />
          </li>
        ))}
      </ul>
      <FieldError ids={ids}>{error}</FieldError>
    </fieldset>
  );
}
