import { Button, Icon, useMoment, useTranslation } from '@sahra/shared/facade';
import type { Autosave, SaveState } from './autosave.ts';
import styles from './writing.module.css';

const refusals = ['taken', 'signed_out', 'not_allowed'] as const;

interface SaveStatusProps {
  state: SaveState;
  autosave: Autosave;
}

/** Says whether the text is saved, and what to do where it is not. */
export function SaveStatus({ state, autosave }: SaveStatusProps) {
  const { t } = useTranslation('editing');
  const moment = useMoment();
  const isWrong = state.step === 'refused' || state.step === 'conflict';
  const text = () => {
    if (state.step === 'saved')
      return state.at ? t('save.savedAt', { time: moment(state.at, { timeStyle: 'short' }) }) : t('save.new');
    if (state.step !== 'refused') return t(`save.${state.step}`);
    const known = refusals.find((each) => each === state.code);
    if (known) return t(`save.refused.${known}`);
    const field = Object.keys(state.fields)[0] ?? '';
    return field.startsWith('blocks') ? t('save.refused.blocks') : t('save.refused.other');
  };
  return (
    <div className={styles.status}>
      <p role={isWrong ? 'alert' : 'status'} suppressHydrationWarning>
        {isWrong && <Icon name="warning" />} {text()}
      </p>
      {state.step !== 'saved' && state.step !== 'conflict' && (
        <Button
          variant="quiet"
          aria-disabled={state.step === 'saving'}
          onClick={() => state.step !== 'saving' && void autosave.flush()}
        >
          {t('save.now')}
        </Button>
      )}
    </div>
  );
}
