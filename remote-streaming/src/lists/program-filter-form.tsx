import { useTranslation, type Genre, type Tag } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { paths } from '../paths.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GenreChoices } from './genre-choices.tsx';
import { accessLevels, genresOf, lengths, maturities, sorts, type ProgramFilter } from './program-filter.ts';
import styles from './program-filter-form.module.css';

export interface Choices {
  genres: readonly Pick<Genre, 'slug' | 'name'>[];
  tags: readonly Pick<Tag, 'slug' | 'name'>[];
  /** Names of languages by the product's codes. */
  languages: readonly { code: string; name: string }[];
}

interface ProgramFilterFormProps {
  filter: ProgramFilter;
  choices: Choices;
  /** How many filters are chosen. */
  chosen: number;
}

/** Narrows and orders films and series. The kind that is chosen stays. */
export function ProgramFilterForm({ filter, choices, chosen }: ProgramFilterFormProps) {
  const { t } = useTranslation('lists');
  const { kind, tag, yearFrom, yearTo, language, length, access, maturity, sort } = filter;
  const yearField = { type: 'number', inputMode: 'numeric', min: 1900, max: 2100, step: 1, dir: 'ltr' } as const;
  return (
    <FilterPanel action={paths.programs.href()} current={paths.programs.href({ ...filter })} chosen={chosen}>
      {kind && <input type="hidden" name="kind" value={kind} />}
      <GenreChoices genres={choices.genres} chosen={genresOf(filter)} />
      <ChoiceSelect
        name="tag"
        label={t('filter.tag')}
        any={t('filter.anyTag')}
        chosen={tag}
        choices={choices.tags.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <div className={styles.years}>
        <Field {...yearField} name="yearFrom" label={t('filter.yearFrom')} defaultValue={yearFrom} />
        <Field {...yearField} name="yearTo" label={t('filter.yearTo')} defaultValue={yearTo} />
      </div>
      <ChoiceSelect
        name="language"
        label={t('filter.language')}
        any={t('filter.anyLanguage')}
        chosen={language}
        choices={choices.languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <ChoiceSelect
        name="length"
        label={t('filter.length')}
        any={t('filter.anyLength')}
        chosen={length}
        choices={lengths.map((value) => ({ value, label: t(`lengths.${value}`) }))}
      />
      <ChoiceSelect
        name="access"
        label={t('filter.access')}
        any={t('filter.anyAccess')}
        chosen={access}
        choices={accessLevels.map((value) => ({ value, label: t(`access.${value}`) }))}
      />
      <ChoiceSelect
        name="maturity"
        label={t('filter.maturity')}
        any={t('filter.anyMaturity')}
        chosen={maturity}
        choices={maturities.map((value) => ({ value, label: t(`maturities.${value}`) }))}
      />
      <ChoiceSelect
        name="sort"
        label={t('filter.sort')}
        any={t('sorts.editors')}
        chosen={sort}
        choices={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </FilterPanel>
  );
}
