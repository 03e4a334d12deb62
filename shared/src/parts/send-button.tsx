import type { ReactNode } from 'react';
import { Button, useNavigation, useTranslation, type ButtonVariant } from '@sahra/shared/facade';

/** Is a form of this page on its way? */
export const useIsSending = () => useNavigation().formMethod === 'POST';

interface SendButtonProps {
  /** `quiet` for a second choice. */
  variant?: ButtonVariant;
  /** Tells which of several buttons of a form was pressed. */
  name?: string;
  value?: string;
  /** Without scripts files of the form go along; with them a picture is in the store by then. */
  sendsFiles?: boolean;
  children: ReactNode;
}

/** Sends the form that it stands in; says so while that lasts. */
export function SendButton({ variant = 'primary', name, value, sendsFiles, children }: SendButtonProps) {
  const { t } = useTranslation('common');
  const { formData } = useNavigation();
  const isSending = useIsSending();
  const isPressed = isSending && (name === undefined || formData?.get(name) === value);
  return (
    <Button
      type="submit"
      variant={variant}
      name={name}
      value={value}
      formEncType={sendsFiles ? 'multipart/form-data' : undefined}
      aria-disabled={isSending}
    >
      {isPressed ? t('form.sending') : children}
    </Button>
  );
}
