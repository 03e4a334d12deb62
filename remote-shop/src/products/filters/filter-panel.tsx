import { useId, useRef } from 'react';
import {
  Button,
  formatNumber,
  Icon,
  IconButton,
  useLanguage,
  useTranslation,
  type ProductFacets,
} from '@sahra/shared/facade';
import { CategoryLinks } from './category-links.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-panel.module.css';
import type { ListFilter } from './list-filter.ts';

interface FilterPanelProps {
  filter: ListFilter;
  facets: ProductFacets;
  /** How many filters are chosen, and how many products they leave. */
  chosen: number;
  total: number;
  onChoose: (filter: ListFilter) => void;
}

/** Categories and filters: beside the products, and on a phone behind a button, in a drawer that the browser opens even without scripts. */
export function FilterPanel({ filter, facets, chosen, total, onChoose }: FilterPanelProps) {
  const { t } = useTranslation('filters');
  const { code } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="quiet" popoverTarget={id} className={styles.open}>
        {t('open')}
        {chosen > 0 && <bdi className={styles.chosen}>{formatNumber(chosen, code)}</bdi>}
        <Icon name="down" className={styles.arrow} />
      </Button>
      <div ref={panel} id={id} popover="auto" role="group" aria-label={t('label')} className={styles.panel}>
        <div className={styles.top}>
          <p className={styles.title}>{t('label')}</p>
          <IconButton label={t('close')} icon="close" variant="muted" popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <CategoryLinks categories={facets.categories} filter={filter} />
        <FilterForm filter={filter} facets={facets} onChoose={onChoose} />
        <div className={styles.bottom}>
          <Button variant="primary" popoverTarget={id} popoverTargetAction="hide">
            {t('showProducts', { count: total, number: formatNumber(total, code) })}
          </Button>
        </div>
      </div>
    </>
  );
}
