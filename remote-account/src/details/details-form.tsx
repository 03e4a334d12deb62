import { formatNumber, useLanguage, useTranslation, type MemberDetails } from '@sahra/shared/facade';
import type { detailsForm } from '@sahra/shared/form-rules/details-form';
import { memberLimits } from '@sahra/shared/form-rules/member-rules';
import type { FieldName, FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Field } from '@sahra/shared/parts/field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { FieldPair, FormBlock } from '../ui/form-block.tsx';
import { useAccountErrorText } from '../ui/forms/use-account-error-text.ts';

const known = ['tooShort', 'tooLong', 'tooCommon', 'different', 'wrong'] as const;

/** Translates the error of a field of a password. */
function usePasswordErrorText() {
  const { t } = useTranslation(['account', 'details']);
  const { code } = useLanguage();
  const limits = { min: formatNumber(passwordLimits.min, code), max: formatNumber(passwordLimits.max, code) };
  return (error: string, field: string): string => {
    const name = known.find((candidate) => candidate === error);
    return name ? t(`details:password.${name}`, limits) : t('account.missing', { field });
  };
}

/** Longest text that a field takes: more than is accepted, so that nothing is cut unseen. */
const MAX_LENGTH = 1_000;

type DetailName = keyof typeof memberLimits;
const isDetail = (name: string): name is DetailName => name in memberLimits;

/** The member's details, and a new password where one is wanted. */
export function DetailsForm({ details, state }: { details: MemberDetails; state: FormState | undefined }) {
  const { t } = useTranslation(['account', 'details']);
  const errorText = useAccountErrorText();
  const passwordErrorText = usePasswordErrorText();
  const translate = (name: FieldName<typeof detailsForm>, error: string) => {
    const label = t(`details:fields.${name}`);
    return isDetail(name) ? errorText(error, memberLimits[name], label) : passwordErrorText(error, label);
  };
  const { name, firstName, lastName, phone, zip } = details;
  const { id, errors, field } = formFields<typeof detailsForm>(state, {
    optional: ['phone', 'currentPassword', 'newPassword', 'newPasswordAgain'],
    id: 'details',
    translate,
    defaultValue: { name, firstName, lastName, phone, zip },
  });
  const own = (name: DetailName) => ({ ...field(name), label: t(`details:fields.${name}`), maxLength: MAX_LENGTH });
  const optional = { required: false, isOptional: true };
  const password = (name: 'currentPassword' | 'newPassword' | 'newPasswordAgain') => ({
    ...field(name),
    label: t(`details:fields.${name}`),
    type: 'password',
    dir: 'ltr',
    maxLength: MAX_LENGTH,
  });
  return (
    <SendingForm id={id} label={t('details.title')} hasTrap={false}>
      <AccountProblems state={state} errors={errors} />
      <RequiredNote />
      <Field {...own('name')} autoComplete="nickname" dir="auto" hint={t('details:nameHint')} />
      <FieldPair>
        <Field {...own('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...own('lastName')} autoComplete="family-name" dir="auto" />
      </FieldPair>
      <FieldPair>
        <Field {...own('phone')} {...optional} type="tel" autoComplete="tel" dir="ltr" />
        <Field {...own('zip')} {...optional} autoComplete="postal-code" dir="ltr" />
      </FieldPair>
      <FormBlock title={t('details:password.title')} text={t('details:password.text')}>
        <Field {...password('currentPassword')} autoComplete="current-password" />
        <FieldPair>
          <Field {...password('newPassword')} autoComplete="new-password" />
          <Field {...password('newPasswordAgain')} autoComplete="new-password" />
        </FieldPair>
      </FormBlock>
      <SendButton>{t('details:save')}</SendButton>
    </SendingForm>
  );
}
