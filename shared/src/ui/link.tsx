import { useContext, type ComponentProps, type MouseEvent } from 'react';
import {
  createPath,
  UNSAFE_DataRouterContext as RouterContext,
  useHref,
  useLinkClickHandler,
  type LinkProps,
} from 'react-router-dom';

export type { LinkProps };

const isAddress = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && to.startsWith('/') && !to.startsWith('//');

/** Leads out of the pages of the router: with its scheme, or its host. */
const isOutside = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** Would a browser follow it in this tab? */
const isFollowed = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: LinkProps['target']) =>
  button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);

/** What is done at a click, unless the page does something else instead. */
const clicked =
  (onClick: LinkProps['onClick'], follow: (event: MouseEvent<HTMLAnchorElement>) => void) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };

interface RelativeLinkProps extends Pick<LinkProps, 'to' | 'relative' | 'reloadDocument' | 'onClick'> {
  way: Pick<LinkProps, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'>;
  anchor: ComponentProps<'a'>;
}

/** One whose address is found from where it stands: a search, a hash, a part of a path. */
function RelativeLink({ to, relative, reloadDocument, onClick, way, anchor }: RelativeLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: anchor.target, relative, ...way });
  return (
    <a {...anchor} href={useHref(to, { relative })} onClick={reloadDocument ? onClick : clicked(onClick, follow)}>
      {anchor.children}
    </a>
  );
}

/**
 * A link of the site. The library's subscribes each link to five contexts to find out where a relative one leads: a page has hundreds, and
 * all but a few begin with `/`. Where it names its scheme or its host, a document is opened.
 */
export function Link(props: LinkProps) {
  const router = useContext(RouterContext)?.router;
  const { to, reloadDocument, relative, replace, state, preventScrollReset, viewTransition, onClick, ...given } = props;
  // Of the library's framework.
  const { discover, prefetch, children, ...anchor } = given;
  const way = { replace, state: state as unknown, preventScrollReset, viewTransition };
  if (isOutside(to) || (reloadDocument && isAddress(to)))
    return (
      <a {...anchor} href={to} onClick={onClick}>
        {children}
      </a>
    );
  if (!router || !isAddress(to) || relative)
    return <RelativeLink {...{ to, relative, reloadDocument, onClick, way, anchor: { ...anchor, children } }} />;
  const follow = (event: MouseEvent) => {
    if (!isFollowed(event, anchor.target)) return;
    event.preventDefault();
    void router.navigate(to, { ...way, replace: replace ?? createPath(router.state.location) === to });
  };
  return (
    <a {...anchor} href={to} onClick={clicked(onClick, follow)}>
      {children}
    </a>
  );
}
