import { formatDate, useLanguage, useTranslation, type SecondStep } from '@sahra/shared/facade';
import { valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { Field } from '@sahra/shared/parts/field';
import { WithPasskeys } from '@sahra/shared/parts/with-passkeys';
import { FormBlock } from '../ui/form-block.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

type Passkey = SecondStep['passkeys'][number];

/** One passkey: since when, another name for it, and its end. */
function PasskeyLine({ passkey: { id, name, addedAt, lastUsedAt }, state }: { passkey: Passkey; state?: FormState }) {
  const { t } = useTranslation('security');
  const { code } = useLanguage();
  const shownName = name || t('passkeys.unknown');
  // Marks keep a name of another direction together.
  const isolated = `\u2068${shownName}\u2069`;
  return (
    <li>
      <bdi className={styles.name}>{shownName}</bdi>
      <p>
        {t('passkeys.addedAt', { date: formatDate(addedAt, code) })}{' '}
        {lastUsedAt ? t('passkeys.usedAt', { date: formatDate(lastUsedAt, code) }) : t('passkeys.neverUsed')}
      </p>
      <details open={valueOf(state, 'intent') === 'renamePasskey' && valueOf(state, 'target') === id}>
        <summary>{t('passkeys.rename', { name: isolated })}</summary>
        <SecurityForm intent="renamePasskey" target={id} label={t('passkeys.saveName')} state={state} variant="quiet">
          {(field) => {
            const props = field('name');
            return (
              <Field
                {...props}
                defaultValue={props.defaultValue ?? name}
                required
                label={t('passkeys.name')}
                maxLength={50}
                dir="auto"
                autoComplete="off"
              />
            );
          }}
        </SecurityForm>
      </details>
      <SecurityForm
        intent="removePasskey"
        target={id}
        label={t('passkeys.remove', { name: isolated })}
        state={state}
        variant="quiet"
      />
    </li>
  );
}

interface PasskeysPartProps {
  passkeys: readonly Passkey[];
  state: FormState | undefined;
}

/** The member's passkeys, and a new one where this browser can make it. */
export function PasskeysPart({ passkeys, state }: PasskeysPartProps) {
  const { t } = useTranslation('security');
  return (
    <FormBlock title={t('passkeys.title')} text={t('passkeys.text')}>
      <p>{t('passkeys.consequence')}</p>
      {passkeys.length === 0 ? (
        <p>{t('passkeys.none')}</p>
      ) : (
        <ul role="list" className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} {...(state && { state })} />
          ))}
        </ul>
      )}
      <WithPasskeys>
        <SecurityForm intent="addPasskey" label={t('passkeys.add')} state={state} variant="quiet" />
      </WithPasskeys>
    </FormBlock>
  );
}
