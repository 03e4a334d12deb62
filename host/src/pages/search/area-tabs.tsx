import { useLanguage, useTranslation } from '@sahra/shared/facade';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import type { SearchArea } from '@sahra/shared/schemas/search';
import { paths } from '../../paths.ts';
import { type Amount, shortAmount } from '../../search/areas.ts';
import type { Asked } from './asked.ts';
import type { FoundPage } from './load-search-page.ts';
import styles from './area-tabs.module.css';

const inOrder: readonly SearchArea[] = ['streaming', 'shop', 'blog'];

interface AreaTabsProps extends Pick<FoundPage, 'groups'> {
  asked: Asked;
  /** Hits of all areas together. */
  amount: Amount;
}

/** A tab for all areas, and one for each in which something was found. */
export function AreaTabs({ asked: { q, area: current }, groups, amount }: AreaTabsProps) {
  const { t } = useTranslation('search');
  const { code } = useLanguage();
  const labelOf = (name: string, of: Amount) => (
    <>
      {name} <span className={styles.total}>{shortAmount(of, code)}</span>
    </>
  );
  const areas = inOrder.flatMap((area) => {
    const of = groups.find((group) => group.area === area) ?? { total: 0, isMore: false };
    return of.total > 0 || area === current ? [{ area, of }] : [];
  });
  const links = [
    { href: paths.search.href({ q }), label: labelOf(t('all'), amount), isCurrent: !current },
    ...areas.map(({ area, of }) => ({
      href: paths.search.href({ q, area }),
      label: labelOf(t(`areas.${area}`), of),
      isCurrent: area === current,
    })),
  ];
  return <TabLinks label={t('tabs')} links={links} />;
}
