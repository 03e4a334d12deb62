import { PageLink, useHrefTo, useTranslation, type Category } from '@sahra/shared/facade';
import styles from './category-links.module.css';

/** Where to look when nothing was found: categories that there are; nothing where no page of them is open. */
export function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('search');
  const hrefTo = useHrefTo();
  const links = categories.map(({ id, name }) => ({ name, href: hrefTo('streaming.category', { categoryId: id }) }));
  if (!links.some(({ href }) => href)) return null;
  return (
    <nav aria-label={t('browse')}>
      <h2 className={styles.title}>{t('browse')}</h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <PageLink to={href} className={styles.link}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
