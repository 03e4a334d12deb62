import { Button, Form, useTranslation } from '@sahra/shared/facade';
import { SEARCH_TEXT_LENGTH } from '@sahra/shared/form-rules/search-text';
import { Field } from '@sahra/shared/parts/field';
import { paths } from '../paths.ts';
import styles from './post-search.module.css';

/** Looks for posts by their words; leads to the list, without scripts too. */
export function PostSearch({ q = '' }: { q?: string }) {
  const { t } = useTranslation('posts');
  return (
    // Another address has another default.
    <Form key={q} method="get" action={paths.blogs.href()} role="search" className={styles.search}>
      <Field type="search" name="q" label={t('search.label')} maxLength={SEARCH_TEXT_LENGTH} defaultValue={q} />
      <Button type="submit" variant="quiet">
        {t('search.submit')}
      </Button>
    </Form>
  );
}
