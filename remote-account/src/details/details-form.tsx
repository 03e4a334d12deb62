import { useTranslation, type MemberDetails } from '@sahra/shared/facade';
import { memberLimits } from '@sahra/shared/form-rules/member-rules';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { Field } from '@sahra/shared/parts/field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/account-problems.tsx';
import { FieldPair, FormBlock } from '../ui/form-block.tsx';
import { useFieldFaultText } from '../ui/use-field-fault-text.ts';
import { detailNames, type DetailName, MAY_BE_EMPTY, optionalDetails } from './details-faults.ts';
import { usePasswordFaultText } from './use-password-fault-text.ts';

/** What a field takes at all: more than is accepted, so that nothing is cut unseen. */
const HOLDS = 1_000;

/** What the member says of themselves, and a new password where they want one. */
export function DetailsForm({ details, refusal }: { details: MemberDetails; refusal: Refusal<DetailName> | undefined }) {
  const { t } = useTranslation('account');
  const sayFault = useFieldFaultText();
  const sayPasswordFault = usePasswordFaultText();
  const say = (name: DetailName, fault: string) =>
    name in memberLimits ? sayFault(fault, memberLimits[name as keyof typeof memberLimits], t(`details.fields.${name}`)) : sayPasswordFault(fault, t(`details.fields.${name}`));
  const { errors, field } = useRefusal(refusal, detailNames, say);
  const mayBeEmpty = optionalDetails.filter((name) => !details[name]);
  const own = (name: keyof typeof memberLimits) => ({
    ...field(name), defaultValue: refusal?.typed[name] ?? details[name], label: t(`details.fields.${name}`), maxLength: HOLDS,
    ...(mayBeEmpty.some((empty) => empty === name) ? { isOptional: true } : { required: true }),
  });
  const password = (name: 'currentPassword' | 'newPassword' | 'newPasswordAgain') => ({
    ...field(name), label: t(`details.fields.${name}`), type: 'password', dir: 'ltr', maxLength: HOLDS,
  });
  return (
    <SendingForm label={t('details.title')} hasTrap={false}>
      <AccountProblems refusal={refusal} errors={errors} />
      <RequiredNote />
      <input type="hidden" name={MAY_BE_EMPTY} value={mayBeEmpty.join(' ')} readOnly />
      <Field {...own('name')} autoComplete="nickname" dir="auto" hint={t('details.nameHint')} />
      <FieldPair>
        <Field {...own('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...own('lastName')} autoComplete="family-name" dir="auto" />
      </FieldPair>
      <FieldPair>
        <Field {...own('phone')} type="tel" autoComplete="tel" dir="ltr" />
        <Field {...own('zip')} autoComplete="postal-code" dir="ltr" />
      </FieldPair>
      <FormBlock title={t('details.password.title')} text={t('details.password.text')}>
        <Field {...password('currentPassword')} autoComplete="current-password" />
        <FieldPair>
          <Field {...password('newPassword')} autoComplete="new-password" />
          <Field {...password('newPasswordAgain')} autoComplete="new-password" />
        </FieldPair>
      </FormBlock>
      <SendButton>{t('details.save')}</SendButton>
    </SendingForm>
  );
}
