import type { ReactNode } from 'react';
import { Badge, Rating, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import styles from './program-facts.module.css';
import { useLength } from './use-length.ts';

interface ProgramFactsProps {
  program: ProgramCard;
  withGenres?: boolean;
  /** One more fact, behind the rating. */
  children?: ReactNode;
}

/** The line of facts under a program's title: year, length, maturity, rating, genres. */
export function ProgramFacts({ program, withGenres = true, children }: ProgramFactsProps) {
  const { t } = useTranslation('streaming');
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
      {children}
      {withGenres && genres.length > 0 && <li>{genres.map((genre) => genre.name).join(t('facts.separator'))}</li>}
    </ul>
  );
}
