import type { ListedEpisode, ShownBlock } from '@sahra/shared/facade';
import { AudioBlock } from './audio-block.tsx';
import styles from './blocks.module.css';
import { focusWhereItScrolls } from './focus-where-it-scrolls.ts';
import { GalleryBlock } from './gallery-block.tsx';
import { headingId } from './headings.ts';
import { PictureBlock } from './picture-block.tsx';
import { PostLink } from './post-link.tsx';
import { Spans } from './spans.tsx';
import { TableBlock } from './table-block.tsx';
import { VideoBlock } from './video-block.tsx';

type BlockOf<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>;

function List({ block: { isOrdered, items } }: { block: BlockOf<'list'> }) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((item, index) => (
        <li key={index}>
          <Spans text={item} />
        </li>
      ))}
    </Element>
  );
}

function Quote({ block: { text, by } }: { block: BlockOf<'quote'> }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <Spans text={text} />
      </blockquote>
      {by && (
        <figcaption>
          <bdi>{by}</bdi>
        </figcaption>
      )}
    </figure>
  );
}

function LinkCard({ block: { href, title, text } }: { block: BlockOf<'link'> }) {
  return (
    <p className={styles.linkCard}>
      <PostLink href={href} className={styles.linkTitle}>
        {title}
      </PostLink>
      {text && <span className={styles.linkText}>{text}</span>}
    </p>
  );
}

interface BlockProps {
  block: ShownBlock;
  index: number;
  /** Those that the post's videos name. */
  episodes: readonly ListedEpisode[];
}

function Block({ block, index, episodes }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={headingId(index)}>{block.text}</Heading>;
    }
    case 'list':
      return <List block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'pull-quote':
      return <aside className={styles.pullQuote}>{block.text}</aside>;
    case 'picture':
      return <PictureBlock shown={block.picture} />;
    case 'gallery':
      return <GalleryBlock pictures={block.pictures} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'code':
      return (
        <pre ref={focusWhereItScrolls} dir="ltr" className={styles.code}>
          <code>{block.text}</code>
        </pre>
      );
    case 'audio':
      return <AudioBlock {...block} />;
    case 'video':
      return <VideoBlock title={block.title} episode={episodes.find(({ id }) => id === block.episodeId)} />;
    case 'link':
      return <LinkCard block={block} />;
    case 'divider':
      return <hr className={styles.divider} />;
    // Of a newer api there may be blocks that this release does not know.
    default:
      return null;
  }
}

interface PostBlocksProps {
  blocks: readonly ShownBlock[];
  episodes: readonly ListedEpisode[];
}

/** What a post is made of, one after the other. */
export const PostBlocks = ({ blocks, episodes }: PostBlocksProps) =>
  blocks.map((block, index) => <Block key={index} block={block} index={index} episodes={episodes} />);
