import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  className?: string;
  /** Shape of the picture whose place it holds. */
  ratio?: 'poster' | 'product' | 'scene';
  /** From a word to a paragraph; never wider than its parent. The whole width by default. */
  width?: 'xs' | 's' | 'm' | 'l' | 'xl';
  height?: 'text' | 'title' | 'control' | 'row' | 'block' | 'panel';
}

/** Holds the place of something that is on its way. Sizes are classes: a style attribute would need a weaker CSP. */
export function Skeleton({ className, ratio, width, height }: SkeletonProps) {
  const sizes = [ratio && styles[ratio], width && styles[width], height && styles[height]];
  return <span aria-hidden="true" className={classNames(styles.skeleton, ...sizes, className)} />;
}
