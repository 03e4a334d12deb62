import { useRef, type ReactNode } from 'react';
import { Button, Form, Icon, useTranslation } from '@sahra/shared/facade';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  /** The address that the form asks for. */
  action: string;
  /** The address of what is chosen now: another one has other defaults. */
  current: string;
  /** How many filters are chosen. */
  chosen: number;
  children: ReactNode;
}

/** What a list is narrowed and ordered by, in a panel that opens; a plain form where no scripts run. */
export function FilterPanel({ action, current, chosen, children }: FilterPanelProps) {
  const { t } = useTranslation('lists');
  const panel = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // What was asked for is below the panel; the button that has the focus goes with the form.
  const close = () => {
    if (panel.current) panel.current.open = false;
    summary.current?.focus();
  };
  return (
    <details ref={panel} className={styles.panel}>
      <summary ref={summary} className={styles.summary}>
        {t('filter.open')}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="down" className={styles.arrow} />
      </summary>
      <Form key={current} method="get" action={action} preventScrollReset className={styles.form} onSubmit={close}>
        {children}
        <Button type="submit" variant="primary" className={styles.submit}>
          {t('filter.submit')}
        </Button>
      </Form>
    </details>
  );
}
