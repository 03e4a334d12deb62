import { useRef } from 'react';
import { Button, useTranslation, type ProductFacets } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { Swatch, useColorName } from '../color-list.tsx';
import styles from './filter-form.module.css';
import { readFilter, starChoices, switches, valuesOf, type ListFilter } from './list-filter.ts';
import { Option } from './option.tsx';
import { PriceFields } from './price-fields.tsx';

/** Fields outside of the form name it: the order stands above the products. */
export const FILTER_FORM = 'product-filters';

/** What the fields of a form say together. */
export const filterOf = (form: HTMLFormElement): ListFilter =>
  readFilter(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])),
    ),
  );

/** What can be chosen, and what was chosen though nothing has it any more. */
const offered = (facets: ProductFacets['colors'], chosen: readonly string[]) => [
  ...facets,
  ...chosen.filter((value) => !facets.some((facet) => facet.value === value)).map((value) => ({ value, count: 0 })),
];

interface FilterFormProps {
  filter: ListFilter;
  facets: ProductFacets;
  /** Opens the list that was asked for. */
  onChoose: (filter: ListFilter) => void;
}

type GroupProps = Omit<FilterFormProps, 'onChoose'>;

/** Any number of colours, each by its swatch and its name. */
function Colors({ filter, facets }: GroupProps) {
  const { t } = useTranslation('filters');
  const nameOf = useColorName();
  const chosen = valuesOf(filter.color);
  const choices = offered(facets.colors, chosen);
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('color')}</legend>
      {choices.map(({ value, count }) => (
        <Option key={value} type="checkbox" name="color" value={value} isChosen={chosen.includes(value)} count={count}>
          <Swatch color={value} />
          <bdi>{nameOf(value)}</bdi>
        </Option>
      ))}
    </fieldset>
  );
}

function Sizes({ filter, facets }: GroupProps) {
  const { t } = useTranslation('filters');
  const chosen = valuesOf(filter.size);
  const choices = offered(facets.sizes, chosen);
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('size')}</legend>
      {choices.map(({ value, count }) => (
        <Option key={value} type="checkbox" name="size" value={value} isChosen={chosen.includes(value)} count={count}>
          <bdi>{value}</bdi>
        </Option>
      ))}
    </fieldset>
  );
}

function Stars({ filter, facets }: GroupProps) {
  const { t } = useTranslation('filters');
  const countOf = (stars: string) => facets.ratings.find(({ atLeast }) => atLeast === Number(stars))?.count;
  const choices = filter.rating && !starChoices.some((one) => one === filter.rating) ? [filter.rating] : [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('rating')}</legend>
      <Option type="radio" name="rating" value="" isChosen={filter.rating === undefined}>
        {t('anyRating')}
      </Option>
      {[...choices, ...starChoices].map((stars) => (
        <Option
          key={stars}
          type="radio"
          name="rating"
          value={stars}
          isChosen={filter.rating === stars}
          count={countOf(stars)}
        >
          {t('stars', { count: Number(stars) })}
        </Option>
      ))}
    </fieldset>
  );
}

/** Narrows the list. With scripts each change is enough; without, the form is sent. */
export function FilterForm({ filter, facets, onChoose }: FilterFormProps) {
  const { t } = useTranslation('filters');
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    if (form.current) onChoose(filterOf(form.current));
  };
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      method="get"
      action={paths.shop.href()}
      className={styles.form}
      onChange={({ target }) => {
        // An amount is asked for when it is written.
        if (target instanceof HTMLInputElement && target.type !== 'text') apply();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {(['category', 'view'] as const).map(
        (name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('offer')}</legend>
        {switches.map((name) => (
          <Option
            key={name}
            type="checkbox"
            name={name}
            value="true"
            isChosen={filter[name] === 'true'}
            count={facets[name]}
          >
            {t(`switches.${name}`)}
          </Option>
        ))}
      </fieldset>
      <PriceFields filter={filter} facets={facets} onApply={apply} />
      <Colors filter={filter} facets={facets} />
      <Sizes filter={filter} facets={facets} />
      <Stars filter={filter} facets={facets} />
      <Button type="submit" variant="primary" className={styles.submit}>
        {t('apply')}
      </Button>
    </form>
  );
}
