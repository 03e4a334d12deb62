import { useId, type ReactNode } from 'react';
import { Link, useTranslation } from '@sahra/shared/facade';
import styles from './sidebar.module.css';

interface SidebarSectionProps {
  title: string;
  /** Where all of it is. */
  href?: string;
  children: ReactNode;
}

/** One kind of ways into the blog. */
export function SidebarSection({ title, href, children }: SidebarSectionProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      {href && (
        <p className={styles.all}>
          <Link to={href} aria-describedby={id}>
            {t('showAll')}
          </Link>
        </p>
      )}
    </section>
  );
}
