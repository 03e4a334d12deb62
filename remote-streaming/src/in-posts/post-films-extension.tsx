import { Rail, Skeleton as Place, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import { PosterCard } from '../ui/poster-card.tsx';
import { useLength } from '../ui/use-length.ts';
import styles from './in-posts.module.css';

export function Skeleton() {
  return <Place className={styles.place} height="panel" />;
}

/** The films and series that the post above is about. */
export default function PostFilms({ programs }: { programs: readonly ProgramCard[] }) {
  const { t } = useTranslation('streaming');
  const length = useLength();
  return (
    <div className={styles.below}>
      <Rail title={t('inPosts.films')}>
        {programs.map((program) => (
          <div key={program.id} className={styles.card}>
            <PosterCard program={program} length={length.ofProgram(program)} />
          </div>
        ))}
      </Rail>
    </div>
  );
}
