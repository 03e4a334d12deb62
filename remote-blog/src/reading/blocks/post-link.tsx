import type { ReactNode } from 'react';
import { Link, useIsOpen } from '@sahra/shared/facade';

/** What a link of a post may be, whatever is stored. */
const outside = /^(https?:\/\/|mailto:)/i;
const inside = /^\/(?![/\\])/;

interface PostLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that a post has; what it says alone, where it leads to a page that is not there. */
export function PostLink({ href, className, children }: PostLinkProps) {
  const isOpen = useIsOpen();
  if (outside.test(href))
    return (
      <a href={href} rel="noopener" className={className}>
        {children}
      </a>
    );
  if (inside.test(href) && isOpen(href))
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  return <span className={className}>{children}</span>;
}
