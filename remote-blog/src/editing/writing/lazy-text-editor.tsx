import { useEffect, useState, type ComponentType } from 'react';
import { Button, Skeleton, useTranslation } from '@sahra/shared/facade';
import type { TextEditorProps } from '../text-editor/text-editor.tsx';
import styles from './writing.module.css';

/** The editor, which no other page loads; until it is there its place is kept. */
export function LazyTextEditor(props: TextEditorProps) {
  const { t } = useTranslation('editing');
  const [Editor, setEditor] = useState<ComponentType<TextEditorProps>>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // It is for the browser alone: what the server renders has no editor.
  useEffect(() => {
    let isHere = true;
    import('../text-editor/text-editor.tsx').then(
      ({ TextEditor: loaded }) => isHere && setEditor(() => loaded),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  if (Editor) return <Editor {...props} />;
  return hasFailed ? (
    <div role="alert">
      <p>{t('editor.failed')}</p>
      <Button
        variant="quiet"
        onClick={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        {t('editor.retry')}
      </Button>
    </div>
  ) : (
    <>
      <noscript>
        <p>{t('editor.noScripts')}</p>
      </noscript>
      <Skeleton className={styles.waiting} />
    </>
  );
}
