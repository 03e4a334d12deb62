import { Children, useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from './use-translation.ts';
import { useDirection } from '../app.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './rail.module.css';
import { useRovingFocus } from './roving-focus.ts';
import { useScrollEdges } from './scroll-edges.ts';

interface RailProps {
  title: string;
  /** Where all of it is listed. */
  href?: string;
  hrefLabel?: string;
  /** One card each; every child becomes an item of the list. */
  children: ReactNode;
  /** Name of the list, where the title alone does not say it. */
  label?: string;
  /** Gives each item its width. */
  itemClassName?: string | undefined;
  /** False where cards hold nothing that takes the focus: the list takes it then, so that keys can scroll it. */
  areCardsLinks?: boolean;
}

/**
 * A row that scrolls to the side. Give it the full width of the page: it keeps the page's margin for its title and lets
 * its cards run to the edge of the screen. The cards set their own width. Keys go from card to card with the arrows; the buttons that
 * turn it are for pointers.
 */
export function Rail({ title, href, hrefLabel, children, label, itemClassName, areCardsLinks = true }: RailProps) {
  const { t } = useTranslation('common');
  const dir = useDirection();
  const titleId = useId();
  const { scroller, watch, measure, atStart, atEnd } = useScrollEdges();
  const roving = useRovingFocus(scroller, dir);
  const turn = (direction: 1 | -1) => {
    const list = scroller.current;
    list?.scrollBy({ left: direction * (dir === 'rtl' ? -1 : 1) * list.clientWidth * 0.85 });
  };
  const length = Children.count(children);
  const measured = useRef(length);
  useEffect(() => {
    // What was added may not fit any more, and the list itself is as large as before.
    if (measured.current !== length) measure();
    measured.current = length;
  }, [measure, length]);
  const steps = [
    { label: t('rail.back', { title }), icon: 'previous', isOver: atStart, direction: -1 },
    { label: t('rail.on', { title }), icon: 'next', isOver: atEnd, direction: 1 },
  ] as const;
  return (
    <section
      className={styles.rail}
      aria-labelledby={label ? undefined : titleId}
      aria-label={label}
      onPointerEnter={measure}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {href && (
          <Link to={href} className={styles.all} aria-describedby={titleId}>
            {hrefLabel ?? t('showAll')}
            <Icon name="next" className={styles.chevron} />
          </Link>
        )}
        {!(atStart && atEnd) && (
          <div className={styles.steps}>
            {steps.map(({ label: name, icon, isOver, direction }) => (
              <IconButton
                key={icon}
                label={name}
                icon={icon}
                variant="ringed"
                size="s"
                aria-disabled={isOver}
                tabIndex={-1}
                onClick={() => turn(direction)}
              />
            ))}
          </div>
        )}
      </header>
      {length > 0 && (
        <ul
          ref={watch}
          className={styles.list}
          onScroll={measure}
          tabIndex={areCardsLinks ? undefined : 0}
          {...(areCardsLinks && roving)}
        >
          {Children.map(
            children,
            (child) => child && <li className={classNames(styles.item, itemClassName)}>{child}</li>,
          )}
        </ul>
      )}
    </section>
  );
}
