import { Link, type LinkProps } from './link.tsx';

export type PageLinkProps = Omit<LinkProps, 'to'> & { to: LinkProps['to'] | undefined };

/** A link to a page that may not be there: then what it says stays, and leads nowhere. `to` is what `hrefTo` says. */
export const PageLink = ({ to, ...rest }: PageLinkProps) =>
  to === undefined ? rest.children : <Link to={to} {...rest} />;
