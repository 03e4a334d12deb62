import { Link, useLocation } from 'react-router-dom';
import { paths, useTranslation } from '@sahra/shared/facade';
import { useIsOpen } from '../routing/site-pages.ts';

export interface NavItem {
  to: string;
  text: string;
}

/** Picks the items that lead to an area that is open. */
export function useOpenItems(): (items: NavItem[]) => NavItem[] {
  const isOpen = useIsOpen();
  return (items) => items.filter(({ to }) => isOpen(to));
}

/** Where the main navigation leads, besides the categories. */
export function useStreamingNav(): { home: NavItem[]; kinds: NavItem[]; rest: NavItem[] } {
  const { t } = useTranslation('host');
  const open = useOpenItems();
  return {
    home: open([{ to: paths.home.href(), text: t('nav.home') }]),
    kinds: open([
      { to: paths.programs.href({ kind: 'movie' }), text: t('nav.movies') },
      { to: paths.programs.href({ kind: 'series' }), text: t('nav.series') },
    ]),
    rest: open([
      { to: paths.shop.href(), text: t('nav.shop') },
      { to: paths.blogs.href(), text: t('nav.blog') },
      { to: paths.pricing.href(), text: t('nav.pricing') },
    ]),
  };
}

/** The ways through the shop. */
export function useShopNav(): NavItem[] {
  const { t } = useTranslation('host');
  return useOpenItems()([
    { to: paths.shop.href(), text: t('shop.all') },
    { to: paths.shop.href({ sort: 'latest' }), text: t('shop.latest') },
    { to: paths.shop.href({ sort: 'popularity' }), text: t('shop.popularity') },
  ]);
}

interface NavLinksProps {
  items: NavItem[];
  linkClassName?: string;
}

/** Links as items of a list; the one that the visitor is on says so. */
export function NavLinks({ items, linkClassName }: NavLinksProps) {
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search);
  return items.map(({ to, text }) => {
    const [path, query] = to.split('?');
    const meant = new URLSearchParams(query);
    const isCurrent = path === pathname && ['sort', 'kind'].every((name) => meant.get(name) === shown.get(name));
    return (
      <li key={to}>
        <Link to={to} className={linkClassName} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      </li>
    );
  });
}
