import {
  ButtonLink,
  classNames,
  formatList,
  Icon,
  Picture,
  Rating,
  useLanguage,
  useTranslation,
  type MemberRating,
  type Program,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { ProgramFacts } from '../ui/program-facts.tsx';
import onPicture from '../ui/on-picture.module.css';
import styles from './program-hero.module.css';
import { WatchlistButton } from './watchlist-button.tsx';

/** What reviewers think of it, which leads to their reviews. */
function ReviewersRating({ average, count }: MemberRating) {
  const { t } = useTranslation('contributions');
  if (average === null) return null;
  return (
    <li>
      <a href="#reviews" className={styles.reviewers}>
        <Rating value={average} outOf={5} /> {t('count.review', { count })}
      </a>
    </li>
  );
}

interface ProgramHeroProps {
  program: Program;
  /** Whether the member has it in their watchlist. */
  isInAccount: boolean;
}

/** The program's scene with its poster, name and facts, what it is about, and the way to watch it. */
export function ProgramHero({ program, isInAccount }: ProgramHeroProps) {
  const { t } = useTranslation('streaming');
  const { code } = useLanguage();
  const directors = program.directors.map((person) => person.name);
  return (
    <header className={styles.hero}>
      <Picture picture={program.scene} alt="" sizes="100vw" priority className={styles.scene} />
      <div className={styles.content}>
        <div className={styles.poster}>
          <Picture
            picture={program.poster}
            alt={t('program.posterOf', { title: program.title })}
            sizes="(min-width: 768px) 300px, 40vw"
          />
        </div>
        <div className={classNames(styles.text, onPicture.text)}>
          <p className={styles.kind}>{t(`program.kinds.${program.kind}`)}</p>
          <h1 className={styles.title}>{program.title}</h1>
          <ProgramFacts program={program}>
            <ReviewersRating {...program.memberRating} />
          </ProgramFacts>
          <p className={styles.tagline}>{program.tagline}</p>
          <div className={styles.actions}>
            <ButtonLink variant="primary" to={paths.episode.href(program.id, program.firstEpisodeId)}>
              <Icon name="play" className={styles.play} />
              {program.kind === 'series' ? t('program.watchFirstEpisode') : t('program.watch')}
            </ButtonLink>
            <WatchlistButton key={program.id} programId={program.id} isInAccount={isInAccount} />
          </div>
          <p className={styles.synopsis} lang={program.synopsisLanguage} dir="auto">
            {program.synopsis}
          </p>
          {directors.length > 0 && (
            <dl className={styles.credits}>
              <dt>{t('program.directedBy')}</dt>
              <dd>{formatList(directors, code)}</dd>
            </dl>
          )}
        </div>
      </div>
    </header>
  );
}
