import { useEffect, useRef, useState } from 'react';
import { classNames, Rail } from '@sahra/shared/facade';
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

/** Does it fill the screen's width, so that one has to turn it to see more? */
const isFull = (list: Element) => list.scrollWidth > list.clientWidth;

/**
 * One far down the page: not laid out before it comes near. What the page has not brought of it is read where there is room for more, and
 * otherwise when the visitor turns to it. Without programs it holds their place until then.
 */
export default function FarRail({ programs, categoryId, list, ...heading }: ProgramRailProps & RowSource) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  useEffect(() => {
    const list = place.current?.querySelector('ul');
    // Once it has its layout: asked before, the browser would make one for each row, also of those that are not in view.
    const layout = new ResizeObserver(() => {
      if (!list || !isFull(list)) want();
    });
    const seen = list ?? place.current;
    if (seen) layout.observe(seen);
    return () => layout.disconnect();
  }, []);
  const whole = useWholeRow(programs, { categoryId, list }, isWanted);
  return (
    <div
      ref={place}
      className={classNames(styles.row, !whole && styles.waiting)}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
      onScrollCapture={want}
    >
      <ProgramRail {...heading} programs={whole ?? []} />
    </div>
  );
}
