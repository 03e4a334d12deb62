import * as z from 'zod/mini';
import {
  data,
  loadForMember,
  useActionData,
  useMoment,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState, type FormState } from '@sahra/shared/forms/handle-form-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { useFormFields } from '@sahra/shared/forms/use-form-fields';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { elevationFields, givesElevation, handleElevatedForm } from '@sahra/shared/forms/elevation';
import { FormActions, FormColumn } from '../ui/form-block.tsx';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/forms/elevation-field.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const exportForm = z.object(elevationFields).check(givesElevation);

/** What is in the file, and the password that gives it out. */
function ExportForm({ state }: { state: FormState | undefined }) {
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

/** The api's own address: the browser keeps what it answers as a file. */
const EXPORT_FILE = '/api/account/export';

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account');

export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, { schema: exportForm, send: async (_values, _app, _form, elevated) => data(elevated) });

/** Everything that is kept of the member, as a file. */
export default function DataExportPage() {
  const { t } = useTranslation('account');
  const moment = useMoment();
  const sent = useActionData<typeof action>();
  return (
    <AccountFrame title={t('dataExport.title')} tagline={t('dataExport.tagline')}>
      <FormColumn>
        {sent && !isFormState(sent) ? (
          <Outcome
            title={t('dataExport.ready.title')}
            text={t('dataExport.ready.text', { time: moment(sent.elevatedUntil, { timeStyle: 'short' }) })}
          >
            <FormActions>
              <a href={EXPORT_FILE} download className="btn btn-primary">
                {t('dataExport.ready.download')}
              </a>
            </FormActions>
          </Outcome>
        ) : (
          <ExportForm state={sent} />
        )}
      </FormColumn>
    </AccountFrame>
  );
}
