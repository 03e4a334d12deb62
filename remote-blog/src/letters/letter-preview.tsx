import { getLanguage, languages, useTranslation, type LanguageCode } from '@sahra/shared/facade';
import type { AdminActionResult } from '@sahra/shared/forms/admin-action';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { paths } from '../paths.ts';
import { isolated } from '../ui/isolated.ts';
import styles from './letters.module.css';
import { mailAddress, type Letter, type LetterPreview as Preview } from './load-letters.ts';

interface LetterPreviewProps {
  letter: Letter;
  preview: Preview;
  language: LanguageCode;
  month: string;
  answer: AdminActionResult;
}

/** An issue as readers of a language get it, in a frame in which nothing runs, and as text. */
export function LetterPreview({ letter, preview, language, month, answer }: LetterPreviewProps) {
  const { t } = useTranslation('letters');
  const { name, tag, dir } = getLanguage(language);
  const own = isolated(name);
  const choices = languages.map(({ code, name: label }) => ({
    ...{ label, isChosen: code === language },
    href: paths.letter.href(letter.id, { preview: code, ...(month !== letter.month && { month }) }),
  }));
  return (
    <section aria-labelledby="letter-preview" className={styles.part}>
      <h2 id="letter-preview" className={styles.heading}>
        {t('sections.preview')}
      </h2>
      <ChoiceLinks label={t('preview.language')} choices={choices} />
      <p lang={tag} dir={dir} className={styles.subject}>
        {preview.subject || t('noSubject')}
      </p>
      <iframe
        title={t('preview.frame', { language: own })}
        src={mailAddress(letter, language)}
        sandbox=""
        className={styles.frame}
      />
      <details>
        <summary>{t('preview.text')}</summary>
        <pre lang={tag} dir={dir} className={styles.text}>
          {preview.text}
        </pre>
      </details>
      <AdminActionForm
        intent="test"
        target={String(letter.id)}
        answer={answer}
        label={t('preview.test', { language: own })}
        button={t('preview.test', { language: own })}
      >
        <input type="hidden" name="choice" value={language} />
      </AdminActionForm>
    </section>
  );
}
