import type { ReactNode } from 'react';
import { classNames, Link } from '@sahra/shared/facade';
import styles from './tabs.module.css';

interface TabLinksProps {
  label: string;
  links: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
  className?: string;
}

/** Looks like `Tabs`; each view is a page of its own. */
export function TabLinks({ label, links, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul role="list" className={classNames(styles.list, styles.links)}>
        {links.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <Link to={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
