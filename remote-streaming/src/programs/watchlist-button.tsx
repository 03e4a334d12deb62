import { Button, Form, Icon, useApp, useSession, useToasts, useTranslation } from '@sahra/shared/facade';
import { useCollection } from '@sahra/shared/guest-list/device';
import { updateWatchlist, watchlistFields } from '@sahra/shared/guest-list/update-watchlist';
import { useOptimisticToggle } from '@sahra/shared/guest-list/use-optimistic-toggle';
import { useSaveFailure } from '../use-save-failure.ts';
import styles from './watchlist-button.module.css';

interface WatchlistButtonProps {
  programId: number;
  /** Whether the member has it in their list already; visitors have theirs on their device. */
  isInAccount: boolean;
}

/** Puts a program into the watchlist and takes it out again; without scripts it is a form. */
export function WatchlistButton({ programId, isInAccount }: WatchlistButtonProps) {
  const { t } = useTranslation('watchlist');
  const app = useApp();
  const member = useSession();
  const { show } = useToasts();
  const { watchlist } = useCollection();
  const sayFailure = useSaveFailure();
  const { isOn, toggle } = useOptimisticToggle(
    member ? isInAccount : watchlist.includes(programId),
    async (wanted) => {
      await updateWatchlist(app, programId, wanted);
      if (wanted && !app.session.getState().member) show({ text: t('onDevice'), tone: 'success' });
    },
    sayFailure,
  );
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        void toggle();
      }}
    >
      <input type="hidden" name={watchlistFields.program} value={programId} />
      <Button
        variant="quiet"
        type="submit"
        name={watchlistFields.isWanted}
        value={isOn ? 'no' : 'yes'}
        aria-pressed={isOn}
        className={styles.button}
      >
        <Icon name={isOn ? 'check' : 'plus'} />
        {t('keep')}
      </Button>
    </Form>
  );
}
