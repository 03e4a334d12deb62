import { Skeleton, type ProgramCard } from '@sahra/shared/facade';
import { PosterCard } from './poster-card.tsx';
import styles from './poster-grid.module.css';
import { useLength } from './use-length.ts';

/** Posters that are in sight when the page opens: they are not loaded lazily. */
const FIRST_ROW = 4;

/** Widths of a column, see `.grid`. */
const SIZES = '(min-width: 60em) 15vw, (min-width: 30em) 29vw, 42vw';

/** So many are laid out at once: whole rows, be they of two, three or six. */
const GROUP = 6;

interface PosterGridProps {
  programs: readonly ProgramCard[];
  /** Shows the first genre of each. */
  withGenre?: boolean;
}

/** A wall of posters. However long it is, only what is near is laid out and drawn. */
export function PosterGrid({ programs, withGenre = false }: PosterGridProps) {
  const length = useLength();
  const starts = Array.from({ length: Math.ceil(programs.length / GROUP) }, (_, group) => group * GROUP);
  return (
    // One list for those who hear it. By roles: the elements of lists know nothing of groups.
    <div role="list">
      {starts.map((start) => (
        <div key={start} className={styles.grid}>
          {programs.slice(start, start + GROUP).map((program, index) => (
            <div key={program.id} role="listitem">
              <PosterCard
                program={program}
                length={length.ofProgram(program)}
                isPriority={start + index < FIRST_ROW}
                sizes={SIZES}
                note={withGenre ? program.genres[0]?.name : undefined}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export function PosterGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio="poster" className={styles.skeleton} />
      ))}
    </div>
  );
}
