import { useContext, type MouseEvent } from 'react';
import {
  createPath,
  Link as LibraryLink,
  UNSAFE_DataRouterContext as RouterContext,
  type LinkProps,
} from 'react-router-dom';

export type { LinkProps };

const isAddress = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && to.startsWith('/') && !to.startsWith('//');

/** Would a browser follow it in this tab? */
const isFollowed = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: LinkProps['target']) =>
  button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link of the site. As the library's, which subscribes each link to five contexts to find out where a relative one leads: a page
 * has hundreds, and all but a few begin with `/`.
 */
export function Link(props: LinkProps) {
  const router = useContext(RouterContext)?.router;
  const { to, replace, state, preventScrollReset, viewTransition, onClick, children, ...rest } = props;
  if (!router || !isAddress(to) || rest.reloadDocument || rest.relative || rest.discover || rest.prefetch)
    return <LibraryLink {...props} />;
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isFollowed(event, rest.target)) return;
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
