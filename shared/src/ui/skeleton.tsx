import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  className?: string;
  /** CSS aspect ratio: `2 / 3`. */
  ratio?: string;
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
}

/** Holds the place of something that is on its way. */
export function Skeleton({ className, ratio, width, height }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={{ aspectRatio: ratio, inlineSize: width, blockSize: height }} />;
}
