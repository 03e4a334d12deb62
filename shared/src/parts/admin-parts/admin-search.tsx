import type { ReactNode } from 'react';
import { Button, Form, useTranslation } from '@sahra/shared/facade';
import { Field } from '../field.tsx';
import styles from './admin-search.module.css';

interface AdminSearchProps {
  /** Address of the page that shows what is found. */
  action: string;
  label: string;
  q: string;
  /** `ltr` for references, which are no words. */
  dir?: 'auto' | 'ltr';
  /** Fields that are sent with it. */
  children?: ReactNode;
}

/** Looks for what a page of the admins lists. */
export function AdminSearch({ action, label, q, dir = 'auto', children }: AdminSearchProps) {
  const { t } = useTranslation('admin-parts');
  return (
    <Form role="search" action={action} className={styles.search}>
      {children}
      <Field name="q" type="search" label={label} defaultValue={q} maxLength={200} autoComplete="off" dir={dir} />
      <Button type="submit" variant="quiet">
        {t('find')}
      </Button>
    </Form>
  );
}
