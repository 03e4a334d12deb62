import { useId, type MouseEvent, type ReactNode } from 'react';
import { Button, useNavigation, useTranslation, type ButtonVariant } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '../../forms/admin-action.ts';
import { ElevationField, elevationErrorsIn, type ElevationKey } from '../elevation-field.tsx';
import { FormProblems } from '../form-problems.tsx';
import { SendingForm } from '../sending-form.tsx';
import styles from './admin-action-form.module.css';

const refusals = [
  'own_account',
  'last_admin',
  'admin_blocked',
  'request_decided',
  'member_gone',
  'order_decided',
  'too_few',
  'product_changed',
  'last_variant',
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
  /** Why it was refused, where the page has a sentence of its own for that. */
  refusalText?: string | undefined;
  /** What is wrong with its fields, for the summary above them. */
  errors?: readonly { id: string; message: string }[];
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
  refusalText,
  errors: fieldErrors = [],
  children,
}: AdminActionFormProps) {
  const { t } = useTranslation(['admin-parts', 'common']);
  const translate = (key: ElevationKey) => t(`elevation.${key}`);
  const id = useId();
  const { formData } = useNavigation();
  const state = stateOf(answer, intent, target);
  const errors = [...fieldErrors, ...elevationErrorsIn(state, id, translate)];
  const code = refusals.find((known) => known === state?.code);
  const isOnItsWay = formData?.get('target') === target && formData.get('intent') === intent;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onAsk?.();
  };
  return (
    <SendingForm id={id} hasTrap={false} label={label} className={styles.form}>
      <FormProblems state={state} errors={errors} failureText={refusalText ?? (code && t(`refusals.${code}`))} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="target" value={target} />
      <div className={styles.line}>
        {children}
        <ElevationField formId={id} state={state} translate={translate} />
        <Button type="submit" variant={variant} aria-disabled={isOnItsWay} {...(onAsk && { onClick: ask })}>
          {isOnItsWay ? t('common:form.sending') : button}
        </Button>
      </div>
    </SendingForm>
  );
}
