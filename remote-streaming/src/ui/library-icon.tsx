import { classNames } from '@sahra/shared/facade';
import styles from './library-icon.module.css';

/** Line drawings on a 24-unit grid, for what people collect; those that every page shows are in the facade. */
const drawings = {
  addToList: 'M4 6.5h16M4 12h9M4 17.5h8M18 14v7M14.5 17.5h7',
  edit: 'M5 19h3.5L19 8.5 15.5 5 5 15.5zM13 7.5l3.5 3.5',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  heart: 'M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 6.9a4.4 4.4 0 0 1 8 2.5C20 15.2 12 20 12 20',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  moveDown: 'M12 5v14m-6-6 6 6 6-6',
  moveUp: 'M12 19V5m-6 6 6-6 6 6',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  shuffle: 'M4 7h3l9 10h4m-3-3 3 3-3 3M4 17h3l2.4-2.7M13.6 9.7 16 7h4m-3-3 3 3-3 3',
} as const;

export type LibraryIconName = keyof typeof drawings;

/** An icon beside text, or in a control that has a name: hidden from assistive technology. */
export function LibraryIcon({ name, className }: { name: LibraryIconName; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
