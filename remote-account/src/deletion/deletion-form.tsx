import { ButtonLink, paths, useTranslation } from '@sahra/shared/facade';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/elevation-field.tsx';
import type { ElevationName } from '../ui/elevation.ts';
import { Facts } from '../ui/facts.tsx';
import { FormActions } from '../ui/form-block.tsx';
import styles from './deletion.module.css';

/** What goes, what stays, and the two things that confirm it. */
export function DeletionForm({ refusal }: { refusal: Refusal<'isUnderstood' | ElevationName> | undefined }) {
  const { t } = useTranslation('account');
  const sayElevation = useElevationText();
  const { errors, field } = useRefusal(refusal, ['isUnderstood', 'elevationPassword'], (name, fault) =>
    name === 'isUnderstood' ? t('deletion.notUnderstood') : sayElevation(fault),
  );
  // Nobody would be left who lets others in.
  const isLastAdmin = refusal?.code === 'last_admin';
  const { defaultValue: wasUnderstood, ...understood } = field('isUnderstood');
  return (
    <SendingForm label={t('deletion.title')} hasTrap={false}>
      <AccountProblems refusal={refusal} errors={errors} message={isLastAdmin ? { title: t('deletion.lastAdmin.title'), text: t('deletion.lastAdmin.text') } : undefined} />
      {isLastAdmin && (
        <p className={styles.way}>
          <ButtonLink variant="quiet" to={paths.admin.href()}>
            {t('deletion.lastAdmin.members')}
          </ButtonLink>
        </p>
      )}
      <div className={styles.consequences}>
        <Facts facts={[[t('deletion.goes.title'), t('deletion.goes.text')], [t('deletion.stays.title'), t('deletion.stays.text')]]} />
      </div>
      <Checkbox {...understood} value="yes" defaultChecked={Boolean(wasUnderstood)} required label={t('deletion.understood')} />
      <ElevationField refusal={refusal} isAlways />
      <FormActions>
        <SendButton>{t('deletion.confirm')}</SendButton>
        <ButtonLink variant="quiet" to={paths.details.href()}>
          {t('deletion.keep')}
        </ButtonLink>
      </FormActions>
    </SendingForm>
  );
}
