import { useTranslation } from '@sahra/shared/facade';
import { useAudioTracks, useSubtitleTracks } from '../engine/engine.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Menu } from './menu.tsx';
import type { Commands } from '../controls/use-commands.ts';

const none = 'none';

/** Which language is heard and which is read. */
export function TracksMenu({ commands }: { commands: Commands }) {
  const { t } = useTranslation('player');
  const audio = useAudioTracks();
  const subtitles = useSubtitleTracks();
  if (audio.length + subtitles.length === 0) return null;
  const choice = ({ id, label, language }: (typeof audio)[number]) => ({ value: id, label, lang: language });
  return (
    <Menu icon="tracks" label={t('tracks')}>
      {audio.length > 0 && (
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
      {subtitles.length > 0 && (
        <ChoiceList
          legend={t('subtitles')}
          choices={[{ value: none, label: t('subtitlesOff') }, ...subtitles.map(choice)]}
          chosen={subtitles.find(({ isChosen }) => isChosen)?.id ?? none}
          onChoose={(chosen) => commands.chooseSubtitles(subtitles.find(({ id }) => id === chosen) ?? null)}
        />
      )}
    </Menu>
  );
}
