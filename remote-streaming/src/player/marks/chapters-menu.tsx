import { useTranslation, type Chapter } from '@sahra/shared/facade';
import { clock } from '../../ui/clock.ts';
import type { Commands } from '../controls/use-commands.ts';
import { useMoment } from '../engine/engine.tsx';
import { ChoiceList } from '../menus/choice-list.tsx';
import { Menu } from '../menus/menu.tsx';
import { chapterAt } from './marks.ts';

/** The chapters of the film, to go to one of them. */
export function ChaptersMenu({ chapters, commands }: { chapters: readonly Chapter[]; commands: Commands }) {
  const { t } = useTranslation('player');
  const current = useMoment((time) => chapterAt(chapters, time));
  if (chapters.length === 0) return null;
  return (
    <Menu icon="chapters" label={t('chapters')}>
      <ChoiceList
        legend={t('chapters')}
        choices={chapters.map(({ title, startSeconds }, place) => ({
          value: String(place),
          label: title,
          detail: clock(startSeconds),
        }))}
        chosen={String(current)}
        onChoose={(place) => commands.seekTo(chapters[Number(place)]?.startSeconds ?? 0)}
      />
    </Menu>
  );
}
