import { ButtonLink, EmptyState, useTranslation } from '@sahra/shared/facade';
import { paths } from '../paths.ts';

/** Nothing is in the list, and how something gets there. */
export function EmptyWatchlist() {
  const { t } = useTranslation('watchlist');
  return (
    <EmptyState title={t('empty')} text={t('emptyHint')}>
      <ButtonLink variant="primary" to={paths.programs.href()}>
        {t('browse')}
      </ButtonLink>
    </EmptyState>
  );
}
