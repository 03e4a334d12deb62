import { useTranslation } from '@sahra/shared/facade';
import type { FormState } from '@sahra/shared/forms/handle-form-action';
import { useFormFields } from '@sahra/shared/forms/use-form-fields';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/forms/elevation-field.tsx';
import { exportForm } from '../ui/forms/elevation.ts';

/** What is in the file, and the password that gives it out. */
export function ExportForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation('account');
  const errorText = useElevationText();
  const { id, errors } = useFormFields(exportForm, state, { id: 'export', translate: (_, error) => errorText(error) });
  return (
    <SendingForm id={id} label={t('dataExport.title')} hasTrap={false}>
      <AccountProblems state={state} errors={errors} />
      <p>{t('dataExport.contents')}</p>
      <ElevationField formId={id} state={state} isAlways />
      <SendButton>{t('dataExport.prepare')}</SendButton>
    </SendingForm>
  );
}
