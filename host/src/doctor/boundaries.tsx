import { useEffect, useState } from 'react';
import { classNames } from '@sahra/shared/facade';
import styles from './boundaries.module.css';

interface Boundary {
  element: Element;
  isHosts: boolean;
}

interface Outline {
  isHosts: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its name stands: in its visible part, below the header that lies over the page. */
  labelY: number;
}

/** The host's header and footer, and the place between them that it gives to a remote. */
function boundaries(owner: string | undefined): Boundary[] {
  const elements = [...document.querySelectorAll('body > header, body > main, body > footer')];
  return elements.map((element) => ({ element, isHosts: element.tagName !== 'MAIN' || !owner }));
}

function outlineOf({ element, isHosts }: Boundary): Outline {
  const { x, y, width, height } = element.getBoundingClientRect();
  const header =
    element.tagName === 'MAIN' ? document.querySelector('body > header')?.getBoundingClientRect().bottom : undefined;
  return { isHosts, x, y, width, height, labelY: Math.max(0, (header ?? 0) - y, -y) };
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
}

/** Draws over the page who made which part of it. It lies on a layer of its own, so that nothing on the page moves. */
export function Boundaries({ address, owner, host, remote }: BoundariesProps) {
  const outlines = useOutlines(address, owner);
  return (
    <div dir="ltr" aria-hidden="true" className={styles.layer}>
      {outlines.map(({ isHosts, x, y, width, height, labelY }, index) => (
        <div
          key={index}
          className={classNames(styles.outline, isHosts && styles.hosts)}
          style={{ translate: `${x}px ${y}px`, inlineSize: width, blockSize: height }}
        >
          <span className={styles.label} style={{ translate: `0 ${labelY}px` }}>
            {isHosts ? host : remote}
          </span>
        </div>
      ))}
    </div>
  );
}
