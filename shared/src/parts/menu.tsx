import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { classNames, Icon, Link, type IconName } from '@sahra/shared/facade';
import { itemAfterKey, itemAfterTyping } from './menu-keys.ts';
import styles from './menu.module.css';

/** Something to do, or a page to go to. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  href?: string;
  onSelect?: () => void;
}

interface MenuProps {
  /** Name of button and menu; also what the button shows, unless it has `children`. */
  label: string;
  items: readonly MenuItem[];
  /** Edge of the button that the menu is flush with. */
  side?: 'start' | 'end';
  buttonClassName?: string;
  children?: ReactNode;
}

/** Milliseconds after which a letter begins a new word. */
const TYPING_PAUSE = 600;

/** A button and the things to do behind it, with the keys of a desktop's menu. Where they are only pages, plain links do as well. */
export function Menu({ label, items, side = 'start', buttonClassName, children }: MenuProps) {
  const id = useId();
  const [active, setActive] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const isOpen = active !== undefined;

  // The focus is the browser's.
  useEffect(() => {
    if (active !== undefined) list.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[active]?.focus();
  }, [active]);

  const close = () => setActive(undefined);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const goBack = () => {
    close();
    button.current?.focus();
  };
  const select = ({ onSelect, href }: MenuItem) => {
    if (href) close();
    else goBack();
    onSelect?.();
  };
  const type = (letter: string, now: number, current: number) => {
    const { text, at } = typing.current;
    typing.current = { text: now - at < TYPING_PAUSE ? text + letter : letter, at: now };
    return itemAfterTyping(typing.current.text, current, items.map((item) => item.label));
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setActive(event.key === 'ArrowDown' ? 0 : items.length - 1);
  };
  const onItemKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (active === undefined || ctrlKey || metaKey || altKey) return;
    if (key === 'Tab') return close();
    const isLetter = [...key].length === 1 && key !== ' ';
    const next = isLetter ? type(key, timeStamp, active) : itemAfterKey(key, active, items.length);
    if (next !== undefined) setActive(next);
    else if (key === 'Escape') goBack();
    else if (key === ' ') event.currentTarget.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.menu} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={classNames('btn', 'btn-quiet', buttonClassName)}
        aria-label={children ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setActive(isOpen ? undefined : 0)}
        onKeyDown={onButtonKey}
      >
        {children ?? (
          <>
            {label}
            <Icon name="down" className={styles.chevron} />
          </>
        )}
      </button>
      {isOpen && (
        <ul ref={list} id={id} role="menu" aria-label={label} className={classNames(styles.list, styles[side])}>
          {items.map((item) => {
            const props = { role: 'menuitem', tabIndex: -1, className: styles.item, onKeyDown: onItemKey, onClick: () => select(item) };
            const content = (
              <>
                {item.icon && <Icon name={item.icon} className={styles.icon} />}
                {item.label}
              </>
            );
            return (
              <li key={item.id} role="none">
                {item.href ? <Link to={item.href} {...props}>{content}</Link> : <button type="button" {...props}>{content}</button>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
