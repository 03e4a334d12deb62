import type { ReactNode } from 'react';
import { classNames, Link } from '@sahra/shared/facade';
import styles from './card.module.css';

interface CardProps {
  as?: 'article' | 'div' | 'li' | 'section';
  /** `quiet`: a hairline on the ground; `raised`: lighter than the ground. */
  variant?: 'quiet' | 'raised';
  className?: string;
  children: ReactNode;
}

/** What belongs together. With a `CardTitle` that leads somewhere the whole card does. */
export function Card({ as: Element = 'article', variant = 'raised', className, children }: CardProps) {
  return <Element className={classNames(styles.card, styles[variant], className)}>{children}</Element>;
}

interface CardTitleProps {
  level?: 2 | 3 | 4;
  href?: string;
  children: ReactNode;
}

export function CardTitle({ level = 3, href, children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.title}>
      {href ? (
        <Link to={href} className={styles.link}>
          {children}
        </Link>
      ) : (
        children
      )}
    </Heading>
  );
}

/** Other things to press on a card that leads somewhere: they lie above its link. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
