import { ButtonLink, EmptyState, paths, useTranslation } from '@sahra/shared/facade';

/** Nothing is in the list, and how something gets there. */
export function EmptyWatchlist() {
  const { t } = useTranslation('streaming');
  return (
    <EmptyState title={t('watchlist.empty')} text={t('watchlist.emptyHint')}>
      <ButtonLink variant="primary" to={paths.programs.href()}>
        {t('watchlist.browse')}
      </ButtonLink>
    </EmptyState>
  );
}
