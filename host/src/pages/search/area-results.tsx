import { useId } from 'react';
import { Icon, Link, Slot, useTranslation } from '@sahra/shared/facade';
import type { SearchArea } from '@sahra/shared/schemas/search';
import { paths } from '../../paths.ts';
import type { FoundPage, HitsByArea } from './load-search-page.ts';
import styles from './area-results.module.css';

/** The hits of an area, drawn by the remote that it belongs to; without it, that is said. */
export function AreaCards({ area, hits }: { area: SearchArea; hits: HitsByArea }) {
  const { t } = useTranslation('search');
  const failed = (
    <p className={styles.failed}>
      <Icon name="warning" className={styles.warning} />
      {t('failedCards')}
    </p>
  );
  switch (area) {
    case 'streaming':
      return (
        <Slot name="search.streaming" hits={hits.streaming}>
          {failed}
        </Slot>
      );
    case 'shop':
      return (
        <Slot name="search.shop" hits={hits.shop}>
          {failed}
        </Slot>
      );
    case 'blog':
      return (
        <Slot name="search.blog" hits={hits.blog}>
          {failed}
        </Slot>
      );
  }
}

interface AreaSectionProps {
  q: string;
  group: FoundPage['groups'][number];
  hits: HitsByArea;
}

/** The first hits of an area, among those of the others. */
export function AreaSection({ q, group: { area, total }, hits }: AreaSectionProps) {
  const { t } = useTranslation(['search', 'common']);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t(`areas.${area}`)}
        </h2>
        {total > hits[area].length && (
          <Link to={paths.search.href({ q, area })} className={styles.all} aria-describedby={titleId}>
            {t('common:showAll')}
            <Icon name="next" className={styles.chevron} />
          </Link>
        )}
      </header>
      <AreaCards area={area} hits={hits} />
    </section>
  );
}
