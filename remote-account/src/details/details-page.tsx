import {
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { paths } from '../paths.ts';
import { FormColumn } from '../ui/form-block.tsx';
import { DetailsForm } from './details-form.tsx';
import { FurtherLinks } from './further-links.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('./save-details.ts').then((module) => module.action));

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account');

/** What the member says of themselves. */
export default function DetailsPage() {
  const { t } = useTranslation(['account', 'details']);
  const details = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const saved = sent && !isFormState(sent) ? sent : undefined;
  return (
    <AccountFrame title={t('details.title')} tagline={t('details.tagline')}>
      <FormColumn>
        {saved && (
          <DoneNotice
            key={saved.savedAt}
            text={saved.hasNewPassword ? t('details:savedWithPassword') : t('details:saved')}
          />
        )}
        {/* What was saved is shown as it was kept, and passwords do not stay in their fields. */}
        <DetailsForm
          key={`saved ${saved?.savedAt ?? 0}`}
          details={details}
          state={isFormState(sent) ? sent : undefined}
        />
        <FurtherLinks
          links={[
            { href: paths.picture.href(), title: t('picture.title'), text: t('picture.tagline') },
            { href: paths.emailAddress.href(), title: t('email.title'), text: details.email, isLatin: true },
            { href: paths.security.href(), title: t('security.title'), text: t('security.tagline') },
            { href: paths.dataExport.href(), title: t('dataExport.title'), text: t('dataExport.tagline') },
            { href: paths.deletion.href(), title: t('deletion.title'), text: t('deletion.tagline') },
          ]}
        />
      </FormColumn>
    </AccountFrame>
  );
}
