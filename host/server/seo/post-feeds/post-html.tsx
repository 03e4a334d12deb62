import { pictureKinds, pictureUrl } from '@sahra/shared/pictures';
import type { FeedPost } from '@sahra/shared/schemas/blog';
import type { ShownBlock, TextSpan } from '@sahra/shared/schemas/post-blocks';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FeedAddresses } from './feed-addresses.ts';

/** Where a post is shown: its language, and the whole addresses of what it names. */
export interface PostPlace {
  language: { tag: string; dir: 'rtl' | 'ltr' };
  addresses: FeedAddresses;
  /** Text of the link to a film. */
  watch: (title: string) => string;
}

type Mark = NonNullable<TextSpan['marks']>[number];
const withMark: Readonly<Record<Mark, (text: ReactNode) => ReactNode>> = {
  strong: (text) => <strong>{text}</strong>,
  emphasis: (text) => <em>{text}</em>,
  strikethrough: (text) => <s>{text}</s>,
  code: (text) => <code dir="ltr">{text}</code>,
};

interface LinkProps {
  href: string;
  at: PostPlace;
  children: ReactNode;
}
/** What it says alone, where it leads to a page that is not there. */
function Link({ href, at, children }: LinkProps) {
  const whole = at.addresses.ofLink(href);
  return whole === undefined ? children : <a href={whole}>{children}</a>;
}

const Spans = ({ text, at }: { text: readonly TextSpan[]; at: PostPlace }) =>
  text.map(({ text: words, marks = [], href }, index) => {
    const marked = marks.reduce<ReactNode>((inner, mark) => withMark[mark](inner), words);
    return href === undefined ? (
      <span key={index}>{marked}</span>
    ) : (
      <Link key={index} href={href} at={at}>
        {marked}
      </Link>
    );
  });

interface PictureProps extends Pick<PostPlace, 'addresses'> {
  shown: Pick<Extract<ShownBlock, { kind: 'picture' }>['picture'], 'picture' | 'alternative' | 'caption'>;
}
function Picture({ shown: { picture, alternative, caption }, addresses }: PictureProps) {
  const { width, height, widths } = pictureKinds[picture.kind];
  const src = addresses.ofFile(pictureUrl(picture.src, widths.at(-1) ?? width, 'webp'));
  return (
    <figure>
      {/* React would put a hint to load all others before the text. */}
      <img src={src} alt={alternative} width={width} height={height} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Block({ block, at }: { block: ShownBlock; at: PostPlace }): ReactNode {
  const { addresses } = at;
  const spans = (text: readonly TextSpan[]) => <Spans text={text} at={at} />;
  switch (block.kind) {
    case 'paragraph':
      return <p>{spans(block.text)}</p>;
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading>{block.text}</Heading>;
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{spans(item)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <Quotation text={spans(block.text)} by={block.by} />;
    case 'pull-quote':
      return <Quotation text={block.text} />;
    case 'picture':
      return <Picture shown={block.picture} addresses={addresses} />;
    case 'gallery':
      return block.pictures.map((picture, index) => <Picture key={index} shown={picture} addresses={addresses} />);
    case 'table':
      return (
        <table>
          {block.caption && <caption>{block.caption}</caption>}
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                <th key={index} scope="col">
                  {spans(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.map((cell, index) => (
                  <td key={index}>{spans(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case 'audio':
      return (
        <figure>
          <audio controls preload="none" src={addresses.ofRecording(block.file)} />
          <figcaption>
            <a href={addresses.ofRecording(block.file)}>{block.title}</a>
          </figcaption>
        </figure>
      );
    case 'video': {
      const film = addresses.ofFilm(block.episodeId);
      return <p>{film === undefined ? block.title : <a href={film}>{at.watch(block.title)}</a>}</p>;
    }
    case 'link':
      return (
        <p>
          <Link href={block.href} at={at}>
            {block.title}
          </Link>
          {block.text && (
            <>
              <br />
              {block.text}
            </>
          )}
        </p>
      );
    case 'divider':
      return <hr />;
  }
}

const Quotation = ({ text, by }: { text: ReactNode; by?: string | undefined }) => (
  <blockquote>
    <p>{text}</p>
    {by && (
      <p>
        — <bdi>{by}</bdi>
      </p>
    )}
  </blockquote>
);

/** What the post is about at first sight, as on its page. */
function Cover({ post: { type, quote, link, picture, pictureAlternative }, at }: { post: FeedPost; at: PostPlace }) {
  if (type === 'quote' && quote) return <Quotation text={quote.text} by={quote.by} />;
  if (type === 'link' && link)
    return (
      <p>
        <Link href={link.url} at={at}>
          {link.label}
        </Link>
      </p>
    );
  return <Picture shown={{ picture, alternative: pictureAlternative }} addresses={at.addresses} />;
}

/** A post as HTML that stands alone: with whole addresses, its language and its direction; React escapes every text. */
export const postHtml = (post: FeedPost, at: PostPlace): string =>
  renderToStaticMarkup(
    <div lang={at.language.tag} dir={at.language.dir}>
      <Cover post={post} at={at} />
      {post.blocks.map((block, index) => (
        <Block key={index} block={block} at={at} />
      ))}
    </div>,
  );
