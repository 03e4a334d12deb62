import type { ReactNode } from 'react';
import { Button, useNavigation, useTranslation } from '@sahra/shared/facade';

/** Is a form of this page on its way? */
export const useIsSending = () => useNavigation().formMethod === 'POST';

/** Sends the form that it stands in; says so while that lasts. */
export function SendButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const isSending = useIsSending();
  return (
    <Button type="submit" variant="primary" aria-disabled={isSending}>
      {isSending ? t('form.sending') : children}
    </Button>
  );
}
