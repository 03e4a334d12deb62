import { Fragment } from 'react';
import { Rail, useTranslation } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { PosterCard } from '../ui/poster-card.tsx';
import type { PosterProgram } from '../ui/poster-program.ts';
import { useLength } from '../ui/use-length.ts';
import styles from './top-ten.module.css';

/** The leaders of the evening, each beside its place in large figures. */
export function TopTen({ programs }: { programs: readonly PosterProgram[] }) {
  const { t } = useTranslation('streaming');
  const length = useLength();
  return (
    <Rail
      title={t('home.topTen', { number: programs.length })}
      href={paths.list.href('top-ten')}
      itemClassName={styles.entry}
    >
      {programs.map((program, index) => (
        <Fragment key={program.id}>
          <span className={styles.place}>{index + 1}</span>
          <div className={styles.card}>
            <PosterCard program={program} length={length.ofProgram(program)} />
          </div>
        </Fragment>
      ))}
    </Rail>
  );
}
