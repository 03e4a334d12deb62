import { useEffect } from 'react';
import { Button, languages, useRevalidator, useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { valueOf } from '@sahra/shared/forms/form-state';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { TextArea } from '@sahra/shared/parts/text-area';
import { isolated } from '../ui/isolated.ts';
import { greetingField, subjectField } from './letter-values.ts';
import styles from './letters.module.css';
import type { Letter } from './load-letters.ts';
import { useKeptAnswer } from './use-kept-answer.ts';
import { useRefusalText } from './use-refusal-text.ts';

const SUBJECT_LENGTH = 150;
const GREETING_LENGTH = 1_000;

interface LetterTextsProps {
  letter: Letter;
  answer: AdminActionResult;
}

/** Subject and greeting in each language. Where somebody else has saved others meanwhile, those are shown beside what was typed. */
export function LetterTexts({ letter, answer: answered }: LetterTextsProps) {
  const { t } = useTranslation('letters');
  const { revalidate } = useRevalidator();
  const target = String(letter.id);
  const answer = useKeptAnswer(answered);
  const state = stateOf(answer, 'texts', target);
  const refusalText = useRefusalText(state);
  const conflict = state?.code === 'edited_meanwhile' ? state.at : undefined;
  // What the next try begins from.
  useEffect(() => {
    if (conflict !== undefined) void revalidate();
  }, [conflict, revalidate]);
  const field = (name: string, stored: string) => {
    const typed = valueOf(state, name) ?? (state ? '' : stored);
    const theirs =
      conflict !== undefined && typed !== stored ? t('texts.theirs', { text: isolated(stored) }) : undefined;
    return { id: `letter-${name}`, name, defaultValue: typed, autoComplete: 'off', ...(theirs && { hint: theirs }) };
  };
  return (
    <section aria-labelledby="letter-texts" className={styles.part}>
      <h2 id="letter-texts" className={styles.heading}>
        {t('sections.texts')}
      </h2>
      <p className={styles.muted}>{t('texts.hint')}</p>
      <SendingForm key={letter.id} hasTrap={false} label={t('sections.texts')}>
        <FormProblems state={state} errors={[]} failureText={refusalText} />
        <input type="hidden" name="intent" value="texts" />
        <input type="hidden" name="target" value={target} />
        <input type="hidden" name="revision" value={letter.revision} />
        {languages.map(({ code, tag, dir, name }) => (
          <fieldset key={code} className={styles.language}>
            <legend>
              <bdi lang={tag}>{name}</bdi>
            </legend>
            <Field
              {...field(subjectField(code), letter.texts[code].subject)}
              label={t('texts.subject')}
              {...{ lang: tag, dir, limit: SUBJECT_LENGTH, maxLength: SUBJECT_LENGTH }}
            />
            <TextArea
              {...field(greetingField(code), letter.texts[code].greeting)}
              label={t('texts.greeting')}
              isOptional
              {...{ lang: tag, dir, rows: 3, limit: GREETING_LENGTH, maxLength: GREETING_LENGTH }}
            />
          </fieldset>
        ))}
        <Button type="submit" variant="primary">
          {t('texts.save')}
        </Button>
      </SendingForm>
    </section>
  );
}
