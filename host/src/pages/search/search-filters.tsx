import { useId } from 'react';
import {
  Button,
  formatMoney,
  formatNumber,
  Link,
  useLanguage,
  useLocation,
  useNavigate,
  useNavigation,
  useTranslation,
} from '@sahra/shared/facade';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import type { SearchFilter } from '@sahra/shared/schemas/search';
import { paths } from '../../paths.ts';
import { hasFilters, type Asked } from './asked.ts';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  asked: Asked;
  filters: readonly SearchFilter[];
  /** Of the prices, ISO 4217. */
  currency: string;
}

type Option = SearchFilter['options'][number];

/** What an option of a filter is called, with how many hits it leaves. */
function useOptionNames(currency: string) {
  const { t } = useTranslation('search');
  const { code } = useLanguage();
  const money = (amount: number) => formatMoney({ amount, currency }, code);
  function nameOf(filter: SearchFilter['name'], { value, label }: Option): string {
    if (value === 'movie' || value === 'series') return t(`filters.${value}`);
    if (filter !== 'price') return label ?? value;
    const [from = 0, to = 0] = value.split('-').map(Number);
    return to > 0
      ? t('filters.priceBetween', { from: money(from), to: money(to) })
      : t('filters.priceFrom', { from: money(from) });
  }
  return (filter: SearchFilter['name'], option: Option) =>
    t('filters.option', { name: nameOf(filter, option), number: formatNumber(option.count, code) });
}

/** Kinds of hits, each a link with how many there are. */
function TypeLinks({ asked, options }: { asked: Asked; options: readonly Option[] }) {
  const { t } = useTranslation('search');
  const { code } = useLanguage();
  const { q, area } = asked;
  const typed = options.flatMap(({ value, count }) =>
    value === 'program' || value === 'person' || value === 'episode' ? [{ value, count } as const] : [],
  );
  return (
    <ChoiceLinks
      label={t('types.label')}
      choices={[
        { href: paths.search.href({ q, area }), label: t('all'), isChosen: !asked.type },
        ...typed.map(({ value, count }) => ({
          href: paths.search.href({ q, area, type: value }),
          label: t('filters.option', { name: t(`types.${value}`), number: formatNumber(count, code) }),
          isChosen: asked.type === value,
        })),
      ]}
    />
  );
}

/** Narrows what was found in an area. With scripts a choice is enough; without, the form is sent. */
export function SearchFilters({ asked, filters, currency }: SearchFiltersProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const { location: next } = useNavigation();
  const optionName = useOptionNames(currency);
  const { q, area, type } = asked;
  // A choice is shown as made while its page is on the way.
  const chosen = new URLSearchParams((next?.pathname === location.pathname ? next : location).search);
  const types = filters.find(({ name }) => name === 'type');
  const others = filters.flatMap(({ name, options }) => (name === 'type' ? [] : [{ name, options }]));
  const choose = (name: string, value: string) =>
    void navigate(paths.search.href({ ...asked, [name]: value }), { preventScrollReset: true });
  return (
    <>
      {types && <TypeLinks asked={asked} options={types.options} />}
      {others.length > 0 && (
        <form action={paths.search.href()} aria-label={t('filters.label')} className={styles.filters}>
          {Object.entries({ q, area, type }).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {others.map(({ name, options }) => (
            <div key={name} className={styles.filter}>
              <label htmlFor={id + name}>{t(`filters.${name}`)}</label>
              <select
                id={id + name}
                name={name}
                className="form-select"
                value={chosen.get(name) ?? ''}
                onChange={(event) => choose(name, event.target.value)}
              >
                <option value="">{t('filters.any')}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {optionName(name, option)}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <Button type="submit" variant="quiet" className={styles.apply}>
            {t('filters.apply')}
          </Button>
          {hasFilters(asked) && (
            <Link to={paths.search.href({ q, area })} className={styles.clear} preventScrollReset>
              {t('filters.clear')}
            </Link>
          )}
        </form>
      )}
    </>
  );
}
