import { classNames, IconButton } from '@sahra/shared/facade';
import styles from './controls.module.css';
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx';

interface ControlButtonProps {
  icon: PlayerIconName;
  label: string;
  /** The key that does the same, for those who ask. */
  shortcut?: string;
  onClick: () => void;
  className?: string | undefined;
  /** The panel that the button opens. */
  popup?: { isOpen: boolean; id: string };
}

/** A round button of the control bar. */
export function ControlButton({ icon, label, shortcut, onClick, className, popup }: ControlButtonProps) {
  return (
    <IconButton
      label={label}
      className={classNames(styles.button, className)}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-expanded={popup?.isOpen}
      aria-controls={popup?.isOpen ? popup.id : undefined}
      onClick={onClick}
    >
      <PlayerIcon name={icon} />
    </IconButton>
  );
}
