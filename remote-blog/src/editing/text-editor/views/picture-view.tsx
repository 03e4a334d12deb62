import type { ReactNodeViewProps } from '@tiptap/react';
import type { StoredPicture } from '../editor-context.ts';
import { AttributeField } from './attribute-field.tsx';
import { BlockFrame } from './block-frame.tsx';
import { ShownPicture } from './shown-picture.tsx';
import styles from './views.module.css';

/** A picture of the text, with what it shows and what is said below it. */
export function PictureView({ updateAttributes, ...view }: ReactNodeViewProps) {
  const picture = view.node.attrs as StoredPicture;
  return (
    <BlockFrame {...view} name="picture">
      <div className={styles.figure}>
        <ShownPicture picture={picture} />
        <div>
          <AttributeField
            name="alternative"
            value={picture.alternative}
            onChange={(alternative) => updateAttributes({ alternative })}
          />
          <AttributeField
            name="caption"
            value={picture.caption ?? ''}
            onChange={(caption) => updateAttributes({ caption })}
          />
        </div>
      </div>
    </BlockFrame>
  );
}
