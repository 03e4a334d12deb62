import { getLanguage, useLanguage, useTranslation, type PostDetail } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import type { LanguageNames } from './name-languages.ts';
import styles from './other-languages.module.css';

/** In which languages the post can be read; it is said where the page's is not among them. */
export function OtherLanguages({ post, names }: { post: PostDetail; names: LanguageNames }) {
  const { t } = useTranslation('reading');
  const { code } = useLanguage();
  const { contentLanguage, translations } = post;
  const others = translations.filter(({ language }) => language !== contentLanguage);
  const isForeign = contentLanguage !== code;
  if (others.length === 0 && !isForeign) return null;
  return (
    <div className={styles.languages}>
      {isForeign && <p className={styles.notice}>{t('notTranslated', { wanted: names.page, language: names.text })}</p>}
      {others.length > 0 && (
        <p className={styles.others}>
          {t('alsoIn')}{' '}
          {others.map(({ language, slug }) => {
            const { tag, name: ownName, dir } = getLanguage(language);
            return (
              // As a new document, which is in the language of its address.
              <a
                key={language}
                href={`${paths.post.href(slug)}?lang=${language}`}
                hrefLang={tag}
                lang={tag}
                dir={dir}
                rel="alternate"
              >
                {ownName}
              </a>
            );
          })}
        </p>
      )}
    </div>
  );
}
