import {
  classNames,
  formatList,
  Picture,
  Rating,
  useLanguage,
  useTranslation,
  type MemberRating,
  type OwnProgram,
} from '@sahra/shared/facade';
import { FirstPaintAt } from '@sahra/shared/parts/first-paint-at';
import { ProgramFacts } from '../ui/program-facts.tsx';
import type { ProgramTotals } from '../ui/program-lists/load-totals.ts';
import { ProgramLists, ViewTotal } from '../ui/program-lists/program-lists.tsx';
import onPicture from '../ui/on-picture.module.css';
import styles from './program-hero.module.css';
import { WatchButton, type WatchButtonProps } from './watch-button.tsx';

/** What reviewers think of it, which leads to their reviews. */
function ReviewersRating({ average, count }: MemberRating) {
  const { t } = useTranslation('streaming');
  if (average === null) return null;
  return (
    <li>
      <a href="#reviews" className={styles.reviewers}>
        <Rating value={average} outOf={5} /> {t('program.reviewCount', { count })}
      </a>
    </li>
  );
}

interface ProgramHeroProps extends WatchButtonProps {
  /** What it is spoken and subtitled in, by name. */
  languages: { readonly heard: readonly string[]; readonly read: readonly string[] };
  /** What it is to the member. */
  own: OwnProgram | null;
  /** Null where they could not be read. */
  totals: ProgramTotals | null;
}

/** The program's scene with its poster, name and facts, what it is about, and the way to watch it. */
export function ProgramHero({ program, languages, watchedOf, own, totals }: ProgramHeroProps) {
  const { t } = useTranslation('streaming');
  const { code } = useLanguage();
  const credits = [
    [t('program.directedBy'), program.directors.map((person) => person.name)],
    [t('program.heard'), languages.heard],
    [t('program.read'), languages.read],
  ] as const;
  return (
    <header className={styles.hero}>
      <FirstPaintAt id="hero-end" />
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
            <ViewTotal totals={totals} />
          </ProgramFacts>
          <p className={styles.tagline}>{program.tagline}</p>
          <div className={styles.actions}>
            <WatchButton program={program} watchedOf={watchedOf} />
            <ProgramLists programId={program.id} title={program.title} own={own} totals={totals} />
          </div>
          <p className={styles.synopsis} lang={program.synopsisLanguage} dir="auto">
            {program.synopsis}
          </p>
          <dl className={styles.credits}>
            {credits.map(
              ([name, values]) =>
                values.length > 0 && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{formatList([...values], code)}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </div>
      <span id="hero-end" hidden />
    </header>
  );
}
