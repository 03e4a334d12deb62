import { useSession, useTranslation } from '@sahra/shared/facade';
import { canSpoil, contributionLimits } from '../../form-rules/contribution-rules.ts';
import { MAX_REVIEW_PHOTOS } from '../../form-rules/upload-rules.ts';
import type { FieldErrorCode } from '../../form-rules/text-rules.ts';
import { useFieldErrorText } from '../../forms/use-field-error-text.ts';
import { formFields } from '../../forms/form-fields.ts';
import { Checkbox } from '../checkbox.tsx';
import { Field } from '../field.tsx';
import { IdempotencyKeyField } from '../idempotency-key-field.tsx';
import { RequiredNote } from '../required-note.tsx';
import { SendButton } from '../send-button.tsx';
import { SendingForm } from '../sending-form.tsx';
import { TextArea } from '../text-area.tsx';
import { stateOf } from './contribution-answer.ts';
import { shownFields, type WritingField, type WritingSchema } from './contribution-forms.ts';
import { ContributionProblems } from './contribution-problems.tsx';
import styles from './contributions.module.css';
import { useContributions, useLoaded } from './contributions-context.ts';
import { fillWith, tickIfSaved } from './saved-details.ts';
import { usePhotoParts } from './photos/photo-parts-context.ts';
import { StarField } from './star-field.tsx';

/** Longest text that a field takes: far more than is accepted, so that nothing is cut unseen. */
const MAX_LENGTH = 20_000;

const isShown = (name: string): name is (typeof shownFields)[number] => shownFields.some((shown) => shown === name);

/** Texts for the errors of the fields. */
export function useWritingErrorText() {
  const { t } = useTranslation('contributions');
  const { kind } = useContributions();
  const errorText = useFieldErrorText();
  return (name: WritingField, code: string): string | undefined => {
    if (!isShown(name)) return undefined;
    if (name === 'rating') return t('form.missing.rating');
    const limits = name === 'text' ? contributionLimits[kind] : contributionLimits.name;
    return errorText(code as FieldErrorCode, limits, t(`form.missing.${name}`));
  };
}

interface WritingFormProps {
  /** The comment that is answered; null: this is about the thing itself. */
  answers: number | null;
  /** Name of the form. */
  label: string;
}

/** The form for a review, a comment or an answer, with the errors of the last submission and its values. */
export function WritingForm({ answers, label }: WritingFormProps) {
  const { t } = useTranslation('contributions');
  const member = useSession();
  const { kind, answer } = useContributions();
  const { own, thing } = useLoaded();
  const target = answers === null ? '' : String(answers);
  const state = stateOf(answer, 'write', target);
  const { id, errors, field, checkbox } = formFields<WritingSchema>(state, {
    optional: ['hasSpoilers', 'remember', 'wantsReplies'],
    id: `write-${kind}${target && `-${target}`}`,
    translate: useWritingErrorText(),
  });
  const guestName = own.author?.kind === 'guest' ? own.author.name : null;
  const name = field('name');
  const Photos = usePhotoParts();
  return (
    <SendingForm id={id} label={label} className={styles.form}>
      <ContributionProblems state={state} errors={errors} />
      <RequiredNote />
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="target" value={target} />
      {kind === 'review' && <StarField {...field('rating')} required label={t('form.rating')} />}
      <TextArea
        {...field('text')}
        required
        label={t(`form.text.${kind}`)}
        limit={contributionLimits[kind].max}
        maxLength={MAX_LENGTH}
        rows={4}
        dir="auto"
        hint={t('form.textHint')}
      />
      {Photos && <Photos.Field id={`${id}-photos`} room={MAX_REVIEW_PHOTOS} />}
      {canSpoil(thing) && <Checkbox {...checkbox('hasSpoilers')} label={t('form.hasSpoilers')} />}
      {member ? (
        <p className={styles.hint}>{t('form.as', { name: `\u2068${member.name}\u2069` })}</p>
      ) : (
        <>
          <div className={styles.pair}>
            <Field
              {...name}
              defaultValue={name.defaultValue ?? guestName ?? undefined}
              ref={fillWith('name')}
              required
              label={t('form.name')}
              autoComplete="name"
              dir="auto"
            />
            <Field
              {...field('email')}
              ref={fillWith('email')}
              required
              type="email"
              label={t('form.email')}
              hint={t('form.emailHint')}
              autoComplete="email"
              dir="ltr"
            />
          </div>
          <div className={styles.scripted}>
            <Checkbox {...checkbox('remember')} ref={tickIfSaved} label={t('form.remember')} />
          </div>
          {kind === 'comment' && <Checkbox {...checkbox('wantsReplies')} label={t('form.wantsReplies')} />}
        </>
      )}
      <IdempotencyKeyField />
      <p className={styles.hint}>{t('form.next')}</p>
      <SendButton sendsFiles={Photos !== null}>
        {t(answers === null ? `form.send.${kind}` : 'form.send.answer')}
      </SendButton>
    </SendingForm>
  );
}
