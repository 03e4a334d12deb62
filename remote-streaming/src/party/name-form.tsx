import { useState } from 'react';
import { Button, useSession, useTranslation } from '@sahra/shared/facade';
import { partyLimits } from '@sahra/shared/form-rules/party-rules';
import { Field } from '@sahra/shared/parts/field';
import { readOwnPlace } from './own-place.ts';
import styles from './party.module.css';

interface NameFormProps {
  /** A party is to be started, not joined. */
  isNew: boolean;
  error: string | undefined;
  /** The error is about the name. */
  isOfName: boolean;
  onName: (name: string) => void;
}

/** Under which name somebody comes in: members under theirs, unless they choose another one. */
export function NameForm({ isNew, error, isOfName, onName }: NameFormProps) {
  const { t } = useTranslation('party');
  const member = useSession();
  const [name, setName] = useState(() => readOwnPlace().name || (member?.name ?? '').slice(0, partyLimits.name.max));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onName(name);
      }}
    >
      <p className={styles.about}>{isNew ? t('start.about', { total: partyLimits.people - 1 }) : t('join.about')}</p>
      <Field
        id="party-name"
        name="name"
        label={t('name.label')}
        hint={t('name.hint')}
        {...(isOfName && error && { error })}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={partyLimits.name.max}
        required
        dir="auto"
        autoComplete="nickname"
      />
      <Button variant="primary" type="submit">
        {isNew ? t('start.button') : t('join.button')}
      </Button>
      <p role="alert" className={styles.notice}>
        {!isOfName && error}
      </p>
    </form>
  );
}
