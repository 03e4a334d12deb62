import { Fragment, type ReactNode } from 'react';
import { Badge, Link, Rating, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
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
      {withGenres && genres.length > 0 && (
        <li>
          {genres.map(({ slug, name }, index) => (
            <Fragment key={slug}>
              {index > 0 && t('facts.separator')}
              <Link to={paths.programs.href({ genre: slug })} className={styles.genre}>
                {name}
              </Link>
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  );
}
