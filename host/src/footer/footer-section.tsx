import { Link, Mark, useMenu, useTranslation, type MenuLine } from '@sahra/shared/facade';
import { LanguageLinks } from '../header/language-links.tsx';
import links from '../header/link-list.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

export type FooterVariant = 'streaming' | 'merchandise' | 'compact';

export interface FooterProps {
  variant: FooterVariant;
  /** Where Sahra is to be found elsewhere. */
  socialLinks?: readonly string[];
}

/** The year in the line of rights: written, so that server and browser always say the same. */
const YEAR = 2026;

const Items = ({ lines }: { lines: readonly MenuLine[] }) =>
  lines.map(({ to, text }) => (
    <li key={to}>
      <Link to={to} className={links.link}>
        {text}
      </Link>
    </li>
  ));

function Links({ title, lines }: { title: string; lines: readonly MenuLine[] }) {
  if (lines.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={links.list}>
        <Items lines={lines} />
      </ul>
    </nav>
  );
}

/** What the foot of a page says: what Sahra is, where else to go, the languages. `compact` keeps only the last line. */
export default function FooterSection({ variant, socialLinks = [] }: FooterProps) {
  const { t } = useTranslation('host');
  const shop = useMenu('shop');
  const explore = useMenu('main', 'explore');
  const about = useMenu('about');
  const legal = useMenu('legal');
  return (
    <footer className={styles.footer}>
      {variant !== 'compact' && (
        <div className={styles.columns}>
          <div className={styles.about}>
            <Mark className={styles.mark} />
            <p className={styles.line}>{t(variant === 'merchandise' ? 'footer.shopLine' : 'footer.line')}</p>
            <NewsletterForm />
          </div>
          {variant === 'merchandise' && <Links title={t('shop.nav')} lines={shop} />}
          <Links title={t('footer.explore')} lines={explore} />
          <Links title={t('footer.about')} lines={about} />
          <section>
            <h2 className={styles.heading}>{t('footer.languages')}</h2>
            <LanguageLinks />
          </section>
        </div>
      )}
      <div className={styles.end}>
        <p className={styles.rights}>{t('footer.rights', { year: YEAR })}</p>
        <nav aria-label={t('footer.legal')}>
          <ul className={links.row}>
            <Items lines={legal} />
          </ul>
        </nav>
        {variant !== 'compact' && <SocialLinks links={socialLinks} />}
        {variant === 'compact' && <LanguageLinks isRow />}
      </div>
    </footer>
  );
}
