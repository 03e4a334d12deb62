import { Link, useLanguage, useTranslation, type OwnContribution } from '@sahra/shared/facade';
import { contributionLimits } from '../../form-rules/contribution-form.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { waitText } from '../../forms/wait-text.ts';
import { SendButton } from '../send-button.tsx';
import { SendingForm } from '../sending-form.tsx';
import { TextArea } from '../text-area.tsx';
import { stateOf } from './contribution-answer.ts';
import { changeForm } from './contribution-forms.ts';
import { ContributionProblems } from './contribution-problems.tsx';
import styles from './contributions.module.css';
import { useContributions } from './contributions-context.ts';
import { StarField } from './star-field.tsx';
import { useWritingErrorText } from './writing-form.tsx';

/** How much longer something may be changed, in words. */
export function useTimeLeft({ editableUntil }: Pick<OwnContribution, 'editableUntil'>): string | null {
  const { code } = useLanguage();
  const { loaded } = useContributions();
  if (editableUntil === null) return null;
  const seconds = (Date.parse(editableUntil) - loaded.asOf) / 1000;
  return seconds > 0 ? waitText(seconds, code) : null;
}

/** Changes what one wrote, while there is time. */
export function ChangeForm({ own }: { own: OwnContribution }) {
  const { t } = useTranslation('contributions');
  const { kind, answer, panels } = useContributions();
  const target = String(own.id);
  const state = stateOf(answer, 'change', target);
  const timeLeft = useTimeLeft(own);
  const { id, errors, field } = useFormFields(changeForm(kind), state, {
    id: `change-${target}`,
    translate: useWritingErrorText(),
    defaultValue: { text: own.text ?? '', ...(own.rating !== null && { rating: String(own.rating) }) },
  });
  return (
    <SendingForm id={id} label={t('change.title')} hasTrap={false} className={styles.form}>
      <ContributionProblems state={state} errors={errors} />
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="target" value={target} />
      {kind === 'review' && <StarField {...field('rating')} required label={t('form.rating')} />}
      <TextArea
        {...field('text')}
        required
        label={t(`form.text.${kind}`)}
        limit={contributionLimits[kind].max}
        rows={4}
        dir="auto"
        hint={timeLeft && t('change.until', { time: timeLeft })}
      />
      <div className={styles.buttons}>
        <SendButton>{t('change.save')}</SendButton>
        <Link
          to={panels.closedAddress(own.id)}
          preventScrollReset
          className="btn btn-quiet"
          onClick={(event) => {
            event.preventDefault();
            panels.close();
          }}
        >
          {t('cancel')}
        </Link>
      </div>
    </SendingForm>
  );
}
