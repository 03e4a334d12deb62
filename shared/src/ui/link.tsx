import { useContext, type MouseEvent } from 'react';
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

/** One whose address is found from where it stands: a search, a hash, a part of a path. */
function RelativeLink({
  to,
  relative,
  reloadDocument,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const { target } = rest;
  const way = { replace, state: state as unknown, preventScrollReset, viewTransition };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, relative, ...way });
  return (
    <a
      {...rest}
      href={useHref(to, { relative })}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument && !event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * A link of the site. The library's subscribes each link to five contexts to find out where a relative one leads: a page has hundreds, and
 * all but a few begin with `/`.
 */
export function Link(props: LinkProps) {
  const router = useContext(RouterContext)?.router;
  const {
    to,
    reloadDocument,
    relative,
    replace,
    state,
    preventScrollReset,
    viewTransition,
    onClick,
    children,
    ...rest
  } = props;
  const isPlain = isOutside(to) || (reloadDocument && isAddress(to));
  if (!isPlain && (!router || !isAddress(to) || relative)) return <RelativeLink {...props} />;
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (isPlain || !router || event.defaultPrevented || !isFollowed(event, rest.target)) return;
        event.preventDefault();
        void router.navigate(to, {
          replace: replace ?? createPath(router.state.location) === to,
          state: state as unknown,
          preventScrollReset,
          viewTransition,
        });
      }}
    >
      {children}
    </a>
  );
}
