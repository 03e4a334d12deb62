import { z } from 'zod';
import { escapeHtml } from '../wordpress/shortcodes.ts';
import { htmlOfLexical } from './lexical-html.ts';

/** `[openMarkups, closedMarkups, text]`, behind what says whether it is a text or an atom. */
const markerSchema = z.tuple([z.number(), z.array(z.number()), z.number(), z.unknown()]);
const mobiledocSchema = z.looseObject({
  markups: z.array(z.tuple([z.string()], z.unknown())).default([]),
  atoms: z.array(z.unknown()).default([]),
  cards: z.array(z.tuple([z.string(), z.unknown()], z.unknown())).default([]),
  sections: z.array(z.tuple([z.number()], z.unknown())).default([]),
});
type Mobiledoc = z.infer<typeof mobiledocSchema>;

const elements = new Set(['strong', 'b', 'em', 'i', 'code', 's', 'u', 'sub', 'sup']);
const blockElements = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside']);
/** What Ghost's editor of before called its cards, by what the present one does. */
const cardTypes: Readonly<Record<string, string>> = {
  hr: 'horizontalrule',
  code: 'codeblock',
  'card-markdown': 'markdown',
};

/** A markup's element, opened; its second part has attributes one after the other. */
function opened({ markups }: Mobiledoc, index: number): { open: string; close: string } {
  const [name = '', attributes] = markups[index] ?? [];
  if (name === 'a') {
    const list = z.array(z.string()).catch([]).parse(attributes);
    return { open: `<a href="${escapeHtml(list[list.indexOf('href') + 1] ?? '')}">`, close: '</a>' };
  }
  return elements.has(name) ? { open: `<${name}>`, close: `</${name}>` } : { open: '', close: '' };
}

function htmlOfMarkers(document: Mobiledoc, markers: unknown): string {
  const open: string[] = [];
  const parts = z
    .array(markerSchema)
    .catch([])
    .parse(markers)
    .map(([kind, begin, ends, text]) => {
      const started = begin.map((index) => opened(document, index));
      open.push(...started.map(({ close }) => close));
      const inner = kind === 0 ? escapeHtml(String(text)) : '<br>';
      const ended = open
        .splice(Math.max(0, open.length - ends))
        .reverse()
        .join('');
      return `${started.map((each) => each.open).join('')}${inner}${ended}`;
    });
  return parts.join('') + open.reverse().join('');
}

function htmlOfCard(document: Mobiledoc, index: number, note: (what: string) => void): string {
  const [name = '', payload] = document.cards[index] ?? [];
  const fields = z.looseObject({}).catch({}).parse(payload);
  const node = { ...fields, type: cardTypes[name] ?? name };
  return htmlOfLexical(JSON.stringify({ root: { children: [node] } }), note) ?? '';
}

/** A text of Ghost's editor before 2023 as HTML; undefined where it is none. */
export function htmlOfMobiledoc(source: string, note: (what: string) => void): string | undefined {
  let document: Mobiledoc;
  try {
    document = mobiledocSchema.parse(JSON.parse(source));
  } catch {
    return undefined;
  }
  const parts = document.sections.map(([kind, ...rest]) => {
    const [first, second] = rest;
    if (kind === 1) {
      const element = blockElements.has(String(first)) ? String(first) : 'p';
      return `<${element}>${htmlOfMarkers(document, second)}</${element}>`;
    }
    if (kind === 2) return `<img src="${escapeHtml(String(first))}" alt="">`;
    if (kind === 3) {
      const element = first === 'ol' ? 'ol' : 'ul';
      const items = z.array(z.unknown()).catch([]).parse(second);
      return `<${element}>${items.map((item) => `<li>${htmlOfMarkers(document, item)}</li>`).join('')}</${element}>`;
    }
    return kind === 10 ? htmlOfCard(document, Number(first), note) : '';
  });
  return parts.join('');
}
