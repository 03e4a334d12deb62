import type { ReactNode } from 'react';
import { classNames, IconButton, useTranslation } from '@sahra/shared/facade';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  isOpen: boolean;
  /** Called when the visitor has closed it: Escape, the veil, its button. */
  onClose: () => void;
  title: string;
  /** Stands in place of the title, which then is only heard. */
  head?: ReactNode;
  /** The edge of the page that it comes from, in the direction of reading. */
  side?: 'start' | 'end';
  /** Stays at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel as high as the page, from its side: filters, a cart, a list that one looks at and leaves. */
export function Drawer({ isOpen, onClose, title, head, side = 'end', footer, children }: DrawerProps) {
  const { t } = useTranslation('common');
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} aria-label={title} className={classNames(styles.drawer, styles[side])}>
      <div className={styles.panel}>
        <div className={styles.top}>
          {head ?? <h2 className={styles.title}>{title}</h2>}
          <IconButton label={t('close')} icon="close" variant="muted" onClick={() => modal.ref.current?.close()} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
