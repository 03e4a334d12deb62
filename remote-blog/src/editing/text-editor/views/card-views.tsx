import { Button, formatNumber, getLanguage, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useEditorSurroundings, type DialogName } from '../editor-context.ts';
import { BlockFrame } from './block-frame.tsx';
import styles from './views.module.css';

/** Opens the dialog in which a block was made, to change it. */
function ChangeButton({ name, view }: { name: DialogName; view: ReactNodeViewProps }) {
  const { t } = useTranslation('text-editor');
  const { openDialog } = useEditorSurroundings();
  const { node, updateAttributes } = view;
  return (
    <Button
      variant="ghost"
      onClick={() => openDialog({ name, initial: node.attrs, save: (attributes) => updateAttributes(attributes) })}
    >
      {t('block.change')}
    </Button>
  );
}

function useTextAttributes() {
  const { language } = useEditorSurroundings();
  const { tag, dir } = getLanguage(language);
  return { lang: tag, dir };
}

/** A link that stands by itself. */
export function LinkCardView(view: ReactNodeViewProps) {
  const text = useTextAttributes();
  const { href, title, text: words } = view.node.attrs as { href: string; title: string; text: string };
  return (
    <BlockFrame {...view} name="linkCard" actions={<ChangeButton name="linkCard" view={view} />}>
      <p {...text} className={styles.title}>
        {title}
      </p>
      {words && <p {...text}>{words}</p>}
      <p className={styles.hint}>
        <bdi dir="ltr">{href}</bdi>
      </p>
    </BlockFrame>
  );
}

/** Something that the streaming area plays. */
export function VideoView(view: ReactNodeViewProps) {
  const { title } = view.node.attrs as { title: string };
  return (
    <BlockFrame {...view} name="video" actions={<ChangeButton name="video" view={view} />}>
      <p {...useTextAttributes()} className={styles.title}>
        {title}
      </p>
    </BlockFrame>
  );
}

/** A recording. */
export function AudioView(view: ReactNodeViewProps) {
  const { t } = useTranslation('text-editor');
  const { code } = useLanguage();
  const { file, title, seconds, chapters } = view.node.attrs as {
    file: string;
    title: string;
    seconds: number;
    chapters: readonly unknown[];
  };
  return (
    <BlockFrame {...view} name="audio" actions={<ChangeButton name="audio" view={view} />}>
      <p {...useTextAttributes()} className={styles.title}>
        {title}
      </p>
      <p className={styles.hint}>
        <bdi dir="ltr">{file}</bdi>{' '}
        {t('audio.facts', {
          minutes: formatNumber(seconds / 60, code, { maximumFractionDigits: 1 }),
          chapters: formatNumber(chapters.length, code),
        })}
      </p>
    </BlockFrame>
  );
}

/** A block of a kind that this release does not know: kept as it is. */
export function OtherBlockView(view: ReactNodeViewProps) {
  const { t } = useTranslation('text-editor');
  return (
    <BlockFrame {...view} name="otherBlock">
      <p className={styles.hint}>{t('other')}</p>
    </BlockFrame>
  );
}
