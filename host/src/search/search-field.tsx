import type { ComponentProps } from 'react';
import { Icon, useTranslation } from '@sahra/shared/facade';
import styles from './search-field.module.css';

/** Where one types what one looks for. By itself it is a plain field, which needs no scripts. */
export function SearchField(props: ComponentProps<'input'>) {
  const { t } = useTranslation('host');
  return (
    <div
      // The browser focuses the field when the panel opens; react's own attribute would do so when the page loads.
      ref={(field) => field?.querySelector('input')?.setAttribute('autofocus', '')}
      className={styles.field}
    >
      <Icon name="search" className={styles.lens} />
      <input
        // Not of the type `search`: there Escape would only empty it.
        type="text"
        name="q"
        inputMode="search"
        className={styles.input}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        dir="auto"
        {...props}
      />
    </div>
  );
}
