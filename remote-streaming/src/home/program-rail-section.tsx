import { Rail } from '@sahra/shared/facade';
import { PosterCard } from '../ui/poster-card.tsx';
import type { PosterProgram } from '../ui/poster-program.ts';
import { useLength } from '../ui/use-length.ts';
import styles from './program-rail.module.css';
import { useWholeRow, type RowSource } from './use-whole-row.ts';

export interface ProgramRailProps {
  title: string;
  programs: readonly PosterProgram[];
  /** Where all of it is. */
  href?: string;
  hrefLabel?: string;
}

/** A row of posters. */
export function ProgramRail({ programs, ...heading }: ProgramRailProps) {
  const length = useLength();
  return (
    <Rail {...heading} itemClassName={styles.card}>
      {programs.map((program) => (
        <PosterCard key={program.id} program={program} length={length.ofProgram(program)} />
      ))}
    </Rail>
  );
}

/** One far down the page: not laid out before it comes near, and whole from then on. Without programs it holds their place until then. */
export default function FarRail({ programs, categoryId, list, ...heading }: ProgramRailProps & RowSource) {
  const whole = useWholeRow(programs, { categoryId, list });
  return (
    <div className={styles.far}>
      <ProgramRail {...heading} programs={whole ?? []} />
      {!whole && <span aria-hidden="true" className={styles.cards} />}
    </div>
  );
}
