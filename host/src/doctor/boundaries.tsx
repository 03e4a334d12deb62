import { useEffect, useState } from 'react';
import { classNames } from '@sahra/shared/facade';
import styles from './boundaries.module.css';

interface Boundary {
  element: Element;
  /** The id of an extension, or whose part of the page it is. */
  maker: string;
}

/** What the host made, and what the remote did whose page it is; no id of an extension is like these. */
const HOST = 'host';
const PAGE = 'page';

interface Outline {
  maker: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its name stands: in its visible part, below the header that lies over the page. */
  labelY: number;
}

/** The host's header and footer, the place between them that it gives to a remote, and what other remotes show in slots. */
function boundaries(owner: string | undefined): Boundary[] {
  const elements = [...document.querySelectorAll('body > header, body > main, body > :not(main) footer')];
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  return [
    ...elements.map((element) => ({ element, maker: element.tagName === 'MAIN' && owner ? PAGE : HOST })),
    ...islands.map((element) => ({ element, maker: element.dataset.island ?? '' })),
  ];
}

function outlineOf({ element, maker }: Boundary): Outline {
  const { x, y, width, height } = element.getBoundingClientRect();
  const header =
    element.tagName === 'HEADER' ? undefined : document.querySelector('body > header')?.getBoundingClientRect().bottom;
  const isInHeader = element.closest('body > header') !== null;
  return { maker, x, y, width, height, labelY: Math.max(0, (isInHeader ? 0 : (header ?? 0)) - y, -y) };
}

/** Follows the boundaries as the visitor scrolls and the page grows. */
function useOutlines(address: string, owner: string | undefined): Outline[] {
  const [outlines, setOutlines] = useState<Outline[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setOutlines(boundaries(owner).map(outlineOf)));
    };
    const sizes = new ResizeObserver(measure);
    for (const { element } of boundaries(owner)) sizes.observe(element);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [address, owner]);
  return outlines;
}

interface BoundariesProps {
  address: string;
  owner: string | undefined;
  /** Name and version of the host, and of the remote whose page is shown. */
  host: string;
  remote: string;
  /** Version of a remote. */
  versionOf: (name: string) => string | undefined;
}

/** Draws over the page who made which part of it. It lies on a layer of its own, so that nothing on the page moves. */
export function Boundaries({ address, owner, host, remote, versionOf }: BoundariesProps) {
  const outlines = useOutlines(address, owner);
  const labelOf = (maker: string) =>
    maker === HOST ? host : maker === PAGE ? remote : `${maker} ${versionOf(maker.split('.', 1)[0] ?? '')}`;
  return (
    <div dir="ltr" aria-hidden="true" className={styles.layer}>
      {outlines.map(({ maker, x, y, width, height, labelY }, index) => (
        <div
          key={index}
          className={classNames(styles.outline, maker === HOST && styles.hosts)}
          style={{ translate: `${x}px ${y}px`, inlineSize: width, blockSize: height }}
        >
          <span className={styles.label} style={{ translate: `0 ${labelY}px` }}>
            {labelOf(maker)}
          </span>
        </div>
      ))}
    </div>
  );
}
