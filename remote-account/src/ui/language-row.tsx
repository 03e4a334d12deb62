import { useState, type MouseEvent } from 'react';
import { languages, useApp, useLanguage, useLocation, useTranslation, type LanguageCode } from '@sahra/shared/facade';
import styles from './language-row.module.css';

/** The languages on a page without a header. Plain links, which scripts turn into a change that keeps what was typed. */
export function LanguageRow() {
  const { t } = useTranslation('account');
  const app = useApp();
  const { code: current } = useLanguage();
  const { pathname, search } = useLocation();
  const [hasFailed, setHasFailed] = useState(false);
  const hrefOf = (code: LanguageCode) => {
    const params = new URLSearchParams(search);
    params.set('lang', code);
    return `${pathname}?${params}`;
  };
  const follow = (event: MouseEvent, code: LanguageCode) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setHasFailed(false);
    if (code !== current) app.changeLanguage(code).catch(() => setHasFailed(true));
  };
  return (
    <nav aria-label={t('authPages.languages')}>
      <ul role="list" className={styles.list}>
        {languages.map(({ code, tag, name, dir }) => (
          <li key={code}>
            <a
              href={hrefOf(code)}
              hrefLang={tag}
              lang={tag}
              dir={dir}
              className={styles.language}
              aria-current={code === current ? 'true' : undefined}
              onClick={(event) => follow(event, code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('authPages.languageFailed')}
        </p>
      )}
    </nav>
  );
}
