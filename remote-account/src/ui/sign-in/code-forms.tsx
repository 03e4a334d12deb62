import { useTranslation, useLanguage, Link } from '@sahra/shared/facade';
import { CODE_DIGITS } from '@sahra/shared/form-rules/second-step-rules';
import { valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { waitText } from '@sahra/shared/forms/wait-text';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../../paths.ts';
import { AuthHeading } from '../auth-layout.tsx';
import type { codeForm } from './code-form.ts';
import { PasskeyForm } from './passkey-form.tsx';
import styles from '../auth-pages.module.css';
import { useRedirectTarget } from '../use-redirect-target.ts';

interface CodeFormsProps {
  /** The sign-in that waits. */
  pending: { token: string; hasApp: boolean };
  /** Whether its session is to outlive the browser. */
  isRemembered: boolean;
  state: FormState | undefined;
}

/** Is this the state of a recovery code that was not accepted? Whoever typed letters has no app at hand. */
const isOfRecovery = (state: FormState | undefined) => (valueOf(state, 'code') ?? '').length > 2 * CODE_DIGITS;

/** A code, and the sign-in that it completes. */
function CodeForm({ pending, isRemembered, state, isRecovery }: CodeFormsProps & { isRecovery: boolean }) {
  const { t } = useTranslation('account');
  const { code: language } = useLanguage();
  const next = useRedirectTarget();
  const own = !pending.hasApp || isOfRecovery(state) === isRecovery ? state : undefined;
  const { id, errors, field } = formFields<typeof codeForm>(own, {
    id: isRecovery ? 'recovery' : 'code',
    translate: (name, error) =>
      name === 'code' ? t(`signIn.code.${error === 'wrong' ? error : 'missing'}`) : undefined,
  });
  const wait =
    own?.failure === 'tooMany' && own.retryAfter
      ? t('signIn.refused.tooMany', { time: waitText(own.retryAfter, language) })
      : undefined;
  const label = t(isRecovery ? 'signIn.code.recovery' : 'signIn.code.field');
  return (
    <SendingForm id={id} label={label} action={paths.signInCode.href(next)} hasTrap={false}>
      <FormProblems state={own} errors={errors} failureTitle={t('signIn.code.refused')} failureText={wait} />
      <input type="hidden" name="token" value={pending.token} readOnly />
      {!pending.hasApp && <input type="hidden" name="withoutApp" value="yes" readOnly />}
      {isRemembered && <input type="hidden" name="remember" value="yes" readOnly />}
      <Field
        {...field('code')}
        label={label}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={100}
      />
      <div className={styles.send}>
        <SendButton variant={isRecovery ? 'quiet' : 'primary'}>
          {t(isRecovery ? 'signIn.code.sendRecovery' : 'signIn.code.send')}
        </SendButton>
      </div>
    </SendingForm>
  );
}

/** The second step of a sign-in: the digits of the app, a passkey, or a recovery code where the phone is not at hand. */
export function CodeForms(props: CodeFormsProps) {
  const { pending, isRemembered, state } = props;
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  return (
    <>
      <AuthHeading title={t('signIn.code.title')}>
        {t(pending.hasApp ? 'signIn.code.description' : 'signIn.code.withPasskey')}
      </AuthHeading>
      {pending.hasApp && <CodeForm {...props} isRecovery={false} />}
      <PasskeyForm isRemembered={isRemembered} />
      <details className={styles.again} open={!pending.hasApp || isOfRecovery(state)}>
        <summary>{t('signIn.code.lost')}</summary>
        <p>{t('signIn.code.lostText')}</p>
        <CodeForm {...props} isRecovery />
      </details>
      <p className={styles.ways}>
        <Link to={paths.signIn.href(next)}>{t('signIn.code.back')}</Link>
      </p>
    </>
  );
}
