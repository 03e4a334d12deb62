import { Link, useLocation, type MenuLine } from '@sahra/shared/facade';

interface NavLinksProps {
  lines: readonly MenuLine[];
  linkClassName?: string;
  /** How those look that show a selection of a page. */
  selectionClassName?: string;
}

/** Links as items of a list; the one that the visitor is on says so. */
export function NavLinks({ lines, linkClassName, selectionClassName = linkClassName }: NavLinksProps) {
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search);
  const asked = lines.map(({ to }) => new URLSearchParams(to.split('?')[1]));
  const names = new Set(asked.flatMap((query) => [...query.keys()]));
  return lines.map(({ to, text }, index) => {
    const isCurrent =
      to.split('?')[0] === pathname && [...names].every((name) => asked[index]?.get(name) === shown.get(name));
    return (
      <li key={to}>
        <Link
          to={to}
          className={asked[index]?.size ? selectionClassName : linkClassName}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      </li>
    );
  });
}
