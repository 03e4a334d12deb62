import { Autocomplete } from '@base-ui/react/autocomplete';
import {
  Button,
  formatNumber,
  Picture,
  useLanguage,
  useTranslation,
  useHrefTo,
  PageLink,
  type ProgramCard,
} from '@sahra/shared/facade';
import styles from './search-results.module.css';
import type { useProgramSearch } from './use-program-search.ts';

interface SearchResultsProps {
  search: ReturnType<typeof useProgramSearch>;
}

/** What was found; what is heard of it is said once, in the status line. */
export function SearchResults({ search: { state, found, retry } }: SearchResultsProps) {
  const { t } = useTranslation(['host', 'common']);
  const hrefTo = useHrefTo();
  const programs = found?.programs ?? [];
  const isNothing = state === 'done' && programs.length === 0;
  const status =
    state === 'loading'
      ? t('search.searching')
      : isNothing
        ? t('search.none', { query: found?.query })
        : state === 'done'
          ? t('search.found', { count: programs.length })
          : '';
  return (
    <>
      <Autocomplete.Status className={isNothing ? styles.none : styles.status}>{status}</Autocomplete.Status>
      {isNothing && <p className={styles.hint}>{t('search.noneHint')}</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('search.failed')}</p>
          <Button variant="quiet" onClick={retry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      <Autocomplete.List aria-label={t('search.results')} className={styles.results} hidden={programs.length === 0}>
        {(program: ProgramCard) => <Result key={program.id} program={program} />}
      </Autocomplete.List>
      {found && programs.length > 0 && (
        <p className={styles.more}>
          <PageLink to={hrefTo('streaming.search', {}, { q: found.query })} className={styles.all}>
            {t('search.all')}
          </PageLink>
          <span className={styles.keys}>{t('search.hint')}</span>
        </p>
      )}
    </>
  );
}

function Result({ program }: { program: ProgramCard }) {
  const { t } = useTranslation('host');
  const { code } = useLanguage();
  const href = useHrefTo()('streaming.program', { programId: program.id });
  const { title, kind, year, poster, genres } = program;
  return (
    <Autocomplete.Item
      value={program}
      className={styles.result}
      // Nothing is ever selected for good here: it is the option that Enter opens.
      render={(props, { highlighted }) => <PageLink {...props} to={href} aria-selected={highlighted} />}
    >
      <Picture picture={poster} alt="" sizes="64px" className={styles.poster} />
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          {[t(`search.${kind}`), formatNumber(year, code, { useGrouping: false }), genres[0]?.name]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </Autocomplete.Item>
  );
}
