import { useId, type ReactNode } from 'react';
import { classNames, IconButton, useTranslation } from '@sahra/shared/facade';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  isOpen: boolean;
  /** Called when the visitor has closed it: Escape, the veil, its button. */
  onClose: () => void;
  title: string;
  /** Buttons at its end; the last one is what the dialog is about. */
  actions?: ReactNode;
  /** `wide` for more than a few words and fields. */
  width?: 'narrow' | 'wide';
  /** Something must be answered before one can go on. */
  isAlert?: boolean;
  children: ReactNode;
}

/** A question or a small task over the page; on a phone it rises from below. The focus goes to the first thing to do in it. */
export function Dialog({ isOpen, onClose, title, actions, width = 'narrow', isAlert = false, children }: DialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...modal}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      className={classNames(styles.dialog, styles[width])}
    >
      <div className={styles.panel}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last, so that the first thing to do gets the focus, not the way out. */}
        <IconButton
          label={t('close')}
          icon="close"
          variant="muted"
          className={styles.close}
          onClick={() => modal.ref.current?.close()}
        />
      </div>
    </dialog>
  );
}
