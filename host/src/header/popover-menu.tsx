import { useId, type ReactNode, type ToggleEvent as ReactToggleEvent } from 'react';
import { classNames, Icon, IconButton, type IconName } from '@sahra/shared/facade';
import styles from './popover-menu.module.css';

interface PopoverMenuProps {
  label: string;
  icon: IconName;
  /** In place of the icon. */
  face?: ReactNode;
  /** Text before the icon; without it the label is heard but not seen. */
  text?: ReactNode;
  /** `sheet`: across the page below the header; `card`: a small one at its end. */
  shape: 'sheet' | 'card';
  /** How the text looks. */
  buttonClassName?: string;
  /** Not on narrow screens, where the menu has it. */
  isWideOnly?: boolean;
  /** The page that is shown belongs to it. */
  isCurrent?: boolean;
  /** A pointer comes to the button. */
  onApproach?: () => void;
  onOpen?: () => void;
  children: ReactNode;
}

/** Looks after a panel from the moment this code meets it. */
function adopt(panel: HTMLElement | null) {
  if (!panel) return undefined;
  const closeOnLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) panel.hidePopover();
  };
  panel.addEventListener('click', closeOnLink);
  // The visitor may have opened it before.
  if ('popover' in panel && panel.matches(':popover-open'))
    panel.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
  return () => panel.removeEventListener('click', closeOnLink);
}

/** A button of the header and what it opens. The browser does the rest: Escape, a click elsewhere, focus; even without scripts. */
export function PopoverMenu({
  label,
  icon,
  face,
  text,
  shape,
  buttonClassName,
  isWideOnly = false,
  isCurrent = false,
  onApproach,
  onOpen,
  children,
}: PopoverMenuProps) {
  const id = useId();
  const onToggle = ({ newState }: ReactToggleEvent<HTMLElement>) => {
    if (newState === 'open') onOpen?.();
  };
  return (
    <>
      {text ? (
        <button
          type="button"
          popoverTarget={id}
          className={buttonClassName}
          aria-current={isCurrent ? 'page' : undefined}
          onPointerEnter={onApproach}
        >
          {text}
          <Icon name={icon} className={styles.chevron} />
        </button>
      ) : (
        <IconButton
          label={label}
          icon={icon}
          popoverTarget={id}
          className={isWideOnly ? styles.wideOnly : undefined}
          onPointerEnter={onApproach}
        >
          {face}
        </IconButton>
      )}
      <div
        ref={adopt}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.panel, styles[shape])}
        onToggle={onToggle}
      >
        {children}
      </div>
    </>
  );
}
