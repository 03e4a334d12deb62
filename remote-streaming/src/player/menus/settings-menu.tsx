import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { useQuality, useRate } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import { ChoiceList } from './choice-list.tsx';
import { Menu } from './menu.tsx';
import styles from './menu.module.css';
import { rates, type Commands } from '../controls/use-commands.ts';

const automatic = 'auto';

/** Picture quality, speed, the next episode, and the way to the list of keys. */
export function SettingsMenu({
  commands,
  hasNext,
  onHelp,
}: {
  commands: Commands;
  hasNext: boolean;
  onHelp: () => void;
}) {
  const { t } = useTranslation('player');
  const { language, preferences, remember } = usePlayerContext();
  const { levels, playing } = useQuality();
  const rate = useRate();
  const chosen = levels.find(({ isChosen }) => isChosen);
  const auto = playing && !chosen ? t('qualityAutoNow', { quality: playing.name }) : t('qualityAuto');
  return (
    <Menu icon="settings" label={t('settings')}>
      {levels.length > 1 && (
        <ChoiceList
          legend={t('quality')}
          choices={[{ value: automatic, label: auto }, ...levels.map(({ id, name }) => ({ value: id, label: name }))]}
          chosen={chosen?.id ?? automatic}
          onChoose={(value) => commands.chooseLevel(levels.find(({ id }) => id === value) ?? null)}
        />
      )}
      <ChoiceList
        legend={t('rate')}
        choices={rates.map((value) => ({
          value: String(value),
          label: value === 1 ? t('rateNormal') : `${formatNumber(value, language)}×`,
        }))}
        chosen={String(rate)}
        onChoose={(value) => commands.setRate(Number(value))}
      />
      <div className={styles.foot}>
        {hasNext && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              className={styles.radio}
              checked={preferences.playsNextEpisode}
              onChange={(event) => remember({ playsNextEpisode: event.currentTarget.checked })}
            />
            {t('playsNextEpisode')}
          </label>
        )}
        <button type="button" className={styles.link} onClick={onHelp}>
          {t('shortcuts.title')}
        </button>
      </div>
    </Menu>
  );
}
