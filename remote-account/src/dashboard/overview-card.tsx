import type { ReactNode } from 'react';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import styles from './dashboard.module.css';

interface OverviewCardProps {
  title: string;
  text: ReactNode;
  href: string;
}

/** One thing of the account, and the way to it. */
export function OverviewCard({ title, text, href }: OverviewCardProps) {
  return (
    <Card as="li">
      <CardTitle level={2} href={href}>
        {title}
      </CardTitle>
      <p className={styles.text}>{text}</p>
    </Card>
  );
}
