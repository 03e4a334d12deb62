import { Fragment } from 'react';
import type { PostCard } from '@sahra/shared/facade';
import styles from './marked-text.module.css';

type Marks = NonNullable<PostCard['found']>['title'];

/** A text in which words that were looked for are marked. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return (
    <>
      {marks.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
