import { useTranslation } from '@sahra/shared/facade';
import { contributionLimits, reportReasons } from '../../form-rules/contribution-rules.ts';
import type { FieldErrorCode } from '../../form-rules/text-rules.ts';
import { useFieldErrorText } from '../../forms/use-field-error-text.ts';
import { formFields } from '../../forms/form-fields.ts';
import { RadioGroup } from '../radio-group.tsx';
import { SendButton } from '../send-button.tsx';
import { SendingForm } from '../sending-form.tsx';
import { TextArea } from '../text-area.tsx';
import { stateOf } from './contribution-answer.ts';
import type { buttonForm, reportingForm } from './contribution-forms.ts';
import { ContributionProblems } from './contribution-problems.tsx';
import styles from './contributions.module.css';
import { useContributions } from './contributions-context.ts';

/** Tells the moderators what is wrong with a contribution. */
export function ReportForm({ id: target }: { id: number }) {
  const { t } = useTranslation('contributions');
  const errorText = useFieldErrorText();
  const { answer } = useContributions();
  const state = stateOf(answer, 'report', String(target));
  const { id, errors, field } = formFields<typeof reportingForm>(state, {
    id: `report-${target}`,
    translate: (name, code) =>
      name === 'reason'
        ? t('report.missing')
        : name === 'note'
          ? errorText(code as FieldErrorCode, contributionLimits.reportNote, '')
          : undefined,
  });
  return (
    <SendingForm id={id} label={t('report.title')} hasTrap={false} className={styles.form}>
      <ContributionProblems state={state} errors={errors} />
      <p className={styles.hint}>{t('report.text')}</p>
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="target" value={target} />
      <RadioGroup
        {...field('reason')}
        required
        label={t('report.reason')}
        options={reportReasons.map((reason) => ({ value: reason, label: t(`report.reasons.${reason}`) }))}
      />
      <TextArea
        {...field('note')}
        required={false}
        isOptional
        label={t('report.note')}
        rows={2}
        dir="auto"
        limit={contributionLimits.reportNote.max}
      />
      <SendButton>{t('report.send')}</SendButton>
    </SendingForm>
  );
}

/** Deletes what one wrote. */
export function DeleteForm({ id: target }: { id: number }) {
  const { t } = useTranslation('contributions');
  const { kind, answer } = useContributions();
  const state = stateOf(answer, 'delete', String(target));
  const { id, errors } = formFields<typeof buttonForm>(state, { id: `delete-${target}`, translate: () => undefined });
  return (
    <SendingForm id={id} label={t(`delete.title.${kind}`)} hasTrap={false} className={styles.form}>
      <ContributionProblems state={state} errors={errors} />
      <p>{t('delete.text')}</p>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="target" value={target} />
      <SendButton variant="danger">{t('delete.yes')}</SendButton>
    </SendingForm>
  );
}
