import type { ReactNode } from 'react';
import { classNames, IconButton, useTranslation } from '@sahra/shared/facade';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { moveBlock, removeBlock } from '../commands.ts';
import type { BlockNodeName } from '../block-nodes.ts';
import styles from './views.module.css';

interface BlockFrameProps extends Pick<ReactNodeViewProps, 'editor' | 'getPos' | 'selected'> {
  name: BlockNodeName;
  /** Further buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A block that is no text: what it is, what can be done about it, and the block itself. */
export function BlockFrame({ name, editor, getPos, selected, actions, children }: BlockFrameProps) {
  const { t } = useTranslation('text-editor');
  const label = t(`blocks.${name}`);
  const indexOf = () => editor.state.doc.resolve(getPos() ?? 0).index(0);
  return (
    <NodeViewWrapper
      role="group"
      aria-label={label}
      className={classNames(styles.frame, selected && styles.selected)}
      contentEditable={false}
    >
      <div className={styles.head} data-drag-handle>
        <span className={styles.name}>{label}</span>
        {actions}
        <IconButton
          icon="up"
          size="s"
          variant="muted"
          label={t('block.up', { block: label })}
          onClick={() => moveBlock(editor, -1, indexOf())}
        />
        <IconButton
          icon="down"
          size="s"
          variant="muted"
          label={t('block.down', { block: label })}
          onClick={() => moveBlock(editor, 1, indexOf())}
        />
        <IconButton
          icon="close"
          size="s"
          variant="muted"
          label={t('block.remove', { block: label })}
          onClick={() => removeBlock(editor, indexOf())}
        />
      </div>
      {children}
    </NodeViewWrapper>
  );
}
