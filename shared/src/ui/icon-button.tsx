import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name: the icon itself is hidden from assistive technology. */
  label: string;
  /** The icon; `children` replace it where there are any. */
  icon?: IconName;
  /** `muted`: beside what matters more; `ringed`: a circle that stands alone. */
  variant?: 'muted' | 'ringed';
  /** 40 or 48 pixels, in place of 44. */
  size?: 's' | 'l';
}

/** A button with an icon in place of text, large enough for a finger. */
export function IconButton({ label, icon, variant, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-variant={variant}
      data-size={size}
      className={classNames(styles.button, className)}
      {...rest}
    >
      {children || (icon && <Icon name={icon} />)}
    </button>
  );
}
