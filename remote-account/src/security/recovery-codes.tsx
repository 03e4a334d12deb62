import { ButtonLink, useTranslation } from '@sahra/shared/facade';
import type { FormState } from '@sahra/shared/forms/form-state';
import { Outcome } from '@sahra/shared/parts/outcome';
import { FormActions, FormBlock } from '../ui/form-block.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

/** New codes, shown this once; `next` is where one goes on. */
export function NewRecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const { t } = useTranslation('security');
  return (
    <Outcome title={t('codes.new')} text={t('codes.keep')}>
      <ol role="list" className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <FormActions>
        <ButtonLink variant="primary" to={next}>
          {t('codes.goOn')}
        </ButtonLink>
      </FormActions>
    </Outcome>
  );
}

/** How many are left, and new ones. */
export function RecoveryCodes({ left, state }: { left: number; state: FormState | undefined }) {
  const { t } = useTranslation('security');
  return (
    <FormBlock title={t('codes.title')} text={t('codes.text')}>
      <p>{t('codes.left', { count: left })}</p>
      <SecurityForm intent="renew" label={t('codes.renew')} state={state} variant="quiet" />
    </FormBlock>
  );
}
