import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon, IconButton, Link, useToasts, useTranslation } from '@sahra/shared/facade';
import type { Toast } from '@sahra/shared/host-runtime';
import styles from './toast-list.module.css';
import { useExpiry } from './use-expiry.ts';

const icons = { neutral: 'info', success: 'check', warning: 'warning' } as const;

interface ToastCardProps {
  toast: Toast;
  isHeld: boolean;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast, isHeld, onDismiss }: ToastCardProps) {
  const { t } = useTranslation('host');
  const { id, text, tone = 'neutral', action } = toast;
  const dismiss = () => onDismiss(id);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  useExpiry(toast, isHeld, useToasts().dismiss);
  const act = () => {
    dismiss();
    action?.onSelect?.();
  };
  return (
    <li className={styles.toast} data-tone={tone}>
      <Icon name={icons[tone]} className={styles.icon} />
      <p className={styles.text}>{text}</p>
      {action?.href && (
        <Link to={action.href} className={styles.action} onClick={act} onKeyDown={onKey}>
          {action.label}
        </Link>
      )}
      {action && !action.href && (
        <button type="button" className={styles.action} onClick={act} onKeyDown={onKey}>
          {action.label}
        </button>
      )}
      <IconButton
        label={t('toasts.dismiss', { text })}
        icon="close"
        variant="muted"
        onClick={dismiss}
        onKeyDown={onKey}
      />
    </li>
  );
}

/** Toasts, the newest last. They wait while somebody points at them or is in them; Escape dismisses the one in which one is. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const { t } = useTranslation('host');
  const { dismiss } = useToasts();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<HTMLElement>(null);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocus(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget));
  /** Nobody is left where nothing is: the focus goes to the next toast, or to where it came from. */
  const remove = (id: number) => {
    if (list.current?.contains(document.activeElement)) {
      const own = document.activeElement?.closest('li');
      const next = own?.nextElementSibling ?? own?.previousElementSibling;
      (
        next?.querySelector<HTMLElement>('button:last-child') ??
        before.current ??
        document.getElementById('content')
      )?.focus();
    }
    dismiss(id);
  };
  return (
    <ul
      ref={list}
      role="list"
      aria-label={t('toasts.label')}
      className={styles.list}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isPointedAt || hasFocus} onDismiss={remove} />
      ))}
    </ul>
  );
}
