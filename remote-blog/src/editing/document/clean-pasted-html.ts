import { flattenLists, gatherWordLists } from './paste-lists.ts';
import { plainTables } from './paste-tables.ts';

/** Elements that hold nothing to be read. */
const unread =
  'style, script, meta, link, title, head, xml, template, noscript, iframe, object, embed, svg, input, button';
/** Inline elements of word processors by what their styles mean. */
const meanings = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*:\s*[^;]*line-through/i, 's'],
] as const;
const levels: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Bold and italic that are said by styles only become elements; a bold that is said to be none (Google Docs' frame) none. */
function readStyles(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('span[style], font[style], b[style], i[style]')].reverse()) {
    const style = element.getAttribute('style') ?? '';
    const isNone = /(^|;)\s*font-(weight|style):\s*normal/i.test(style) && /^[BI]$/.test(element.tagName);
    let inner: ChildNode[] = [...element.childNodes];
    for (const [pattern, name] of meanings) {
      if (!pattern.test(style)) continue;
      const mark = body.ownerDocument.createElement(name);
      mark.append(...inner);
      inner = [mark];
    }
    if (isNone || /^(SPAN|FONT)$/.test(element.tagName)) element.replaceWith(...inner);
  }
}

/** Titles and headings by what Word calls them, where it does not say it by elements. */
function readWordClasses(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p[class]')) {
    if (/MsoTitle|MsoHeading1|Heading1/i.test(paragraph.className)) rename(paragraph, 'h2');
    else if (/MsoSubtitle|MsoHeading[2-6]|Heading[2-6]/i.test(paragraph.className)) rename(paragraph, 'h3');
    else if (/MsoQuote|MsoIntenseQuote/i.test(paragraph.className)) rename(paragraph, 'blockquote');
  }
  for (const heading of body.querySelectorAll(Object.keys(levels).join(',')))
    rename(heading, levels[heading.tagName] ?? 'h3');
}

/** A line that ends within a paragraph ends the paragraph: a post has no other ends of lines. */
function splitLines(body: HTMLElement): void {
  for (const end of [...body.querySelectorAll('br')]) {
    const paragraph = end.closest('p');
    const isTop = end.parentElement === paragraph || end.parentElement === body;
    if (!isTop || end.closest('li, table, blockquote') || !paragraph) {
      end.replaceWith(end.parentElement === body ? '' : ' ');
      continue;
    }
    const rest = body.ownerDocument.createElement('p');
    while (end.nextSibling) rest.append(end.nextSibling);
    end.remove();
    paragraph.after(rest);
  }
}

/** Links lead where they say: not by way of a search engine, not into the document that they were copied from. */
function mendLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const behind = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&]+)/.exec(address)?.[1];
    if (behind) link.setAttribute('href', decodeURIComponent(behind));
    else if (!address || address.startsWith('#')) link.replaceWith(...link.childNodes);
  }
}

/** Pictures stand by themselves, between paragraphs. Those of a few points are drawn by trackers and bullets. */
function liftPictures(body: HTMLElement): void {
  for (const image of [...body.querySelectorAll('img')].reverse()) {
    const isDot = [image.getAttribute('width'), image.getAttribute('height')].some((side) => side && Number(side) < 8);
    const place = image.closest('p, h2, h3, li, a, span');
    if (isDot || image.closest('table')) image.remove();
    else if (place) (place.closest('ul, ol') ?? place.closest('p, h2, h3') ?? place).after(image);
  }
}

/** A quote is one text, and who said it. */
function joinQuotes(body: HTMLElement): void {
  for (const quote of [...body.querySelectorAll('blockquote')].reverse()) {
    const parts = { text: body.ownerDocument.createElement('div'), by: body.ownerDocument.createElement('div') };
    for (const [name, part] of Object.entries(parts)) part.setAttribute('data-quote', name);
    for (const by of quote.querySelectorAll('footer, cite, figcaption')) {
      parts.by.append(...by.childNodes, ' ');
      by.remove();
    }
    const isBlock = (node: ChildNode) => node instanceof HTMLElement && /^(P|DIV|H[1-6])$/.test(node.tagName);
    for (const child of [...quote.childNodes])
      parts.text.append(...(isBlock(child) ? [...child.childNodes, ' '] : [child]));
    quote.replaceChildren(parts.text, parts.by);
  }
}

/** What spaces Word puts in place of others, and the ends of lines of its source. */
function mendSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('pre')) text.nodeValue = (text.nodeValue ?? '').replace(/[ \t\r\n\u00a0]+/g, ' ');
}

/**
 * What a word processor or a page puts on the clipboard, as the elements that the editor reads: paragraphs, headings of two
 * levels, lists, quotes, tables and pictures, with what stands out in them. All else is left out, all words stay.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/?o:p[^>]*>/gi, ''), 'text/html');
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as Comment);
  for (const unseen of [...found, ...body.querySelectorAll(unread)]) unseen.remove();
  for (const hidden of body.querySelectorAll('[style*="display:none"], [style*="mso-hide:all"]')) hidden.remove();
  gatherWordLists(body);
  flattenLists(body);
  readWordClasses(body);
  readStyles(body);
  mendLinks(body);
  plainTables(body);
  mendSpaces(body);
  liftPictures(body);
  splitLines(body);
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!['href', 'src', 'alt'].includes(name)) element.removeAttribute(name);
  joinQuotes(body);
  return body.innerHTML;
}
