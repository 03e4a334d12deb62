import { useState, type MouseEvent } from 'react';
import { createSearchParams, useLocation } from 'react-router-dom';
import { classNames, languages, useApp, useLanguage, useTranslation, type LanguageCode } from '@sahra/shared/facade';
import styles from './language-links.module.css';
import links from './link-list.module.css';

/** The five languages, each by its own name. Plain links, which scripts turn into a change without a reload. */
export function LanguageLinks({ isRow = false }: { isRow?: boolean }) {
  const { t } = useTranslation('host');
  const app = useApp();
  const { code: current } = useLanguage();
  const { pathname, search } = useLocation();
  const [hasFailed, setHasFailed] = useState(false);

  const change = async (code: LanguageCode) => {
    try {
      setHasFailed(false);
      await app.changeLanguage(code);
    } catch {
      setHasFailed(true);
    }
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>, code: LanguageCode) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (code !== current) void change(code);
  };
  const hrefOf = (code: LanguageCode) => {
    const params = createSearchParams(search);
    params.set('lang', code);
    return `${pathname}?${params}`;
  };
  return (
    <>
      <ul className={isRow ? links.row : links.list}>
        {languages.map(({ code, tag, name, dir }) => (
          <li key={code}>
            <a
              href={hrefOf(code)}
              hrefLang={tag}
              lang={tag}
              dir={dir}
              className={classNames(links.link, styles.name)}
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
          {t('language.failed')}
        </p>
      )}
    </>
  );
}
