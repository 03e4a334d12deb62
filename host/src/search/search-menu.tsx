import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useTranslation, useHrefTo } from '@sahra/shared/facade';
import { PopoverMenu } from '../header/popover-menu.tsx';
import type { SearchCombobox } from './search-combobox.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-field.module.css';

/**
 * Search of the header: a button, and below it a form that works without scripts. The combobox, which shows results as one
 * types, takes the place of its field when it is loaded: when a pointer comes to the button, or the panel opens. Nothing where there is
 * no page of results.
 */
export function SearchMenu() {
  const { t } = useTranslation('host');
  const hrefTo = useHrefTo();
  const action = hrefTo('streaming.search');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState<{ Combobox: typeof SearchCombobox; typed: string }>();
  const input = () => form.current?.querySelector('input');

  const load = async () => {
    const module = await import('./search-combobox.tsx').catch(() => undefined);
    const plain = input();
    if (loaded || !module || !plain) return;
    const { value, selectionStart, selectionEnd } = plain;
    const hadFocus = document.activeElement === plain;
    // At once, so that no letter falls between the two.
    flushSync(() => setLoaded({ Combobox: module.SearchCombobox, typed: value }));
    if (!hadFocus) return;
    input()?.focus();
    input()?.setSelectionRange(selectionStart, selectionEnd);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = input()?.value.trim();
    const to = query && hrefTo('streaming.search', {}, { q: query });
    if (!to) return;
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    void navigate(to);
  };
  if (action === undefined) return null;
  return (
    <PopoverMenu
      label={t('search.open')}
      icon="search"
      shape="sheet"
      onApproach={() => void load()}
      onOpen={() => void load()}
    >
      <form ref={form} role="search" action={action} className={styles.search} onSubmit={submit}>
        {loaded ? <loaded.Combobox field={<SearchField />} typed={loaded.typed} /> : <SearchField />}
        {/* Enter sends a form with several fields only where it has a button, and the combobox has an unseen second field. */}
        <button type="submit" hidden />
      </form>
    </PopoverMenu>
  );
}
