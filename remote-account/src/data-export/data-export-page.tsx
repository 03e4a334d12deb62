import { loadForMember, useActionData, useMoment, useTranslation, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { isFormState, type FormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { formFields } from '@sahra/shared/forms/form-fields';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { FormActions, FormColumn } from '../ui/form-block.tsx';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/forms/elevation-field.tsx';
import type { exportForm } from './confirm-export.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** What is in the file, and the password that gives it out. */
function ExportForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation('account');
  const errorText = useElevationText();
  const { id, errors } = formFields<typeof exportForm>(state, {
    id: 'export',
    translate: (_, error) => errorText(error),
  });
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

export const action = laterAction(() => import('./confirm-export.ts').then((module) => module.action));

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
