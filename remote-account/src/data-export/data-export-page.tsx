import {
  data,
  formatDate,
  loadForMember,
  useActionData,
  useLanguage,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { handleFormAction, isFormState } from '@sahra/shared/forms/handle-form-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { AccountFrame } from '../ui/account-frame.tsx';
import { elevationErrorsByCode, exportForm } from '../ui/forms/elevation.ts';
import { FormActions, FormColumn } from '../ui/form-block.tsx';
import { ExportForm } from './export-form.tsx';

export { AccountSkeleton as Skeleton } from '../ui/account-skeleton.tsx';

/** The api's own address: the browser keeps what it answers as a file. */
const EXPORT_FILE = '/api/account/export';

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account');

export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: exportForm,
    secrets: ['elevationPassword'],
    errorsByCode: elevationErrorsByCode,
    send: async ({ elevationPassword }, { api }) =>
      data(await api.post('/auth/elevate', { body: { password: elevationPassword } })),
  });

/** Everything that is kept of the member, as a file. */
export default function DataExportPage() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const sent = useActionData<typeof action>();
  return (
    <AccountFrame title={t('dataExport.title')} tagline={t('dataExport.tagline')}>
      <FormColumn>
        {sent && !isFormState(sent) ? (
          <Outcome
            title={t('dataExport.ready.title')}
            text={t('dataExport.ready.text', { time: formatDate(sent.elevatedUntil, code, { timeStyle: 'short' }) })}
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
