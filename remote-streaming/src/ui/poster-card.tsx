import { Link, Picture, useApp } from '@sahra/shared/facade';
import { AccessMark } from './access/access-mark.tsx';
import styles from './poster-card.module.css';
import type { PosterProgram } from './poster-program.ts';
import { previewed } from './preview/preview.ts';
import { programHref } from './program-href.ts';

/** Widths at which `.card` is laid out in a rail. */
const RAIL_SIZES = '(min-width: 1200px) 200px, (min-width: 768px) 22vw, 42vw';

interface PosterCardProps {
  program: PosterProgram;
  /** Said by the list that holds the card, once for all its cards: a hook in each of 150 is most of a page's time. */
  length: string;
  isPriority?: boolean;
  /** Widths at which it is laid out; without, those of a rail. */
  sizes?: string;
  /** Beneath the title at all times, such as what it was found by. */
  note?: string | undefined;
}

/** A program's poster with its name, year and length: the whole card is one link. */
export function PosterCard({ program, length, isPriority = false, sizes = RAIL_SIZES, note }: PosterCardProps) {
  const app = useApp();
  const picture = (
    <Picture picture={program.poster} alt="" sizes={sizes} priority={isPriority} className={styles.picture} isBare />
  );
  return (
    <Link to={programHref(program)} className={styles.card} {...previewed(app, program.id)}>
      {program.access === 'free' ? (
        picture
      ) : (
        <span className={styles.frame}>
          {picture}
          <AccessMark access={program.access} />
        </span>
      )}
      <span className={styles.title}>{program.title}</span> {note && <span className={styles.note}>{note}</span>}
      <span className={styles.facts}>{`${program.year} · ${length}`}</span>
    </Link>
  );
}
