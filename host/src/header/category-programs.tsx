import { useLocation } from 'react-router-dom';
import {
  Button,
  formatNumber,
  Icon,
  Picture,
  Skeleton,
  useLanguage,
  useTranslation,
  PageLink,
  useHrefTo,
  type Category,
  type Page,
  type ProgramCard,
} from '@sahra/shared/facade';
import type { Lookup } from '@sahra/shared/host-runtime';
import styles from './category-programs.module.css';

interface CategoryProgramsProps {
  id: string;
  category: Category;
  programs: Lookup<Page<ProgramCard>>;
  onRetry: () => void;
}

function Body({ category, programs, onRetry }: Omit<CategoryProgramsProps, 'id'>) {
  const { t } = useTranslation(['host', 'common']);
  const { code } = useLanguage();
  const { pathname } = useLocation();
  const hrefTo = useHrefTo();
  if (programs.state === 'failed')
    return (
      <div role="alert">
        <p>{t('categories.programsFailed')}</p>
        <Button variant="quiet" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </div>
    );
  if (programs.state !== 'done')
    return (
      <div role="status" aria-label={t('common:loading')} className={styles.list}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="row" />
        ))}
      </div>
    );
  if (programs.result.items.length === 0) return <p>{t('categories.noPrograms')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {programs.result.items.map(({ id, title, year, kind, poster }) => (
          <li key={id}>
            <PageLink
              to={hrefTo('streaming.program', { programId: id })}
              className={styles.program}
              aria-current={pathname === hrefTo('streaming.program', { programId: id }) ? 'page' : undefined}
            >
              <Picture picture={poster} alt="" sizes="76px" className={styles.poster} />
              <span>
                <span className={styles.title}>{title}</span>
                <span className={styles.facts}>
                  {t(`search.${kind}`)} · {formatNumber(year, code, { useGrouping: false })}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink to={hrefTo('streaming.category', { categoryId: category.id })} className={styles.all}>
        {t('categories.all', { category: category.name })}
        <Icon name="next" className={styles.chevron} />
      </PageLink>
    </>
  );
}

/** The programs of an opened category: on their way, there, none, or failed. */
export function CategoryPrograms({ id, ...rest }: CategoryProgramsProps) {
  return (
    <div id={id} className={styles.programs}>
      <Body {...rest} />
    </div>
  );
}
