import {
  Badge,
  formatDate,
  getLanguage,
  languages,
  Link,
  useLanguage,
  useTranslation,
  type EditedPostCard as Card,
} from '@sahra/shared/facade';
import { Card as Frame } from '@sahra/shared/parts/card';
import { paths } from '../../paths.ts';
import styles from './list.module.css';

/** A post in the list: what it is called, what it is in each language, and where it is missing. */
export function EditedPostCard({ post }: { post: Card }) {
  const { t } = useTranslation(['editing', 'blog']);
  const { code: page } = useLanguage();
  const { id, type, author, titles, states, missing, updatedAt, mayEdit } = post;
  const there = languages.map(({ code }) => code).filter((code) => states[code] !== undefined);
  const first = there.includes(page) ? page : (there[0] ?? 'ar');
  const { tag, dir } = getLanguage(first);
  const source = { beside: first };
  return (
    <Frame as="li" variant="quiet">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={paths.writing.href(id, first)} lang={tag} dir={dir}>
            {titles[first]}
          </Link>
        </h2>
        <Badge>{t(`blog:posts.kinds.${type}`)}</Badge>
      </div>
      <ul role="list" className={styles.facts}>
        <li>
          <bdi>{author.name}</bdi>
        </li>
        <li>
          <time dateTime={updatedAt}>{t('list.changed', { date: formatDate(updatedAt, page) })}</time>
        </li>
      </ul>
      <ul role="list" className={styles.languages} aria-label={t('languages')}>
        {there.map((code) => (
          <li key={code}>
            <Link to={paths.writing.href(id, code)}>
              <bdi lang={getLanguage(code).tag}>{getLanguage(code).name}</bdi>
            </Link>{' '}
            {t(`states.${states[code] ?? 'draft'}`)}
          </li>
        ))}
        {mayEdit &&
          missing.map((code) => (
            <li key={code} className={styles.missing}>
              <Link to={paths.writing.href(id, code, source)}>
                <bdi lang={getLanguage(code).tag}>{getLanguage(code).name}</bdi>
              </Link>{' '}
              {t('states.missing')}
            </li>
          ))}
      </ul>
    </Frame>
  );
}
