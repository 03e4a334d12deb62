import { useState } from 'react';
import { Button, Picture, useTranslation, type EditedPost } from '@sahra/shared/facade';
import { usePictureChoice } from '../ui/picture-choice.tsx';
import styles from './settings.module.css';

interface CoverChoiceProps {
  /** The picture that the post has. */
  shown: EditedPost['picture'];
  /** The one that it is to have; null: its drawing. */
  source: EditedPost['picture']['source'];
  onChange: (source: EditedPost['picture']['source']) => void;
}

/** The picture above a post: an upload, which is cut and described, or its drawing. */
export function CoverChoice({ shown, source, onChange }: CoverChoiceProps) {
  const { t } = useTranslation('editing');
  const [added, setAdded] = useState<EditedPost['picture']>();
  const { choose, parts } = usePictureChoice(({ id, picture }) => {
    setAdded({ source: { mediaId: id }, shown: picture });
    onChange({ mediaId: id });
  });
  const isSame = (one: EditedPost['picture'] | undefined) => JSON.stringify(one?.source) === JSON.stringify(source);
  const now = [added, shown].find(isSame);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('fields.cover')}</legend>
      {now ? (
        <Picture picture={now.shown} alt={t('fields.cover')} sizes="16rem" className={styles.cover} />
      ) : (
        <p>{t('settings.drawing')}</p>
      )}
      <div className={styles.things}>
        <Button variant="quiet" onClick={choose}>
          {t('settings.chooseCover')}
        </Button>
        {source !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {t('settings.useDrawing')}
          </Button>
        )}
      </div>
      {parts}
    </fieldset>
  );
}
