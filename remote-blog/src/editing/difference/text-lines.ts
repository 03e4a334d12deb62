import type { PostBlock, TextSpan } from '@sahra/shared/facade';
import type { Draft } from '../writing/draft.ts';

const words = (spans: readonly TextSpan[]) =>
  spans.map(({ text, href }) => (href ? `${text} (${href})` : text)).join('');
const pictureLine = ({ alternative, caption }: { alternative: string; caption?: string | undefined }) =>
  `▣ ${[alternative, caption].filter(Boolean).join(' – ')}`;

/** A block as lines that a person reads: signs in place of markup. */
export function blockLines(block: PostBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [words(block.text)];
    case 'heading':
      return [`${'#'.repeat(block.level)} ${block.text}`];
    case 'list':
      return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '•'} ${words(item)}`);
    case 'quote':
      return [`❝ ${words(block.text)}`, ...(block.by ? [`– ${block.by}`] : [])];
    case 'pull-quote':
      return [`❝❝ ${block.text}`];
    case 'picture':
      return [pictureLine(block.picture)];
    case 'gallery':
      return block.pictures.map(pictureLine);
    case 'table':
      return [
        ...(block.caption ? [block.caption] : []),
        ...[block.head, ...block.rows].map((row) => row.map(words).join(' | ')),
      ];
    case 'code':
      return block.text.split('\n');
    case 'audio':
      return [`♪ ${block.title} (${block.file})`];
    case 'video':
      return [`▷ ${block.title}`];
    case 'link':
      return [`→ ${block.title} (${block.href})`, ...(block.text ? [block.text] : [])];
    case 'divider':
      return ['———'];
    default:
      return ['…'];
  }
}

/** All that is written of a post in a language, as lines. */
export const textLines = ({
  title,
  slug,
  excerpt,
  quote,
  link,
  translator,
  pictureAlternative,
  blocks,
}: Draft): string[] =>
  [
    ...[title, `/${slug}`, excerpt],
    ...(quote ? [`❝ ${quote.text}`, quote.by] : []),
    ...(link ? [`→ ${link.label} (${link.url})`] : []),
    ...[translator ?? '', pictureAlternative],
    ...blocks.flatMap(blockLines),
  ].filter(Boolean);
