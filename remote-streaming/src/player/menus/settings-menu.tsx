import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { useQuality, useRate } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import { ChoiceList } from './choice-list.tsx';
import { Menu } from './menu.tsx';
import styles from './menu.module.css';
import { SleepChoice } from './sleep-choice.tsx';
import { rates, type Commands } from '../controls/use-commands.ts';

const automatic = 'auto';

/** What else can be opened. */
export interface Tools {
  showHelp: () => void;
  lock: () => void;
  toggleStatistics: () => void;
  /** Starts anew where it is, so that a choice counts. */
  startAnew: () => void;
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What is done or not. */
function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.radio}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** Picture quality, speed, the next episode, and the way to the list of keys. */
export function SettingsMenu({ commands, tools }: { commands: Commands; tools: Tools }) {
  const { t } = useTranslation('player');
  const { language, preferences, next, segments, remember, canGoAlong } = usePlayerContext();
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
      <SleepChoice />
      <div className={styles.foot}>
        {next && (
          <Switch
            label={t('playsNextEpisode')}
            isOn={preferences.playsNextEpisode}
            onChange={(playsNextEpisode) => remember({ playsNextEpisode })}
          />
        )}
        <Switch
          label={t('playsPreviews')}
          isOn={preferences.playsPreviews}
          onChange={(playsPreviews) => remember({ playsPreviews })}
        />
        {canGoAlong && (
          <Switch
            label={t('goesAlong')}
            isOn={preferences.goesAlong}
            onChange={(goesAlong) => remember({ goesAlong })}
          />
        )}
        {segments.some(({ kind }) => kind !== 'credits') && (
          <Switch
            label={t('skipsIntros')}
            isOn={preferences.skipsIntros}
            onChange={(skipsIntros) => remember({ skipsIntros })}
          />
        )}
        <Switch
          label={t('savesData')}
          isOn={preferences.savesData}
          onChange={(savesData) => {
            remember({ savesData });
            tools.startAnew();
          }}
        />
        <ToolLinks commands={commands} tools={tools} />
      </div>
    </Menu>
  );
}

/** What is done by a press. */
function ToolLinks({ commands, tools }: { commands: Commands; tools: Tools }) {
  const { t } = useTranslation('player');
  const { repeat } = usePlayerContext();
  const repeatLabel = !repeat ? t('repeat.from') : repeat.to === null ? t('repeat.to') : t('repeat.off');
  const isTouched = matchMedia('(any-pointer: coarse)').matches;
  const links = [
    // Pages without TLS may not copy.
    { label: t('copyLink'), run: commands.copyLink, isThere: 'clipboard' in navigator },
    { label: repeatLabel, run: commands.chooseRepeat, isThere: true },
    { label: t('lock'), run: tools.lock, isThere: isTouched },
    { label: t('statistics.title'), run: tools.toggleStatistics, isThere: true },
    { label: t('shortcuts.title'), run: tools.showHelp, isThere: true },
  ].filter(({ isThere }) => isThere);
  return links.map(({ label, run }) => (
    <button key={label} type="button" className={styles.link} onClick={run}>
      {label}
    </button>
  ));
}
