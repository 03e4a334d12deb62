import { Link, useTranslation } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import type { PostType } from '../ui/post-types.ts';
import styles from './layout-links.module.css';
import { gridHref, grids, type ListLayout } from './list-layouts.ts';

const shapes = {
  mixed: 'M3.5 4.5h7v6h-7zm10 0h7v6h-7zm-10 9h4v6h-4zm6.5 0h4v6h-4zm6.5 0h4v6h-4z',
  single: 'M3.5 5h6.5v5.5H3.5zm0 8.5h6.5V19H3.5zM13 7.7h7.5M13 16.2h7.5',
  double: 'M3.5 4.5h7v15h-7zm10 0h7v15h-7z',
  'large-grid': 'M3.5 4.5h4.7v15H3.5zm6.2 0h4.7v15H9.7zm6.1 0h4.7v15h-4.7z',
  'small-grid': 'M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z',
  beside: 'M3.5 4.5h10.5v15H3.5zm13 2.5h4m-4 4.5h4m-4 4.5h4',
} as const satisfies Record<ListLayout, string>;

interface LayoutLinksProps {
  layout: ListLayout;
  type: PostType | null;
  q?: string;
}

/** The same posts in other columns, or beside the ways into the blog. */
export function LayoutLinks({ layout: current, type, q }: LayoutLinksProps) {
  const { t } = useTranslation('posts');
  const shown = { type: type ?? undefined, q };
  const links = [
    ...(['mixed', ...grids] as const).map((layout) => ({ layout, href: gridHref(layout, shown) })),
    { layout: 'beside', href: paths.blogSidebar.href('right', shown) } as const,
  ];
  return (
    <nav aria-label={t('layouts.label')} className={styles.layouts}>
      {links.map(({ layout, href }) => (
        <Link
          key={layout}
          to={href}
          className={styles.layout}
          aria-label={t(`layouts.${layout}`)}
          title={t(`layouts.${layout}`)}
          aria-current={layout === current ? 'true' : undefined}
          preventScrollReset
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.shape}>
            <path d={shapes[layout]} />
          </svg>
        </Link>
      ))}
    </nav>
  );
}
