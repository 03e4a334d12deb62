import { useMemo } from 'react';
import { useTranslation, type ShownBlock } from '@sahra/shared/facade';
import type { TextLanguage } from '../ui/text-in.ts';
import { headingsOf } from './blocks/headings.ts';
import styles from './contents.module.css';
import { useCurrentHeading } from './use-current-heading.ts';

/** Fewer are seen at a glance. */
const FEWEST = 2;

interface ContentsProps {
  blocks: readonly ShownBlock[];
  /** Attributes of the post's language. */
  language: TextLanguage;
}

/** The headings of a post as links to them, with a mark where one reads. */
export function Contents({ blocks, language }: ContentsProps) {
  const { t } = useTranslation('reading');
  // The same list for as long as it is the same post: what watches the screen begins anew with another one.
  const headings = useMemo(() => headingsOf(blocks), [blocks]);
  const current = useCurrentHeading(headings);
  if (headings.length < FEWEST) return null;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.title}>
        {t('contents')}
      </h2>
      <ol role="list" {...language} className={styles.list}>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level} className={styles.item}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
