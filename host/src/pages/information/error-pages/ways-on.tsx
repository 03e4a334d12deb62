import { ButtonLink, Link, useTranslation, useHrefTo } from '@sahra/shared/facade';
import { paths } from '../../../paths.ts';
import styles from './error-pages.module.css';

/** Where one can go from a page that leads nowhere. */
export function WaysOn() {
  const { t } = useTranslation(['information', 'common']);
  const hrefTo = useHrefTo();
  const others = [
    { to: hrefTo('streaming.programs'), text: t('waysOn.films') },
    { to: paths.faq.href(), text: t('waysOn.questions') },
    { to: paths.contactUs.href(), text: t('waysOn.contact') },
  ];
  return (
    <nav aria-label={t('waysOn.label')} className={styles.ways}>
      <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
        {t('common:backToHome')}
      </ButtonLink>
      <ul role="list" className={styles.others}>
        {others.map(
          ({ to, text }) =>
            to && (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
