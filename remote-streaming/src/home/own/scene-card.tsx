import type { ReactNode } from 'react';
import { Link, Picture, Skeleton, type ProgramCard } from '@sahra/shared/facade';
import { AccessMark } from '../../ui/access/access-mark.tsx';
import episodeCard from '../../ui/episode-card.module.css';
import styles from './scene-card.module.css';

const SIZES = '(min-width: 768px) 304px, 68vw';

interface SceneCardProps {
  /** A program, or an episode of one. */
  shown: Pick<ProgramCard, 'scene' | 'access'>;
  title: string;
  /** One line. */
  facts: ReactNode;
  href: string;
  state?: object;
  /** On the picture. */
  children?: ReactNode;
}

/** A scene with two lines of text below it; the whole card is one link. */
export function SceneCard({ shown, title, facts, href, state, children }: SceneCardProps) {
  return (
    <Link to={href} state={state} className={styles.card}>
      <span className={episodeCard.frame}>
        <Picture picture={shown.scene} alt="" sizes={SIZES} className={episodeCard.picture} />
        {shown.access !== 'free' && <AccessMark access={shown.access} />}
        {children}
      </span>
      <span className={styles.title}>{title}</span> <span className={styles.facts}>{facts}</span>
    </Link>
  );
}

/** Holds the place of one, at its size. */
export const SceneCardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton ratio="scene" />
    <span className={styles.title}>&nbsp;</span>
    <span className={styles.facts}>&nbsp;</span>
  </div>
);
