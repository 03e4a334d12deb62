import { ButtonLink, Link, paths, useTranslation } from '@sahra/shared/facade';
import { useIsOpen } from '../../../routing/site-pages.ts';
import styles from './error-pages.module.css';

/** Where one can go from a page that leads nowhere. */
export function WaysOn() {
  const { t } = useTranslation(['information', 'common']);
  const isOpen = useIsOpen();
  const others = [
    { to: paths.programs.href(), text: t('waysOn.films') },
    { to: paths.faq.href(), text: t('waysOn.questions') },
    { to: paths.contactUs.href(), text: t('waysOn.contact') },
  ];
  return (
    <nav aria-label={t('waysOn.label')} className={styles.ways}>
      <ButtonLink variant="primary" to={paths.home.href()}>
        {t('common:backToHome')}
      </ButtonLink>
      <ul role="list" className={styles.others}>
        {others
          .filter(({ to }) => isOpen(to))
          .map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
