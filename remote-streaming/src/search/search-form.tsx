import type { FormEvent } from 'react';
import { Button, Icon, useNavigate, useTranslation } from '@sahra/shared/facade';
import { SEARCH_TEXT_LENGTH } from '@sahra/shared/form-rules/search-text';
import { paths } from '../paths.ts';
import styles from './search-form.module.css';

/** Another question; a form of the browser, so that it asks without scripts too. */
export function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('q');
    void navigate(paths.search.href({ q: typeof asked === 'string' ? asked.trim() : '' }));
  };
  return (
    <form role="search" action={paths.search.href()} className={styles.form} onSubmit={submit}>
      <input
        type="search"
        name="q"
        className="form-control"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        defaultValue={q}
        maxLength={SEARCH_TEXT_LENGTH}
        dir="auto"
        enterKeyHint="search"
      />
      <Button type="submit" variant="primary">
        <Icon name="search" />
        {t('submit')}
      </Button>
    </form>
  );
}
