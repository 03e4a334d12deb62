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
import { isFormState, type FormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { paths } from '../paths.ts';
import { FormBlock, FormColumn } from '../ui/form-block.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { AppSetUp } from './app-set-up.tsx';
import type { SecurityIntent } from './change-second-step.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(
  () => import('./change-second-step.ts').then((module) => module.action),
  ['intent', 'target'],
);

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account/second-step');

interface PartProps {
  secondStep: SecondStep;
  state: FormState | undefined;
}

/** Whether sign-in asks for a code, and what can be done about it. */
function SecondStepPart({ secondStep: { appSince, setUp, passkeys }, state }: PartProps) {
  const { t } = useTranslation('security');
  const { code } = useLanguage();
  const begin = t(appSince ? 'step.replace' : 'step.begin');
  const without = t(passkeys.length > 0 ? 'step.offWithPasskey' : 'step.off');
  return (
    <>
      <FormBlock title={t('step.title')} text={t('step.text')}>
        <p>{appSince ? t('step.on', { date: formatDate(appSince, code) }) : without}</p>
        {!setUp && <SecurityForm intent="begin" label={begin} state={state} variant={appSince ? 'quiet' : 'primary'} />}
      </FormBlock>
      {setUp && <AppSetUp setUp={setUp} state={state} />}
    </>
  );
}

/** Takes the app away: passkeys stay a second step, if there are any. */
function RemoveApp({ hasPasskeys, state }: { hasPasskeys: boolean; state: FormState | undefined }) {
  const { t } = useTranslation('security');
  const label = t(hasPasskeys ? 'step.disconnect' : 'step.remove');
  return (
    <FormBlock title={label} text={t(hasPasskeys ? 'step.disconnectText' : 'step.removeText')}>
      <SecurityForm intent="remove" label={label} state={state} variant="quiet" />
    </FormBlock>
  );
}

/** The key of what is said when a form is done; nothing where the page shows it. */
function doneKeyOf(changed: SecurityIntent | undefined, isOn: boolean) {
  switch (changed) {
    case 'confirm':
      return 'done.app';
    case 'remove':
      return isOn ? 'done.appRemoved' : 'done.remove';
    case 'addPasskey':
      return 'done.passkey';
    case 'removePasskey':
      return isOn ? 'done.passkeyRemoved' : 'done.remove';
    case 'renamePasskey':
      return 'done.renamed';
    default:
      return undefined;
  }
}

/** How the member signs in beside their password, and the way back where a phone is lost. */
export default function SecurityPage() {
  const { t } = useTranslation(['security', 'account']);
  const secondStep = useLoaderData<typeof loader>();
  const next = useRedirectTarget() ?? paths.security.href();
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) ? answer : undefined;
  const done = answer && !isFormState(answer) ? answer : undefined;
  const { isRequired, appSince, recoveryCodesLeft, passkeys } = secondStep;
  const isOn = appSince !== null || passkeys.length > 0;
  const hasNewCodes = done !== undefined && done.recoveryCodes.length > 0;
  const doneKey = doneKeyOf(done?.changed, isOn);
  return (
    <AccountFrame title={t('account:security.title')} tagline={t('account:security.tagline')}>
      <FormColumn>
        {done && doneKey && !hasNewCodes && <DoneNotice key={done.at} text={t(doneKey)} />}
        {isRequired && !isOn && (
          <section className={styles.required}>
            <h2>{t('required.title')}</h2>
            <p>{t('required.text')}</p>
          </section>
        )}
        {done && hasNewCodes ? (
          <>
            {doneKey && <p>{t(doneKey)}</p>}
            <NewRecoveryCodes key={done.at} codes={done.recoveryCodes} next={next} />
          </>
        ) : (
          <>
            <SecondStepPart secondStep={secondStep} state={state} />
            <PasskeysPart passkeys={passkeys} state={state} />
            {isOn && <RecoveryCodes left={recoveryCodesLeft} state={state} />}
            {appSince && <RemoveApp hasPasskeys={passkeys.length > 0} state={state} />}
          </>
        )}
      </FormColumn>
    </AccountFrame>
  );
}
