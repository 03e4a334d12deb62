import type { FormEvent } from 'react';
import { Button, Icon, useNavigate, useTranslation } from '@sahra/shared/facade';
import { SEARCH_TEXT_LENGTH } from '@sahra/shared/form-rules/search-text';
import { paths } from '../../paths.ts';
import { rememberSearch } from '../../search/recent-searches.ts';
import type { Asked } from './asked.ts';
import styles from './search-form.module.css';

/** Another question, in the same area; a form of the browser, so that it asks without scripts too. */
export function SearchForm({ q, area }: Asked) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const next = typeof typed === 'string' ? typed.trim() : '';
    rememberSearch(next);
    void navigate(paths.search.href({ q: next, area }));
  };
  return (
    <form role="search" action={paths.search.href()} className={styles.form} onSubmit={submit}>
      {area && <input type="hidden" name="area" value={area} />}
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
