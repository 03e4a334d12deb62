import { formatList, formatNumber, getLanguage, useLanguage, useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import { isolated } from '../ui/isolated.ts';
import { LetterAudience } from './letter-audience.tsx';
import styles from './letters.module.css';
import type { Letter } from './load-letters.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface LetterSendingProps {
  letter: Letter;
  answer: AdminActionResult;
}

/** To whom a draft goes, what it lacks for that, and the button; stops what is under way, and goes on with it. */
export function LetterSending({ letter, answer }: LetterSendingProps) {
  const { t } = useTranslation('letters');
  const { code } = useLanguage();
  const target = String(letter.id);
  const { state, audience, texts, revision } = letter;
  const refused = (['send', 'stop', 'resume'] as const)
    .map((intent) => stateOf(answer, intent, target))
    .find((each) => each !== undefined);
  const refusalText = useRefusalText(refused);
  if (state === 'sent') return null;
  const named = (codes: Letter['audience']) =>
    formatList(
      codes.map(({ language }) => isolated(getLanguage(language).name)),
      code,
    );
  const readers = audience.filter(({ subscribers }) => subscribers > 0);
  const total = readers.reduce((sum, { subscribers }) => sum + subscribers, 0);
  const withoutSubject = readers.filter(({ language }) => !texts[language].subject);
  const withoutOwn = readers.filter(({ own }) => own === 0);
  const missing = [
    total === 0 && t('send.noReaders'),
    audience.every(({ own, other }) => own + other === 0) && t('send.noPosts'),
    withoutSubject.length > 0 && t('send.noSubject', { languages: named(withoutSubject) }),
  ].filter((text) => text !== false);
  const others = withoutOwn.length > 0 ? t('send.otherLanguages', { languages: named(withoutOwn) }) : '';
  const count = { count: total, number: isolated(formatNumber(total, code)) };
  return (
    <section aria-labelledby="letter-send" className={styles.part}>
      <h2 id="letter-send" className={styles.heading}>
        {t('sections.send')}
      </h2>
      {state === 'draft' && <LetterAudience audience={audience} />}
      {state === 'draft' && missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {state === 'draft' && missing.length === 0 && (
        <>
          {others && <p>{others}</p>}
          <ConfirmedActionForm
            {...{ intent: 'send', target, answer, refusalText, variant: 'primary' }}
            label={t('send.button', count)}
            button={t('send.button', count)}
            question={t('send.question', count)}
            consequence={[t('send.consequence'), others].filter(Boolean).join(' ')}
            yes={t('send.yes', count)}
            isDestructive={false}
          >
            <input type="hidden" name="revision" value={revision} />
            {others && <input type="hidden" name="acceptsOtherLanguages" value="on" />}
          </ConfirmedActionForm>
        </>
      )}
      {state === 'sending' && (
        <AdminActionForm
          {...{ intent: 'stop', target, answer, refusalText, variant: 'primary' }}
          label={t('stop.button')}
          button={t('stop.button')}
        />
      )}
      {state === 'stopped' && (
        <>
          <p>{t('resume.hint')}</p>
          <AdminActionForm
            {...{ intent: 'resume', target, answer, refusalText, variant: 'primary' }}
            label={t('resume.button')}
            button={t('resume.button')}
          />
        </>
      )}
    </section>
  );
}
