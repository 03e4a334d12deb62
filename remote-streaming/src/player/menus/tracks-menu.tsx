import { useTranslation } from '@sahra/shared/facade';
import { useAudioTracks, useSubtitleTracks } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import { ChoiceList } from './choice-list.tsx';
import { Menu } from './menu.tsx';
import type { Commands } from '../controls/use-commands.ts';

const none = 'none';

/** Which language is heard and which is read. */
export function TracksMenu({ commands }: { commands: Commands }) {
  const { t } = useTranslation('streaming');
  const { preferences } = usePlayerContext();
  const audio = useAudioTracks();
  const subtitles = useSubtitleTracks();
  if (audio.length + subtitles.length === 0) return null;
  // The choice first: the engine follows it a moment later.
  const heard = audio.find((track) => track.language === preferences.audio) ?? audio.find(({ isChosen }) => isChosen);
  // By language, not by id: ids change when the film is loaded anew, and the focus must stay.
  const choice = ({ label, language }: (typeof audio)[number]) => ({ value: language, label, lang: language });
  return (
    <Menu icon="tracks" label={t('player.tracks')}>
      {audio.length > 0 && (
        <ChoiceList
          legend={t('player.audio')}
          choices={audio.map(choice)}
          chosen={heard?.language ?? ''}
          onChoose={(language) => {
            const track = audio.find((candidate) => candidate.language === language);
            if (track) commands.chooseAudio(track);
          }}
        />
      )}
      {subtitles.length > 0 && (
        <ChoiceList
          legend={t('player.subtitles')}
          choices={[{ value: none, label: t('player.subtitlesOff') }, ...subtitles.map(choice)]}
          chosen={subtitles.find(({ isChosen }) => isChosen)?.language ?? none}
          onChoose={(language) => commands.chooseSubtitles(subtitles.find((candidate) => candidate.language === language) ?? null)}
        />
      )}
    </Menu>
  );
}
