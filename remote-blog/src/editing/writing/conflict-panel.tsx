import { useEffect, useState } from 'react';
import {
  Button,
  useMoment,
  useSession,
  useTranslation,
  type EditedTranslation,
  type LanguageCode,
} from '@sahra/shared/facade';
import { Difference } from '../difference/difference.tsx';
import type { Meanwhile } from './autosave.ts';
import { draftOf } from './draft.ts';
import type { Writing } from './use-writing.ts';
import styles from './writing.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface ConflictPanelProps {
  post: number;
  language: LanguageCode;
  writing: Writing;
  meanwhile: Meanwhile;
  onTheirs: (theirs: EditedTranslation) => void;
}

/** Tells who else saved the text and when, shows both, and lets the writer choose; until then nothing is saved. */
export function ConflictPanel({ post, language, writing, meanwhile, onTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('editing');
  const moment = useMoment();
  const name = useSession()?.name;
  const { api, autosave, draft } = writing;
  const [theirs, setTheirs] = useState<EditedTranslation>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // What the other saved is at the api.
  useEffect(() => {
    let isHere = true;
    api.get('/editing/posts/{id}', { params: { id: post } }).then(
      ({ translations }) => isHere && setTheirs(translations.find((text) => text.language === language)),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [api, post, language, meanwhile, attempt]);
  const time = moment(meanwhile.at);
  const who = meanwhile.by === null ? 'somebody' : meanwhile.by === name ? 'yourself' : 'other';
  return (
    <section ref={takeFocus} tabIndex={-1} className={styles.notice} aria-labelledby="conflict">
      <h2 id="conflict">{t('conflict.title')}</h2>
      <p>
        {t(`conflict.${who}`, { name: `\u2068${meanwhile.by ?? ''}\u2069`, time })} {t('conflict.text')}
      </p>
      {hasFailed && (
        <p role="alert">
          {t('conflict.failed')}{' '}
          <Button
            variant="ghost"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {t('editor.retry')}
          </Button>
        </p>
      )}
      {theirs && (
        <>
          <h3>{t('conflict.difference')}</h3>
          <Difference language={language} before={draftOf(theirs)} after={draft} />
          <div className={styles.buttons}>
            <Button variant="danger" onClick={() => void autosave.overwrite()}>
              {t('conflict.keepMine')}
            </Button>
            <Button variant="quiet" onClick={() => onTheirs(theirs)}>
              {t('conflict.takeTheirs')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
