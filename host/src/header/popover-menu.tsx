import { useId, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames, Icon, type IconName } from '@sahra/shared/facade';
import styles from './popover-menu.module.css';

interface PopoverMenuProps {
  label: string;
  icon: IconName;
  /** Words beside the icon; without them the label is heard but not seen. */
  text?: ReactNode;
  /** `sheet`: across the page below the header; `card`: a small one at its end. */
  shape: 'sheet' | 'card';
  /** In place of the look of an icon button. */
  buttonClassName?: string;
  /** Not on narrow screens, where the menu has it. */
  isWideOnly?: boolean;
  /** The page that is shown belongs to it. */
  isCurrent?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

const closeOnLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
};

/** A button of the header and what it opens. The browser does the rest: Escape, a click elsewhere, focus; even without scripts. */
export function PopoverMenu({ label, icon, text, shape, buttonClassName, isWideOnly = false, isCurrent = false, onOpen, children }: PopoverMenuProps) {
  const id = useId();
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') onOpen?.();
  };
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClassName ?? styles.button, isWideOnly && styles.wideOnly)}
        popoverTarget={id}
        aria-label={text ? undefined : label}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {icon !== 'down' && <Icon name={icon} />}
        {text}
        {icon === 'down' && <Icon name={icon} className={styles.chevron} />}
      </button>
      {/* Links are the controls; the container only notices that one of them was followed. */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.panel, styles[shape])}
        onClick={closeOnLink}
        onToggle={onToggle}
        // It may have been opened before this code was here.
        ref={(panel) => {
          if (panel && 'popover' in panel && panel.matches(':popover-open')) onOpen?.();
        }}
      >
        {children}
      </div>
    </>
  );
}
