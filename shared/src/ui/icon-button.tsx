import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What is heard: the sign itself is silent. */
  label: string;
  /** The sign; `children` stand in its place where there are any. */
  icon?: IconName;
  /** `muted`: beside what matters more; `ringed`: a circle that stands alone. */
  look?: 'muted' | 'ringed';
  /** 40 or 48 pixels, in place of 44. */
  size?: 's' | 'l';
}

/** A button with an icon in place of text, large enough for a finger. */
export function IconButton({ label, icon, look, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} data-look={look} data-size={size} className={classNames(styles.button, className)} {...rest}>
      {children || (icon && <Icon name={icon} />)}
    </button>
  );
}
