import { Button, Form, paths, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import styles from '../admin.module.css';

/** Looks for members by what they are called. */
export function MemberSearch({ q }: { q: string }) {
  const { t } = useTranslation('admin');
  return (
    <Form role="search" action={paths.admin.href()} className={styles.search}>
      <Field
        name="q"
        type="search"
        label={t('members.search')}
        defaultValue={q}
        maxLength={200}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" variant="quiet">
        {t('members.find')}
      </Button>
    </Form>
  );
}
