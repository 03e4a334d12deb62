import type { ReactNode } from 'react';
import { useTranslation, type Contribution } from '@sahra/shared/facade';
import { Dialog } from '../dialog.tsx';
import styles from './contributions.module.css';
import { useContributions } from './contributions-context.ts';
import { DeleteForm, ReportForm } from './report-panel.tsx';
import type { PanelName } from './use-panels.ts';
import { WritingForm } from './writing-form.tsx';

interface AskedProps {
  name: PanelName;
  id: number;
  title: string;
  isAlert?: boolean;
  children: ReactNode;
}

/** A question about a contribution: a dialog where it was pressed, below the contribution where the address asks it. */
function Asked({ name, id, title, isAlert = false, children }: AskedProps) {
  const { panels } = useContributions();
  const isOpen = panels.isOpen(name, id);
  if (panels.wasPressed)
    return (
      <Dialog isOpen={isOpen} isAlert={isAlert} title={title} onClose={panels.close}>
        {isOpen && children}
      </Dialog>
    );
  return (
    isOpen && (
      <section className={styles.panel} aria-label={title}>
        <h4 className={styles.panelTitle}>{title}</h4>
        {children}
      </section>
    )
  );
}

/** Asks an author whether what they wrote is to be deleted. */
export function DeletePanel({ id }: { id: number }) {
  const { t } = useTranslation('contributions');
  const { kind } = useContributions();
  return (
    <Asked name="delete" id={id} title={t(`delete.title.${kind}`)} isAlert>
      <DeleteForm id={id} />
    </Asked>
  );
}

/** What was opened at a contribution. */
export function ContributionPanels({ contribution: { id, author } }: { contribution: Contribution }) {
  const { t } = useTranslation('contributions');
  const { panels, ownOf } = useContributions();
  const answerTitle = t('form.title.answer', { name: `\u2068${author?.name ?? t('former')}\u2069` });
  return (
    <>
      {panels.isOpen('answer', id) && (
        <section className={styles.panel} aria-label={answerTitle}>
          <h4 className={styles.panelTitle}>{answerTitle}</h4>
          <WritingForm answers={id} label={answerTitle} />
        </section>
      )}
      {ownOf(id) ? (
        <DeletePanel id={id} />
      ) : (
        <Asked name="report" id={id} title={t('report.title')}>
          <ReportForm id={id} />
        </Asked>
      )}
    </>
  );
}
