import type { PostBlock, TextSpan } from '@sahra/shared/facade';
import type { JSONContent } from '@tiptap/core';
import { markNames } from './blocks-to-document.ts';

type StoredPicture = Extract<PostBlock, { kind: 'picture' }>['picture'];
type Mark = keyof typeof markNames;

const contentOf = ({ content = [] }: JSONContent) => content;
const attributesOf = <Attributes>({ attrs = {} }: JSONContent) => attrs as Attributes;

function spanOf({ text = '', marks = [] }: JSONContent): TextSpan {
  const names = marks.map(({ type }) => type);
  // In the order of the table, in whichever the editor has them.
  const kept = (Object.keys(markNames) as Mark[]).filter((mark) => names.includes(markNames[mark]));
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.href;
  return { text, ...(kept.length > 0 && { marks: kept }), ...(typeof href === 'string' && { href }) };
}

const spansOf = (node: JSONContent): TextSpan[] =>
  contentOf(node).flatMap((child) => (child.type === 'text' && child.text ? [spanOf(child)] : spansOf(child)));
const textOf = (node: JSONContent): string => spansOf(node).reduce((text, span) => text + span.text, '');
const isEmpty = (node: JSONContent) => textOf(node).trim() === '';

/** A picture, or something with pictures, as it is stored: what says nothing is left out. */
const storedPicture = ({ source, alternative, caption }: StoredPicture): StoredPicture => ({
  source,
  alternative: alternative.trim(),
  ...(caption?.trim() && { caption: caption.trim() }),
});

function tableOf(node: JSONContent): PostBlock[] {
  const [head = [], ...rows] = contentOf(node).map((row) => contentOf(row).map(spansOf));
  if (head.length === 0) return [];
  const { caption = '' } = attributesOf<{ caption?: string }>(node);
  // A table has a row below its head.
  const below = rows.length > 0 ? rows : [head.map(() => [])];
  return [{ kind: 'table', ...(caption.trim() && { caption: caption.trim() }), head, rows: below }];
}

function listOf(node: JSONContent): PostBlock[] {
  const items = contentOf(node)
    .filter((item) => !isEmpty(item))
    .map(spansOf);
  return items.length > 0 ? [{ kind: 'list', isOrdered: node.type === 'orderedList', items }] : [];
}

function quoteOf(node: JSONContent): PostBlock[] {
  const [text, author] = contentOf(node);
  if (!text || isEmpty(text)) return [];
  const by = author ? textOf(author).trim() : '';
  return [{ kind: 'quote', text: spansOf(text), ...(by && { by }) }];
}

function galleryOf(node: JSONContent): PostBlock[] {
  const pictures = attributesOf<{ pictures: StoredPicture[] }>(node).pictures.map(storedPicture);
  const [first] = pictures;
  if (!first) return [];
  // One picture is no gallery.
  return pictures.length > 1 ? [{ kind: 'gallery', pictures }] : [{ kind: 'picture', picture: first }];
}

function linkOf(node: JSONContent): PostBlock {
  const { href, title, text } = attributesOf<{ href: string; title: string; text: string }>(node);
  return { kind: 'link', href, title, ...(text && { text }) };
}

function codeOf(node: JSONContent): PostBlock[] {
  const { language } = attributesOf<{ language?: string | null }>(node);
  return isEmpty(node) ? [] : [{ kind: 'code', ...(language && { language }), text: textOf(node) }];
}

type Attributes<Kind extends PostBlock['kind']> = Omit<Extract<PostBlock, { kind: Kind }>, 'kind'>;

const blocksOf: Readonly<Record<string, (node: JSONContent) => PostBlock[]>> = {
  paragraph: (node) => (isEmpty(node) ? [] : [{ kind: 'paragraph', text: spansOf(node) }]),
  heading: (node) => {
    const text = textOf(node).trim();
    return text ? [{ kind: 'heading', level: attributesOf<{ level: 2 | 3 }>(node).level, text }] : [];
  },
  bulletList: listOf,
  orderedList: listOf,
  quote: quoteOf,
  pullQuote: (node) => (isEmpty(node) ? [] : [{ kind: 'pull-quote', text: textOf(node).trim() }]),
  picture: (node) => [{ kind: 'picture', picture: storedPicture(attributesOf<StoredPicture>(node)) }],
  gallery: galleryOf,
  table: tableOf,
  codeBlock: codeOf,
  audio: (node) => {
    const { file, title, seconds, chapters } = attributesOf<Attributes<'audio'>>(node);
    return [{ kind: 'audio', file, title, seconds, chapters }];
  },
  video: (node) => {
    const { episodeId, title } = attributesOf<Attributes<'video'>>(node);
    return [{ kind: 'video', episodeId, title }];
  },
  linkCard: (node) => [linkOf(node)],
  horizontalRule: () => [{ kind: 'divider' }],
  otherBlock: (node) => [attributesOf<{ block: PostBlock }>(node).block],
};

/** What the api stores of a document of the editor: without what is empty, and without pictures that are still on their way. */
export const documentToBlocks = (document: JSONContent): PostBlock[] =>
  contentOf(document).flatMap((node) => blocksOf[node.type ?? '']?.(node) ?? []);
