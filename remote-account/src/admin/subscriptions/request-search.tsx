import { Button, Form, paths, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import styles from '../admin.module.css';

/** Looks for requests by what stands on a transfer; the chosen state stays. */
export function RequestSearch({ q, status }: { q: string; status: string | null }) {
  const { t } = useTranslation('admin');
  return (
    <Form role="search" action={paths.adminSubscriptions.href()} className={styles.search}>
      {status && <input type="hidden" name="status" value={status} />}
      <Field
        name="q"
        type="search"
        label={t('subscriptions.search')}
        defaultValue={q}
        maxLength={200}
        autoComplete="off"
        dir="ltr"
      />
      <Button type="submit" variant="quiet">
        {t('members.find')}
      </Button>
    </Form>
  );
}
