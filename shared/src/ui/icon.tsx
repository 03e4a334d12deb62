import { classNames } from './class-names.ts';
import { iconPaths, mirroredIcons, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

/** An icon, always beside text (or in a control that has a name), so it is hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, mirroredIcons.has(name) && styles.mirrored, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
