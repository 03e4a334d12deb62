import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { setSleep, sleepMinutes, useSleep } from '../extras/sleep-timer.ts';
import { usePlayerContext } from '../player-context.ts';
import { ChoiceList } from './choice-list.tsx';

const never = 'never';

/** When the film stops by itself. */
export function SleepChoice() {
  const { t } = useTranslation('player');
  const { language, next } = usePlayerContext();
  const sleep = useSleep();
  const after = (minutes: number) =>
    formatNumber(minutes, language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <ChoiceList
      legend={t('sleep.label')}
      choices={[
        { value: never, label: t('sleep.off') },
        ...sleepMinutes.map((minutes) => ({
          value: String(minutes),
          label: t('sleep.after', { time: after(minutes) }),
        })),
        // The last one ends by itself.
        ...(next ? [{ value: 'episode', label: t('sleep.episode') }] : []),
      ]}
      chosen={sleep === null || sleep === 'episode' ? (sleep ?? never) : String(sleep.minutes)}
      onChoose={(value) => {
        const minutes = Number(value);
        if (value === never) setSleep(null);
        else setSleep(value === 'episode' ? value : { minutes, at: Date.now() + minutes * 60_000 });
      }}
    />
  );
}
