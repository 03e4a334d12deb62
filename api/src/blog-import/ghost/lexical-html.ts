import { z } from 'zod';
import { escapeHtml } from '../wordpress/shortcodes.ts';

/** A node of Ghost's editor since 2023; each kind has fields of its own. */
const nodeSchema = z.looseObject({ type: z.string() });
type LexicalNode = z.infer<typeof nodeSchema>;
const rootSchema = z.object({ root: z.looseObject({ children: z.array(z.unknown()) }) });

/** More levels than any text has. */
const MAX_DEPTH = 60;
/** Bits of a text's format, with the element of each. */
const formats = [...[[1, 'strong'] as const, [2, 'em'] as const, [4, 's'] as const, [16, 'code'] as const]] as const;

const textIn = (node: LexicalNode, name: string): string => {
  const value = node[name];
  return typeof value === 'string' ? value : '';
};
const imageOf = (node: LexicalNode) => {
  const caption = textIn(node, 'caption');
  return `<figure><img src="${escapeHtml(textIn(node, 'src'))}" alt="${escapeHtml(textIn(node, 'alt') || textIn(node, 'altText'))}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
};
const linkOf = (href: string, text: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text || href)}</a></p>`;
const playerOf = (node: LexicalNode) => `<video src="${escapeHtml(textIn(node, 'src'))}"></video>`;

function bookmarkOf(node: LexicalNode): string {
  const { data } = z
    .looseObject({ title: z.string().catch(''), description: z.string().catch('') })
    .safeParse(node.metadata);
  return `<a class="kg-bookmark-container" href="${escapeHtml(textIn(node, 'url'))}"><div class="kg-bookmark-title">${escapeHtml(data?.title ?? '')}</div><div class="kg-bookmark-description">${escapeHtml(data?.description ?? '')}</div></a>`;
}

function textOf(node: LexicalNode): string {
  const bits = typeof node.format === 'number' ? node.format : 0;
  return formats.reduce(
    (html, [bit, element]) => (bits & bit ? `<${element}>${html}</${element}>` : html),
    escapeHtml(textIn(node, 'text')),
  );
}

type Write = (node: LexicalNode, children: () => string) => string;
const within =
  (element: string): Write =>
  (_, children) =>
    `<${element}>${children()}</${element}>`;

const writers: Readonly<Record<string, Write>> = Object.assign(Object.create(null), {
  ...{ paragraph: within('p'), quote: within('blockquote'), aside: within('blockquote'), listitem: within('li') },
  ...{ text: textOf, 'extended-text': textOf, image: imageOf, video: playerOf, audio: playerOf, bookmark: bookmarkOf },
  ...{
    linebreak: () => '<br>',
    horizontalrule: () => '<hr>',
    paywall: () => '',
    html: (node: LexicalNode) => textIn(node, 'html'),
  },
  heading: (node: LexicalNode, children: () => string) => {
    const level = /^h[1-6]$/.test(textIn(node, 'tag')) ? textIn(node, 'tag') : 'h2';
    return `<${level}>${children()}</${level}>`;
  },
  'extended-heading': (node: LexicalNode, children: () => string) => writers.heading?.(node, children) ?? '',
  'extended-quote': within('blockquote'),
  list: (node: LexicalNode, children: () => string) => within(node.listType === 'number' ? 'ol' : 'ul')(node, children),
  link: (node: LexicalNode, children: () => string) => `<a href="${escapeHtml(textIn(node, 'url'))}">${children()}</a>`,
  codeblock: (node: LexicalNode) =>
    `<pre><code class="language-${escapeHtml(textIn(node, 'language'))}">${escapeHtml(textIn(node, 'code'))}</code></pre>`,
  markdown: (node: LexicalNode) =>
    textIn(node, 'markdown')
      .split(/\n{2,}/)
      .map((text) => `<p>${escapeHtml(text)}</p>`)
      .join(''),
  gallery: (node: LexicalNode) => {
    const images = z
      .array(z.looseObject({ type: z.string().default('image') }))
      .catch([])
      .parse(node.images);
    return `<figure>${images.map(imageOf).join('')}${textIn(node, 'caption') && `<figcaption>${textIn(node, 'caption')}</figcaption>`}</figure>`;
  },
  embed: (node: LexicalNode) => linkOf(textIn(node, 'url'), textIn(node, 'url')),
  callout: (node: LexicalNode) => `<blockquote>${textIn(node, 'calloutText')}</blockquote>`,
  toggle: (node: LexicalNode) => `<h3>${textIn(node, 'heading')}</h3>${textIn(node, 'content')}`,
  button: (node: LexicalNode) => linkOf(textIn(node, 'buttonUrl'), textIn(node, 'buttonText')),
  file: (node: LexicalNode) => linkOf(textIn(node, 'src'), textIn(node, 'fileTitle') || textIn(node, 'fileName')),
});

function htmlOf(value: unknown, note: (what: string) => void, depth: number): string {
  const { data: node } = nodeSchema.safeParse(value);
  if (!node) return '';
  if (depth > MAX_DEPTH) {
    note(`text more than ${MAX_DEPTH} levels deep left out`);
    return '';
  }
  const children = () =>
    Array.isArray(node.children) ? node.children.map((child) => htmlOf(child, note, depth + 1)).join('') : '';
  const write = writers[node.type];
  if (write) return write(node, children);
  note(`card “${node.type}” became its text`);
  const texts = ['header', 'subheader', 'productTitle', 'productDescription', 'html', 'alternativeText'].map((name) =>
    textIn(node, name),
  );
  return `<p>${texts.filter(Boolean).join('<br>')}</p>${children()}`;
}

/** A text of Ghost's Lexical editor as HTML, which goes the way of all HTML from here; undefined where it is none. */
export function htmlOfLexical(source: string, note: (what: string) => void): string | undefined {
  try {
    const { data } = rootSchema.safeParse(JSON.parse(source));
    return data?.root.children.map((child) => htmlOf(child, note, 0)).join('');
  } catch {
    return undefined;
  }
}
