import { useId } from 'react';
import { useTranslation, type ShownBlock } from '@sahra/shared/facade';
import styles from './blocks.module.css';
import { focusWhereItScrolls } from './focus-where-it-scrolls.ts';
import { Spans } from './spans.tsx';

type TableProps = Extract<ShownBlock, { kind: 'table' }>;

/** A table that scrolls in a box of its own where it is wider than the text; by keys too. */
export function TableBlock({ caption, head, rows }: TableProps) {
  const { t } = useTranslation('reading');
  const id = useId();
  const name = caption ? { 'aria-labelledby': id } : { 'aria-label': t('table') };
  return (
    <div ref={focusWhereItScrolls} role="group" {...name} className={styles.tableBox}>
      <table className={styles.table}>
        {caption && <caption id={id}>{caption}</caption>}
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Spans text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td key={index}>
                  <Spans text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
