import { Button, IconButton, useTranslation } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useEditorSurroundings, type StoredPicture } from '../editor-context.ts';
import { usePictureChoice } from '../../ui/picture-choice.tsx';
import { AttributeField } from './attribute-field.tsx';
import { BlockFrame } from './block-frame.tsx';
import { ShownPicture } from './shown-picture.tsx';
import styles from './views.module.css';

/** Pictures beside each other: added, described, put into another order, taken out. */
export function GalleryView({ updateAttributes, ...view }: ReactNodeViewProps) {
  const { t } = useTranslation('text-editor');
  const { addPicture } = useEditorSurroundings();
  const { pictures } = view.node.attrs as { pictures: StoredPicture[] };
  const set = (next: StoredPicture[]) => updateAttributes({ pictures: next });
  const change = (index: number, part: Partial<StoredPicture>) =>
    set(pictures.map((picture, at) => (at === index ? { ...picture, ...part } : picture)));
  const swap = (index: number) => {
    const [first, second] = [pictures[index], pictures[index + 1]];
    if (first && second) set([...pictures.slice(0, index), second, first, ...pictures.slice(index + 2)]);
  };
  const { choose, parts } = usePictureChoice(({ id, picture }) => {
    addPicture(id, picture);
    // What the node has now: several are added one after the other.
    const { attrs } = view.editor.state.doc.nodeAt(view.getPos() ?? 0) ?? view.node;
    set([...(attrs.pictures as StoredPicture[]), { source: { mediaId: id }, alternative: picture.alternative }]);
  }, true);
  return (
    <BlockFrame {...view} name="gallery">
      <ol className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={index} className={styles.figure}>
            <ShownPicture picture={picture} />
            <div>
              <AttributeField
                name="alternative"
                value={picture.alternative}
                onChange={(alternative) => change(index, { alternative })}
              />
              <AttributeField
                name="caption"
                value={picture.caption ?? ''}
                onChange={(caption) => change(index, { caption })}
              />
              {index > 0 && (
                <IconButton icon="up" label={t('gallery.up', { number: index + 1 })} onClick={() => swap(index - 1)} />
              )}
              <IconButton
                icon="close"
                label={t('gallery.remove', { number: index + 1 })}
                onClick={() => set(pictures.filter((_, at) => at !== index))}
              />
            </div>
          </li>
        ))}
      </ol>
      {pictures.length < 2 && <p className={styles.hint}>{t('gallery.tooFew')}</p>}
      {pictures.length < postLimits.pictures && (
        <Button variant="quiet" onClick={choose}>
          {t('gallery.add')}
        </Button>
      )}
      {parts}
    </BlockFrame>
  );
}
