import { ButtonLink, classNames, Icon, useTranslation, type SliderItem } from '@sahra/shared/facade';
import { arrivesPlaying } from '../ui/arrival.ts';
import { paths } from '../paths.ts';
import { ProgramFacts } from '../ui/program-facts.tsx';
import onPicture from '../ui/on-picture.module.css';
import { HeroPicture } from './hero-picture.tsx';
import styles from './hero-slide.module.css';

/** One scene of the hero: the text on the side where reading starts, over a gradient. */
export function HeroSlide({ item, isFirst }: { item: SliderItem; isFirst: boolean }) {
  const { t } = useTranslation('streaming');
  const { program, kicker } = item;
  const about = { program: program.title };
  return (
    <article className={styles.scene}>
      <HeroPicture program={program} isFirst={isFirst} />
      <div className={classNames(styles.text, onPicture.text)}>
        <p className={styles.kicker}>{kicker}</p>
        <h2 className={styles.title}>{program.title}</h2>
        <ProgramFacts program={program} withGenres={false} />
        <p className={styles.tagline}>{program.tagline}</p>
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            to={paths.episode.href(program.id, program.firstEpisodeId)}
            state={arrivesPlaying}
            aria-label={t('hero.watchNamed', about)}
          >
            <Icon name="play" className={styles.play} />
            {t('hero.watch')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.program.href(program.id)} aria-label={t('hero.aboutNamed', about)}>
            {t('hero.about')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
