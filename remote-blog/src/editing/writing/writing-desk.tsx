import { useCallback, useState } from 'react';
import {
  Button,
  classNames,
  useTranslation,
  type EditedPost,
  type EditedTranslation,
  type LanguageCode,
} from '@sahra/shared/facade';
import { BesideChoice } from './beside-choice.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { CopyOffer } from './copy-offer.tsx';
import { draftOf, type Draft } from './draft.ts';
import { LazyTextEditor } from './lazy-text-editor.tsx';
import { pictureKey, PlainText } from './plain-blocks.tsx';
import { SaveStatus } from './save-status.tsx';
import { TextFields } from './text-fields.tsx';
import { Transitions } from './transitions.tsx';
import { useWriting } from './use-writing.ts';
import styles from './writing.module.css';

interface WritingDeskProps {
  post: EditedPost;
  language: LanguageCode;
  /** The text that is shown next to it. */
  beside: EditedTranslation | null;
  /** The text is there now, or has another state. */
  onChanged: () => void;
}

/** The text of a post in one language: what is written, how it is saved, and what becomes of it. */
export function WritingDesk({ post, language, beside, onChanged }: WritingDeskProps) {
  const { t } = useTranslation('editing');
  const writing = useWriting(post, language, onChanged);
  const { autosave, change, draft, edition, pictures, state, translation } = writing;
  const [setAside, setSetAside] = useState<Draft>();
  const mayWrite = translation?.mayWrite ?? post.mayEdit;
  const findPicture = useCallback(
    (source: Parameters<typeof pictureKey>[0]) => pictures[pictureKey(source)],
    [pictures],
  );
  const others = post.translations.filter((text) => text.language !== language);
  return (
    <>
      {translation && (
        <Transitions
          post={post.id}
          language={language}
          translation={translation}
          writing={writing}
          onMoved={onChanged}
        />
      )}
      <BesideChoice post={post.id} language={language} others={others} beside={beside?.language} />
      <div className={classNames(styles.desk, beside ? styles.two : undefined)}>
        <div className={styles.paper}>
          {!mayWrite && <p>{t('writing.notYours')}</p>}
          {mayWrite ? (
            <>
              <CopyOffer copies={writing.copies} onTake={writing.takeCopy} onForget={writing.forget} />
              {state.step === 'conflict' && (
                <ConflictPanel
                  post={post.id}
                  language={language}
                  writing={writing}
                  meanwhile={state.meanwhile}
                  onTheirs={(theirs) => {
                    setSetAside(draft);
                    writing.takeStored(theirs);
                  }}
                />
              )}
              {setAside && (
                <p className={styles.notice}>
                  {t('conflict.setAside')}{' '}
                  <Button
                    variant="quiet"
                    onClick={() => {
                      writing.putBack(setAside);
                      setSetAside(undefined);
                    }}
                  >
                    {t('conflict.putBack')}
                  </Button>
                </p>
              )}
              <SaveStatus state={state} autosave={autosave} />
              <TextFields
                {...{ type: post.type, language, draft, state }}
                isTranslation={others.length > 0}
                onChange={change}
              />
              <h2 id="text" className={styles.textTitle}>
                {t('writing.text')}
              </h2>
              <LazyTextEditor
                key={edition}
                language={language}
                labelledBy="text"
                blocks={draft.blocks}
                onChange={(blocks) => change({ blocks })}
                findPicture={findPicture}
                addPicture={writing.addPicture}
              />
              <p className={styles.hint}>{t('writing.keys')}</p>
            </>
          ) : (
            translation && <PlainText language={language} text={draftOf(translation)} pictures={pictures} />
          )}
        </div>
        {beside && (
          <section className={styles.beside} aria-label={t('beside.text')}>
            <PlainText language={beside.language} text={draftOf(beside)} pictures={beside.pictures} />
          </section>
        )}
      </div>
    </>
  );
}
