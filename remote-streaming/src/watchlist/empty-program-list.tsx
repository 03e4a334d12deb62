import { ButtonLink, EmptyState, useTranslation } from '@sahra/shared/facade';
import type { ProgramList } from '@sahra/shared/guest-list/collection';
import { paths } from '../paths.ts';
import { useListTexts } from './use-list-texts.ts';

/** Nothing is in the list, and how something gets there. */
export function EmptyProgramList({ list }: { list: ProgramList }) {
  const { t } = useTranslation('watchlist');
  const { empty, emptyHint } = useListTexts(list);
  return (
    <EmptyState title={empty} text={emptyHint}>
      <ButtonLink variant="primary" to={paths.programs.href()}>
        {t('browse')}
      </ButtonLink>
    </EmptyState>
  );
}
