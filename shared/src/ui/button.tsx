import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { PageLinkProps } from './page-link.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger';

/** `primary`: the one thing to do in a view; `quiet`: a second choice; `ghost`: text and icons only; `danger`: takes away what does not come back. */
export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant: ButtonVariant }) {
  return <button type={type} className={classNames('btn', `btn-${variant}`, className)} {...rest} />;
}

/** A link that looks like a button; nothing where the page is not there: `to` may be what `hrefTo` says. */
export function ButtonLink({ variant, className, to, ...rest }: PageLinkProps & { variant: ButtonVariant }) {
  return to === undefined ? null : (
    <Link to={to} className={classNames('btn', `btn-${variant}`, className)} {...rest} />
  );
}
