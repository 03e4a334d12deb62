import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import styles from './order-paper.module.css';
import type { LoadedPaper, PaperLabel } from './load-paper.ts';

/** The Arabic labels of a paper in another language. */
export const ArabicLabels = createContext<LoadedPaper['arabic']>(null);

/** The Arabic label, where the paper is in another language. */
export function Arabic({ of }: { of: PaperLabel }) {
  const arabic = use(ArabicLabels);
  return (
    arabic && (
      <span lang="ar" dir="rtl" className={styles.arabic}>
        {arabic[of]}
      </span>
    )
  );
}

/** A label in the paper's language, and the Arabic one after it. */
export function Both({ of }: { of: PaperLabel }) {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.both}>
      <span>{t(`paper.${of}`)}</span> <Arabic of={of} />
    </span>
  );
}

/** A line of a table of facts: its label on one side, the Arabic one on the other, what is said between them. */
export function Fact({ of, more, children }: { of: PaperLabel; more?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('orders');
  const hasArabic = use(ArabicLabels) !== null;
  return (
    <tr>
      <th scope="row">
        {t(`paper.${of}`)} {more}
      </th>
      <td>{children}</td>
      {hasArabic && (
        <th>
          <Arabic of={of} />
        </th>
      )}
    </tr>
  );
}
