import { useState } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { useAudioTracks, useSubtitleTracks } from '../engine/engine.tsx';
import { ChoiceList } from './choice-list.tsx';
import { AppearancePanel } from '../subtitles/appearance-panel.tsx';
import { focusOn, Menu } from './menu.tsx';
import styles from './menu.module.css';
import type { Commands } from '../controls/use-commands.ts';
import { usePlayerContext } from '../player-context.ts';

const none = 'none';

/** Which language is heard and which is read. */
export function TracksMenu({ commands }: { commands: Commands }) {
  const { t } = useTranslation('player');
  const audio = useAudioTracks();
  const subtitles = useSubtitleTracks();
  const { preferences } = usePlayerContext();
  const first = subtitles.find(({ isChosen }) => isChosen);
  const others = subtitles.filter((track) => track !== first);
  // `back`: from how they look.
  const [shown, setShown] = useState<'tracks' | 'appearance' | 'back'>('tracks');
  const showsAppearance = shown === 'appearance';
  if (audio.length + subtitles.length === 0) return null;
  const choice = ({ id, label, language }: (typeof audio)[number]) => ({ value: id, label, lang: language });
  return (
    <Menu icon="tracks" label={t('tracks')} onClose={() => setShown('tracks')}>
      {showsAppearance && <AppearancePanel shift={commands.shiftSubtitlesBy} onBack={() => setShown('back')} />}
      {!showsAppearance && audio.length > 0 && (
        <ChoiceList
          legend={t('audio')}
          choices={audio.map(choice)}
          chosen={audio.find(({ isChosen }) => isChosen)?.id ?? ''}
          onChoose={(chosen) => {
            const track = audio.find(({ id }) => id === chosen);
            if (track) commands.chooseAudio(track);
          }}
        />
      )}
      {!showsAppearance && subtitles.length > 0 && (
        <ChoiceList
          legend={t('subtitles')}
          choices={[{ value: none, label: t('subtitlesOff') }, ...subtitles.map(choice)]}
          chosen={first?.id ?? none}
          onChoose={(chosen) => commands.chooseSubtitles(subtitles.find(({ id }) => id === chosen) ?? null)}
        />
      )}
      {!showsAppearance && first && others.length > 0 && (
        <div className={styles.drawnByUs}>
          <ChoiceList
            legend={t('secondSubtitles')}
            choices={[{ value: none, label: t('subtitlesOff') }, ...others.map(choice)]}
            chosen={others.find(({ language }) => language === preferences.secondSubtitles)?.id ?? none}
            onChoose={(chosen) => commands.chooseSecondSubtitles(others.find(({ id }) => id === chosen) ?? null)}
          />
        </div>
      )}
      {!showsAppearance && subtitles.length > 0 && (
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.link}
            ref={shown === 'back' ? focusOn : undefined}
            onClick={() => setShown('appearance')}
          >
            {t('appearance.title')}
          </button>
        </div>
      )}
    </Menu>
  );
}
