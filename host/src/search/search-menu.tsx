import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useApp, useHrefTo, useLanguage, useTranslation } from '@sahra/shared/facade';
import { PopoverMenu } from '../header/popover-menu.tsx';
import type { loadSearch } from './load-search.ts';
import { SearchField } from './search-field.tsx';
import styles from './search-field.module.css';

type Loaded = Awaited<ReturnType<typeof loadSearch>> & { typed: string };

/**
 * Search of the header: a button, and below it a form that works without scripts. The combobox, which shows results as one
 * types, takes the place of its field when it is loaded: when a pointer comes to the button, or the panel opens.
 */
export function SearchMenu() {
  const { t } = useTranslation('host');
  const app = useApp();
  const { code } = useLanguage();
  const hrefTo = useHrefTo();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [latest, setLoaded] = useState<Loaded>();
  // Its messages are those of the language in which it was opened.
  const loaded = latest?.code === code ? latest : undefined;
  const input = () => form.current?.querySelector('input');

  const load = async () => {
    const module =
      !loaded && (await import('./load-search.ts').then((its) => its.loadSearch(app)).catch(() => undefined));
    const plain = input();
    if (!module || !plain) return;
    const { value, selectionStart, selectionEnd } = plain;
    const hadFocus = document.activeElement === plain;
    // At once, so that no letter falls between the two.
    flushSync(() => setLoaded({ ...module, typed: value }));
    if (!hadFocus) return;
    input()?.focus();
    input()?.setSelectionRange(selectionStart, selectionEnd);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = input()?.value.trim();
    const to = query && hrefTo('information.search', {}, { q: query });
    if (!to) return;
    loaded?.rememberSearch(query);
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    void navigate(to);
  };
  return (
    <PopoverMenu
      label={t('search.open')}
      icon="search"
      shape="sheet"
      onApproach={() => void load()}
      onOpen={() => void load()}
    >
      <form ref={form} role="search" action={hrefTo('information.search')} className={styles.search} onSubmit={submit}>
        {loaded ? <loaded.SearchCombobox field={<SearchField />} typed={loaded.typed} /> : <SearchField />}
        {/* Enter sends a form with several fields only where it has a button, and the combobox has an unseen second field. */}
        <button type="submit" hidden />
      </form>
    </PopoverMenu>
  );
}
