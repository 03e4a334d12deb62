import { useId, type MouseEvent, type ReactNode } from 'react';
import { Button, useNavigation, useTranslation, type ButtonVariant } from '@sahra/shared/facade';
import { errorOf } from '@sahra/shared/forms/handle-form-action';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { ElevationField, useElevationText } from '../../ui/forms/elevation-field.tsx';
import styles from './admin-action-form.module.css';
import { stateOf, type AdminActionResult } from './handle-admin-action.ts';

const refusals = [
  'own_account',
  'last_admin',
  'admin_blocked',
  'request_decided',
  'member_gone',
  'not_allowed',
  'not_found',
] as const;

export interface AdminActionFormProps {
  /** Which of the page's actions the form asks for. */
  intent: string;
  /** What it is done to. */
  target: string;
  answer: AdminActionResult;
  /** Name of the form, where the button's label does not name the member. */
  label: string;
  button: string;
  variant?: ButtonVariant;
  /** Instead of sending at once. */
  onAsk?: () => void;
  children?: ReactNode;
}

/** A button that does something, what else it needs, and what was wrong at the last try. */
export function AdminActionForm({
  intent,
  target,
  answer,
  label,
  button,
  variant = 'quiet',
  onAsk,
  children,
}: AdminActionFormProps) {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useElevationText();
  const id = useId();
  const { formData } = useNavigation();
  const state = stateOf(answer, intent, target);
  const error = errorOf(state, 'elevationPassword');
  const errors = error ? [{ id: `${id}-elevationPassword`, message: errorText(error) }] : [];
  const code = refusals.find((known) => known === state?.code);
  const isOnItsWay = formData?.get('target') === target && formData.get('intent') === intent;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onAsk?.();
  };
  return (
    <SendingForm id={id} hasTrap={false} label={label} className={styles.form}>
      <FormProblems state={state} errors={errors} failureText={code && t(`refusals.${code}`)} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="target" value={target} />
      <div className={styles.line}>
        {children}
        <ElevationField formId={id} state={state} />
        <Button type="submit" variant={variant} aria-disabled={isOnItsWay} {...(onAsk && { onClick: ask })}>
          {isOnItsWay ? t('common:form.sending') : button}
        </Button>
      </div>
    </SendingForm>
  );
}
