import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@sahra/shared/facade';

/** After a navigation: moves the focus to the heading of the new page and announces its title to screen readers. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`;
  const known = useRef(place);
  const [title, setTitle] = useState('');
  // The focus of the document is not react's.
  useEffect(() => {
    if (known.current === place) return;
    known.current = place;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [place]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
