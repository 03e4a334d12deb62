import { Icon, useTranslation } from '@sahra/shared/facade';
import { ProgramListButton } from './program-list-button.tsx';

interface WatchlistButtonProps {
  programId: number;
  /** Whether the member has it in their list already. */
  isInAccount: boolean;
}

/** Puts a program into the watchlist and takes it out again. */
export function WatchlistButton(props: WatchlistButtonProps) {
  const { t } = useTranslation('watchlist');
  return (
    <ProgramListButton list="watchlist" {...props} onDevice={t('onDevice')}>
      {(isOn) => (
        <>
          <Icon name={isOn ? 'check' : 'plus'} />
          {t('keep')}
        </>
      )}
    </ProgramListButton>
  );
}
