import {
  formatDate,
  loadForMember,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type SecondStep,
} from '@sahra/shared/facade';
import { isFormState, type FormState } from '@sahra/shared/forms/handle-form-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { paths } from '../paths.ts';
import { FormBlock, FormColumn } from '../ui/form-block.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { AppSetUp } from './app-set-up.tsx';
import type { action } from './change-second-step.ts';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

export { action } from './change-second-step.ts';
export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account/second-step');

interface PartProps {
  secondStep: SecondStep;
  state: FormState | undefined;
}

/** Whether sign-in asks for a code, and what can be done about it. */
function SecondStepPart({ secondStep: { appSince, setUp }, state }: PartProps) {
  const { t } = useTranslation('security');
  const { code } = useLanguage();
  const begin = t(appSince ? 'step.replace' : 'step.begin');
  return (
    <>
      <FormBlock title={t('step.title')} text={t('step.text')}>
        <p>{appSince ? t('step.on', { date: formatDate(appSince, code) }) : t('step.off')}</p>
        {!setUp && <SecurityForm intent="begin" label={begin} state={state} variant={appSince ? 'quiet' : 'primary'} />}
      </FormBlock>
      {setUp && <AppSetUp setUp={setUp} state={state} />}
    </>
  );
}

/** How the member signs in beside their password, and the way back where a phone is lost. */
export default function SecurityPage() {
  const { t } = useTranslation(['security', 'account']);
  const secondStep = useLoaderData<typeof loader>();
  const next = useRedirectTarget() ?? paths.security.href();
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) ? answer : undefined;
  const done = answer && !isFormState(answer) ? answer : undefined;
  const { isRequired, appSince, recoveryCodesLeft } = secondStep;
  const hasNewCodes = done !== undefined && done.recoveryCodes.length > 0;
  const doneText = t(done?.changed === 'confirm' ? 'done.app' : 'done.remove');
  const isDone = done?.changed === 'confirm' || done?.changed === 'remove';
  return (
    <AccountFrame title={t('account:security.title')} tagline={t('account:security.tagline')}>
      <FormColumn>
        {done && isDone && !hasNewCodes && <DoneNotice key={done.at} text={doneText} />}
        {isRequired && !appSince && (
          <section className={styles.required}>
            <h2>{t('required.title')}</h2>
            <p>{t('required.text')}</p>
          </section>
        )}
        {done && hasNewCodes ? (
          <>
            {isDone && <p>{doneText}</p>}
            <NewRecoveryCodes key={done.at} codes={done.recoveryCodes} next={next} />
          </>
        ) : (
          <>
            <SecondStepPart secondStep={secondStep} state={state} />
            {appSince && <RecoveryCodes left={recoveryCodesLeft} state={state} />}
            {appSince && (
              <FormBlock title={t('step.remove')} text={t('step.removeText')}>
                <SecurityForm intent="remove" label={t('step.remove')} state={state} variant="quiet" />
              </FormBlock>
            )}
          </>
        )}
      </FormColumn>
    </AccountFrame>
  );
}
