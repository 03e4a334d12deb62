import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import type { SearchArea } from '@sahra/shared/schemas/search';
import { paths } from '../../paths.ts';
import type { Asked } from './asked.ts';
import type { FoundPage } from './load-search-page.ts';
import styles from './area-tabs.module.css';

const inOrder: readonly SearchArea[] = ['streaming', 'shop', 'blog'];

interface AreaTabsProps extends Pick<FoundPage, 'groups'> {
  asked: Asked;
  /** Hits of all areas together. */
  total: number;
}

/** A tab for all areas, and one for each in which something was found. */
export function AreaTabs({ asked: { q, area: current }, groups, total }: AreaTabsProps) {
  const { t } = useTranslation('search');
  const { code } = useLanguage();
  const labelOf = (name: string, count: number) => (
    <>
      {name} <span className={styles.total}>{formatNumber(count, code)}</span>
    </>
  );
  const areas = inOrder.flatMap((area) => {
    const count = groups.find((group) => group.area === area)?.total ?? 0;
    return count > 0 || area === current ? [{ area, count }] : [];
  });
  const links = [
    { href: paths.search.href({ q }), label: labelOf(t('all'), total), isCurrent: !current },
    ...areas.map(({ area, count }) => ({
      href: paths.search.href({ q, area }),
      label: labelOf(t(`areas.${area}`), count),
      isCurrent: area === current,
    })),
  ];
  return <TabLinks label={t('tabs')} links={links} />;
}
