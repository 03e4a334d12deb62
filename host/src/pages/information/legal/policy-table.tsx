import { Fragment } from 'react';
import styles from './legal.module.css';

interface PolicyTableProps {
  head: readonly string[];
  /** Rows without a name begin with their text. */
  rows: readonly { name?: string; text: string; lifetime: string }[];
}

/** A name may go on in another line after a dot, a hyphen or an underscore, and nowhere else. */
const withBreaks = (name: string) =>
  name.split(/(?<=[._-])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** What is kept, what for, and how long. */
export const PolicyTable = ({ head, rows }: PolicyTableProps) => (
  <table className={styles.cookies}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, text, lifetime }) => (
        <tr key={text}>
          {name !== undefined && (
            <th scope="row">
              <code dir="ltr">{withBreaks(name)}</code>
            </th>
          )}
          <td>{text}</td>
          <td>{lifetime}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
