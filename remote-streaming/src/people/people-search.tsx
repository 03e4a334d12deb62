import { Button, classNames, Form, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { Select } from '@sahra/shared/parts/select';
import { paths } from '../paths.ts';
import { designations, sorts, type PeopleFilter } from './people-filter.ts';
import styles from './people-search.module.css';

/** Looks for people by name, and narrows and orders them; a plain form where no scripts run. */
export function PeopleSearch({ filter = {}, isSmall = false }: { filter?: PeopleFilter; isSmall?: boolean }) {
  const { t } = useTranslation(['people', 'streaming']);
  return (
    <Form
      method="get"
      action={paths.people.href()}
      role="search"
      // Another address has other defaults.
      key={paths.people.href({ ...filter })}
      className={classNames(styles.form, isSmall && styles.small)}
    >
      <Field type="search" name="q" label={t('search.label')} maxLength={60} defaultValue={filter.q} />
      {!isSmall && (
        <>
          {filter.letter && <input type="hidden" name="letter" value={filter.letter} />}
          <Select name="designation" label={t('filter.designation')} defaultValue={filter.designation ?? ''}>
            <option value="">{t('filter.anyDesignation')}</option>
            {designations.map((designation) => (
              <option key={designation} value={designation}>
                {t(`streaming:designations.${designation}`)}
              </option>
            ))}
          </Select>
          <Select name="sort" label={t('filter.sort')} defaultValue={filter.sort ?? ''}>
            <option value="">{t('sorts.editors')}</option>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </>
      )}
      <Button type="submit" variant="quiet" className={styles.submit}>
        {isSmall ? t('search.submit') : t('filter.submit')}
      </Button>
    </Form>
  );
}
