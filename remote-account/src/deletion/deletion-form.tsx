import { ButtonLink, useTranslation } from '@sahra/shared/facade';
import type { FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { Facts } from '@sahra/shared/parts/account/facts';
import { paths } from '../paths.ts';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/forms/elevation-field.tsx';
import { FormActions } from '../ui/form-block.tsx';
import type { deletionForm } from './delete-account.ts';
import styles from './deletion.module.css';

/** What goes, what stays, and the two things that confirm it. */
export function DeletionForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation(['account', 'deletion']);
  const elevationText = useElevationText();
  const { id, errors, checkbox } = formFields<typeof deletionForm>(state, {
    id: 'deletion',
    translate: (name, error) => (name === 'isUnderstood' ? t('deletion:notUnderstood') : elevationText(error)),
  });
  // Nobody would be left who lets others in.
  const isLastAdmin = state?.code === 'last_admin';
  return (
    <SendingForm id={id} label={t('deletion.title')} hasTrap={false}>
      <AccountProblems
        state={state}
        errors={errors}
        message={isLastAdmin ? { title: t('deletion:lastAdmin.title'), text: t('deletion:lastAdmin.text') } : undefined}
      />
      {isLastAdmin && (
        <p className={styles.way}>
          <ButtonLink variant="quiet" to={paths.admin.href()}>
            {t('deletion:lastAdmin.members')}
          </ButtonLink>
        </p>
      )}
      <div className={styles.consequences}>
        <Facts
          facts={[
            [t('deletion:goes.title'), t('deletion:goes.text')],
            [t('deletion:stays.title'), t('deletion:stays.text')],
          ]}
        />
      </div>
      <Checkbox {...checkbox('isUnderstood')} label={t('deletion:understood')} />
      <ElevationField formId={id} state={state} isAlways />
      <FormActions>
        <SendButton variant="danger">{t('deletion:confirm')}</SendButton>
        <ButtonLink variant="quiet" to={paths.details.href()}>
          {t('deletion:keep')}
        </ButtonLink>
      </FormActions>
    </SendingForm>
  );
}
