import { Card, CardTitle } from '@sahra/shared/parts/card';
import styles from './further-links.module.css';

interface FurtherLink {
  href: string;
  title: string;
  text: string;
  /** It reads from left to right in every language. */
  isLatin?: boolean;
}

/** What else can be done about an account, each on a page of its own. */
export function FurtherLinks({ links }: { links: readonly FurtherLink[] }) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ href, title, text, isLatin }) => (
        <Card key={href} as="li" variant="quiet">
          <CardTitle level={2} href={href}>
            {title}
          </CardTitle>
          <p className={styles.text}>{isLatin ? <bdi dir="ltr">{text}</bdi> : text}</p>
        </Card>
      ))}
    </ul>
  );
}
