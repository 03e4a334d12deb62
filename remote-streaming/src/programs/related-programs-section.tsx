import { Rail, type ProgramCard } from '@sahra/shared/facade';
import { PosterCard } from '../ui/poster-card.tsx';
import { useLength } from '../ui/use-length.ts';
import styles from './related-programs-section.module.css';

/** Programs that are like this one: the last section of its page. */
export default function RelatedPrograms({ title, programs }: { title: string; programs: readonly ProgramCard[] }) {
  const length = useLength();
  return (
    <Rail title={title} itemClassName={styles.card}>
      {programs.map((program) => (
        <PosterCard key={program.id} program={program} length={length.ofProgram(program)} />
      ))}
    </Rail>
  );
}
