import { useId, useRef, useState, type ReactNode } from 'react';
import { useDirection } from '@sahra/shared/facade';
import { useHeldControls } from '../engine/engine.tsx';
import { ControlButton } from '../controls/control-button.tsx';
import styles from './menu.module.css';
import type { PlayerIconName } from '../controls/player-icon.tsx';

/** As `ref` of what takes the place of what had the focus. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

interface MenuProps {
  icon: PlayerIconName;
  label: string;
  onClose?: () => void;
  children: ReactNode;
}

/** A button of the control bar that opens a panel. The bar runs left to right, the panel reads like the page. */
export function Menu({ icon, label, onClose, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const setIsOpen = (opens: boolean) => {
    setOpen(opens);
    if (!opens) onClose?.();
  };
  const dir = useDirection();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div
      ref={root}
      className={styles.menu}
      role="presentation"
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (!isOpen) return;
        if (event.key === 'Escape') close();
        // Inside the panel the keys choose; they do not steer the film.
        if (event.key === 'Escape' || event.key === ' ' || /^(Arrow|Home|End|Page)/.test(event.key))
          event.stopPropagation();
      }}
    >
      <ControlButton icon={icon} label={label} onClick={() => setIsOpen(!isOpen)} popup={{ isOpen, id }} />
      {isOpen && (
        <div className={styles.place}>
          <div id={id} className={styles.panel} role="group" aria-label={label} dir={dir} tabIndex={-1}>
            <HeldControls />
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** As long as this is drawn, the controls do not hide. */
function HeldControls() {
  useHeldControls();
  return null;
}
