import { Rail, type ProgramCard } from '@sahra/shared/facade';
import { PosterCard } from '../ui/poster-card.tsx';
import { useLength } from '../ui/use-length.ts';
import styles from './program-rail.module.css';

export interface ProgramRailProps {
  title: string;
  programs: readonly ProgramCard[];
  /** Where all of it is. */
  href?: string;
  hrefLabel?: string;
}

/** A row of posters. */
export function ProgramRail({ programs, ...heading }: ProgramRailProps) {
  const length = useLength();
  return (
    <Rail {...heading}>
      {programs.map((program) => (
        <div key={program.id} className={styles.card}>
          <PosterCard program={program} length={length.ofProgram(program)} />
        </div>
      ))}
    </Rail>
  );
}

/** One far down the page: not laid out before it comes near. */
export default function FarRail(rail: ProgramRailProps) {
  return (
    <div className={styles.far}>
      <ProgramRail {...rail} />
    </div>
  );
}
