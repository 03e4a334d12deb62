import type { ReactNode } from 'react';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar';
import { useDirection, useTranslation } from '@sahra/shared/facade';
import { useEditorState, type Editor } from '@tiptap/react';
import type { DialogName } from '../editor-context.ts';
import { TableCaption } from './table-caption.tsx';
import { ToolIcon, type ToolIconName } from './tool-icons.tsx';
import styles from './toolbar.module.css';
import { blockTools, insertTools, tableTools, textTools, type Tool } from './tools.ts';

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);
const keysOf = (keys: string) => (isApple() ? keys.replace('Mod', '⌘') : keys.replace('Mod', 'Ctrl'));

interface ToolButtonProps {
  name: ToolIconName;
  keys?: string | undefined;
  isOn?: boolean | undefined;
  isPossible?: boolean;
  onPress: () => void;
}

/** A tool with its name and its keys, which are read too. */
function ToolButton({ name, keys, isOn, isPossible = true, onPress }: ToolButtonProps) {
  const { t } = useTranslation('text-editor');
  const label: string = t(`tools.${name}`);
  return (
    <BaseToolbar.Button
      className={styles.tool}
      disabled={!isPossible}
      focusableWhenDisabled
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys && keysOf(keys).replace('Ctrl', 'Control').replace('⌘', 'Meta')}
      title={keys ? `${label} (${keysOf(keys)})` : label}
      // The text keeps its cursor where the pointer presses.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <ToolIcon name={name} />
    </BaseToolbar.Button>
  );
}

interface ToolbarProps {
  editor: Editor;
  onPicture: () => void;
  onDialog: (name: DialogName) => void;
}

/** The tools of the editor: arrow keys lead from one to the next, Escape back into the text. */
export function Toolbar({ editor, onPicture, onDialog }: ToolbarProps) {
  const { t } = useTranslation('text-editor');
  const direction = useDirection();
  const tools = [...textTools.flat(), ...insertTools];
  // As few renderings as there are changes of what is shown.
  const shown = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
      impossible: tools.filter(({ isPossible }) => isPossible && !isPossible(now)).map(({ name }) => name),
      isInTable: now.isActive('table'),
      isLink: now.isActive('link'),
    }),
  });
  const button = ({ name, keys, run, isOn }: Tool) => (
    <ToolButton
      key={name}
      {...{ name, keys }}
      isOn={isOn && shown.on.includes(name)}
      isPossible={!shown.impossible.includes(name)}
      onPress={() => run(editor)}
    />
  );
  const group = (name: 'text' | 'insert' | 'block' | 'table', children: ReactNode, key: string = name) => (
    <BaseToolbar.Group key={key} className={styles.group} aria-label={t(`groups.${name}`)}>
      {children}
    </BaseToolbar.Group>
  );
  return (
    <DirectionProvider direction={direction}>
      <BaseToolbar.Root
        className={styles.toolbar}
        aria-label={t('toolbar')}
        onKeyDown={(event) => event.key === 'Escape' && editor.commands.focus()}
      >
        {textTools.map((each, index) => group('text', each.map(button), `text ${index}`))}
        {group(
          'insert',
          <>
            <ToolButton name="link" keys="Mod+K" isOn={shown.isLink} onPress={() => onDialog('link')} />
            {insertTools.map(button)}
            <ToolButton name="picture" onPress={onPicture} />
            <ToolButton name="video" onPress={() => onDialog('video')} />
            <ToolButton name="audio" onPress={() => onDialog('audio')} />
            <ToolButton name="linkCard" onPress={() => onDialog('linkCard')} />
          </>,
        )}
        {group('block', blockTools.map(button))}
        {shown.isInTable && group('table', tableTools.map(button))}
      </BaseToolbar.Root>
      {shown.isInTable && <TableCaption editor={editor} />}
    </DirectionProvider>
  );
}
