import { Badge, Rating, useTranslation, type MemberRating, type ProgramCard } from '@sahra/shared/facade';
import styles from './program-facts.module.css';
import { useLength } from './use-length.ts';

interface ProgramFactsProps {
  program: ProgramCard;
  withGenres?: boolean;
  /** What reviewers think, on the page that has their reviews. */
  memberRating?: MemberRating;
}

/** The line of facts under a program's title: year, length, maturity, rating of the editors and of reviewers, genres. */
export function ProgramFacts({ program, withGenres = true, memberRating }: ProgramFactsProps) {
  const { t } = useTranslation(['streaming', 'contributions']);
  const length = useLength();
  const { maturity, genres } = program;
  return (
    <ul className={styles.facts} aria-label={t('facts.label')}>
      <li>{program.year}</li>
      <li>{length.ofProgram(program)}</li>
      <li>
        <Badge>{maturity === 'all' ? t('facts.allAges') : t('facts.fromAge', { age: maturity })}</Badge>
      </li>
      <li>
        <Rating value={program.rating} outOf={10} />
      </li>
      {typeof memberRating?.average === 'number' && (
        <li>
          <a href="#reviews" className={styles.members}>
            <Rating value={memberRating.average} outOf={5} />{' '}
            {t('contributions:count.review', { count: memberRating.count })}
          </a>
        </li>
      )}
      {withGenres && genres.length > 0 && <li>{genres.map((genre) => genre.name).join(t('facts.separator'))}</li>}
    </ul>
  );
}
