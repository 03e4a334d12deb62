import { Link, useLanguage, useTranslation, type OwnContribution } from '@sahra/shared/facade';
import { canSpoil, contributionLimits } from '../../form-rules/contribution-rules.ts';
import { formFields } from '../../forms/form-fields.ts';
import { waitText } from '../../forms/wait-text.ts';
import { Checkbox } from '../checkbox.tsx';
import { SendButton } from '../send-button.tsx';
import { SendingForm } from '../sending-form.tsx';
import { TextArea } from '../text-area.tsx';
import { stateOf } from './contribution-answer.ts';
import { KIND, type WritingSchema } from './contribution-forms.ts';
import item from './contribution-item.module.css';
import { ContributionProblems } from './contribution-problems.tsx';
import styles from './contributions.module.css';
import { useContributions } from './contributions-context.ts';
import { StarField } from './star-field.tsx';
import { useWritingErrorText } from './writing-form.tsx';

/** What was pressed is gone: who came by keyboard goes on in the text. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** How much longer something may be changed, in words. */
function useTimeLeft({ editableUntil }: Pick<OwnContribution, 'editableUntil'>): string | null {
  const { code } = useLanguage();
  const { asOf } = useContributions();
  if (editableUntil === null) return null;
  const seconds = (Date.parse(editableUntil) - asOf) / 1000;
  return seconds > 0 ? waitText(seconds, code) : null;
}

/** Says how much longer something may be changed, while it may. */
export function TimeLeft({ own }: { own: OwnContribution }) {
  const { t } = useTranslation('contributions');
  const timeLeft = useTimeLeft(own);
  return timeLeft && <p className={item.until}>{t('change.until', { time: timeLeft })}</p>;
}

/** Changes what one wrote, while there is time. */
export function ChangeForm({ own }: { own: OwnContribution }) {
  const { t } = useTranslation('contributions');
  const { kind, answer, panels } = useContributions();
  const target = String(own.id);
  const state = stateOf(answer, 'change', target);
  const timeLeft = useTimeLeft(own);
  const { id, errors, field, checkbox } = formFields<WritingSchema>(state, {
    optional: ['hasSpoilers'],
    id: `change-${target}`,
    translate: useWritingErrorText(),
    defaultValue: {
      text: own.text ?? '',
      ...(own.rating !== null && { rating: String(own.rating) }),
      ...(own.hasSpoilers && { hasSpoilers: 'on' }),
    },
  });
  return (
    <SendingForm id={id} label={t('change.title')} hasTrap={false} className={styles.form}>
      <ContributionProblems state={state} errors={errors} />
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name={KIND} value={kind} />
      {kind === 'review' && <StarField {...field('rating')} required label={t('form.rating')} />}
      <TextArea
        {...field('text')}
        ref={panels.wasPressed ? takeFocus : undefined}
        required
        label={t(`form.text.${kind}`)}
        limit={contributionLimits[kind].max}
        rows={4}
        dir="auto"
        hint={timeLeft && t('change.until', { time: timeLeft })}
      />
      {canSpoil(own.thing) && <Checkbox {...checkbox('hasSpoilers')} label={t('form.hasSpoilers')} />}
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
