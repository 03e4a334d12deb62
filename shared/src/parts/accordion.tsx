import { useEffect, useRef, type ReactNode } from 'react';
import { classNames, Icon, useLocation } from '@sahra/shared/facade';
import styles from './accordion.module.css';

/** Opens the item that the address names, also one whose address was chosen on this page. */
function reveal(frame: HTMLElement | null, hash: string) {
  const named = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
  const item = named && frame?.contains(named) && named.closest('details');
  if (!item || item.open) return;
  item.open = true;
  item.scrollIntoView({ block: 'start' });
}

/** Questions or topics one below the other; each opens on its own, by the browser's own means, so also without scripts. */
export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  const { hash, key } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  // Which of them is open belongs to the browser; the address is known there only.
  useEffect(() => reveal(frame.current, hash), [hash, key]);
  return (
    <div ref={frame} className={classNames(styles.accordion, className)}>
      {children}
    </div>
  );
}

interface AccordionItemProps {
  /** Unique in the page: `#id` in an address opens it. */
  id: string;
  title: ReactNode;
  /** Where it stands among the page's headings. */
  level?: 2 | 3 | 4;
  isOpen?: boolean;
  children: ReactNode;
}

export function AccordionItem({ id, title, level = 3, isOpen, children }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.item} open={isOpen}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <Icon name="down" className={styles.chevron} />
      </summary>
      {/* The name is inside what is hidden: browsers open a closed item for the sake of such a place on their own. */}
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
