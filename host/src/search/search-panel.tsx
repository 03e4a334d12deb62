import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon, paths, useTranslation } from '@sahra/shared/facade';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { useProgramSearch } from './use-program-search.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox: results as one types, arrow keys to choose, Enter to open what is chosen or all results, Escape to leave. */
export function SearchPanel() {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const listId = useId();
  const search = useProgramSearch();
  const { query, found, active } = search;
  const programs = found?.programs ?? [];
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || programs.length === 0) return;
    event.preventDefault();
    search.setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + programs.length) % programs.length);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = query.trim();
    const chosen = programs[active];
    if (!chosen && !wanted) return;
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    void navigate(chosen ? paths.program.href(chosen.id) : paths.search.href({ q: wanted }));
  };
  return (
    <form role="search" action={paths.search.href()} className={styles.search} onSubmit={submit}>
      <div className={styles.field}>
        <Icon name="search" className={styles.lens} />
        <input
          // The browser focuses it when the panel opens; react's own attribute would do so when the page loads.
          ref={(input) => input?.setAttribute('autofocus', '')}
          // Not of the type `search`: there Escape would only empty it.
          type="text"
          name="q"
          inputMode="search"
          role="combobox"
          className={styles.input}
          aria-label={t('search.label')}
          aria-expanded={programs.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          dir="auto"
          value={query}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={choose}
        />
      </div>
      <SearchResults search={search} listId={listId} optionId={optionId} />
    </form>
  );
}
