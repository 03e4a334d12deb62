import { useTranslation } from '@sahra/shared/facade';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/elevation-field.tsx';

/** What is in the file, and the password that gives it out. */
export function ExportForm({ refusal }: { refusal: Refusal<'elevationPassword'> | undefined }) {
  const { t } = useTranslation('account');
  const sayFault = useElevationText();
  const { errors } = useRefusal(refusal, ['elevationPassword'], (_, fault) => sayFault(fault));
  return (
    <SendingForm label={t('dataExport.title')} hasTrap={false}>
      <AccountProblems refusal={refusal} errors={errors} />
      <p>{t('dataExport.contents')}</p>
      <ElevationField refusal={refusal} isAlways />
      <SendButton>{t('dataExport.prepare')}</SendButton>
    </SendingForm>
  );
}
