import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'ghost';

/** `primary`: the one thing to do in a view; `quiet`: a second choice; `ghost`: text and icons only. */
export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant: ButtonVariant }) {
  return <button type={type} className={classNames('btn', `btn-${variant}`, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: LinkProps & { variant: ButtonVariant }) {
  return <Link className={classNames('btn', `btn-${variant}`, className)} {...rest} />;
}
