import { Fragment } from 'react';
import { getLanguage, Picture, type LanguageCode, type PostBlock, type TextSpan } from '@sahra/shared/facade';
import { blockLines } from '../difference/text-lines.ts';
import type { Draft } from './draft.ts';
import styles from './writing.module.css';

type Pictures = Readonly<Record<string, Parameters<typeof Picture>[0]['picture']>>;

/** How the api names a picture by where it comes from. */
export const pictureKey = (source: Extract<PostBlock, { kind: 'picture' }>['picture']['source']): string =>
  'mediaId' in source ? String(source.mediaId) : `${source.art}/${source.name}`;

const Spans = ({ text }: { text: readonly TextSpan[] }) =>
  text.map(({ text: words, marks = [] }, index) =>
    marks.includes('strong') ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>,
  );

function PlainBlock({ block, pictures }: { block: PostBlock; pictures: Pictures }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'heading':
      return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'picture': {
      const shown = pictures[pictureKey(block.picture.source)];
      return (
        <figure>
          {shown && <Picture picture={shown} alt={block.picture.alternative} sizes="20rem" />}
          <figcaption>{[block.picture.alternative, block.picture.caption].filter(Boolean).join(' – ')}</figcaption>
        </figure>
      );
    }
    default:
      return blockLines(block).map((line, index) => <p key={index}>{line}</p>);
  }
}

interface PlainTextProps {
  language: LanguageCode;
  text: Draft;
  pictures: Pictures;
}

/** A text to be read while another one is written: in its own language and direction, without what plays. */
export function PlainText({ language, text, pictures }: PlainTextProps) {
  const { tag, dir } = getLanguage(language);
  return (
    <article lang={tag} dir={dir} className={styles.plain}>
      <h2>{text.title}</h2>
      {text.excerpt && <p className={styles.excerpt}>{text.excerpt}</p>}
      {text.blocks.map((block, index) => (
        <PlainBlock key={index} block={block} pictures={pictures} />
      ))}
    </article>
  );
}
