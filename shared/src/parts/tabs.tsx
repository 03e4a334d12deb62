import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames, Link } from '@sahra/shared/facade';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly Tab[];
  /** The one that is open first. */
  initialId?: string;
}

/** Where an arrow leads; sides of the screen mean what they mean in the direction of reading. */
function tabAfterKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  current: number,
  count: number,
): number | undefined {
  const forth = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forth) return (current + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Several views of one thing, one at a time. Where each is worth an address, take `TabLinks`: those also work without scripts. */
export function Tabs({ label, tabs, initialId }: TabsProps) {
  const id = useId();
  const [openId, setOpenId] = useState(initialId);
  const open = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === openId),
  );
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(event, open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpenId(tabs[next]?.id);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === open}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={index === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpenId(tab.id)}
            onKeyDown={onKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          hidden={index !== open}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

interface TabLinksProps {
  label: string;
  links: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
  className?: string;
}

/** Looks the same; each view is a page of its own. */
export function TabLinks({ label, links, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul role="list" className={classNames(styles.list, styles.links)}>
        {links.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <Link to={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
