import { ButtonLink, Icon, useTranslation, type Program } from '@sahra/shared/facade';
import type { Watched } from '@sahra/shared/guest-list/progress-rules';
import { arrivesPlaying } from '../ui/arrival.ts';
import { paths } from '../paths.ts';
import { clock } from '../ui/clock.ts';
import styles from './program-hero.module.css';
import { whereToGoOn } from './where-to-go-on.ts';

export interface WatchButtonProps {
  program: Program;
  /** How far each episode was watched, and when. */
  watchedOf: (episodeId: number) => (Watched & { watchedAt: string }) | undefined;
}

/** Plays a program where the viewer goes on with it, and says where that is. */
export function WatchButton({ program, watchedOf }: WatchButtonProps) {
  const { t } = useTranslation('streaming');
  const goOn = whereToGoOn(program.seasons, watchedOf);
  const time = goOn && clock(goOn.seconds);
  const label = () => {
    if (program.kind === 'movie') return goOn?.seconds ? t('program.goOnFilm', { time }) : t('program.watch');
    if (!goOn?.isBegun) return t('program.watchFirstEpisode');
    const place = { season: goOn.episode.seasonNumber, episode: goOn.episode.episodeNumber };
    return goOn.seconds > 0 ? t('program.goOnEpisodeAt', { ...place, time }) : t('program.goOnEpisode', place);
  };
  return (
    <ButtonLink
      variant="primary"
      to={paths.episode.href(program.id, goOn?.episode.id ?? program.firstEpisodeId)}
      state={arrivesPlaying}
    >
      <Icon name="play" className={styles.play} />
      {label()}
    </ButtonLink>
  );
}
