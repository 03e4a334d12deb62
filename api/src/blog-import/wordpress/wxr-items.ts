import { StartError } from '@sahra/shared/server/settings';
import { SaxesParser } from 'saxes';
import { readText } from '../file-text.ts';

/** An element of the file with what is in it: texts by the names of their elements. */
export interface WxrElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: WxrElement[];
}

/** No field of a post is as long; what is, is kept in memory to its end. */
const MAX_FIELD = 32 * 1024 * 1024;
/** A post with everything that belongs to it. */
const MAX_ITEM = 128 * 1024 * 1024;
/** Controls that XML forbids and that exports have nevertheless, from texts that were pasted. */
const forbidden = /[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/gu;

/** Reads the children of the channel, each when its end was read: never more than one is in memory. */
class WxrReader {
  readonly #parser = new SaxesParser();
  readonly #open: WxrElement[] = [];
  /** How far into the file, in elements: `rss`, `channel`. */
  #depth = 0;
  #ready: WxrElement[] = [];
  #sinceEvent = 0;
  #itemLength = 0;
  hasRoot = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new StartError(`The file is no whole XML: ${error.message.slice(0, 200)}`);
    });
    // Entities of a document's own are how a few lines become gigabytes, and how a file reads others.
    parser.on('doctype', () => {
      throw new StartError('The file has a DOCTYPE, which exports of WordPress do not have: it is not read.');
    });
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!/^utf-?8$/i.test(encoding))
        throw new StartError(`The file says that it is in ${encoding}: save it as UTF-8 first.`);
    });
    parser.on('opentag', ({ name, attributes }) => this.#openTag(name, attributes as Record<string, string>));
    parser.on('closetag', () => this.#closeTag());
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
  }

  write(text: string): WxrElement[] {
    this.#sinceEvent += text.length;
    if (this.#sinceEvent > MAX_FIELD) throw new StartError('The file has a field of more than 32 MB: it is not read.');
    this.#parser.write(text.replace(forbidden, ''));
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  close(): void {
    this.#parser.close();
  }

  #openTag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#sinceEvent = 0;
    this.#depth += 1;
    if (this.#depth === 1) this.hasRoot = name === 'rss';
    if (this.#depth <= 2) return;
    const element: WxrElement = { name, attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #closeTag(): void {
    this.#sinceEvent = 0;
    this.#depth -= 1;
    const element = this.#open.pop();
    if (!element || this.#open.length > 0) return;
    this.#ready.push(element);
    this.#itemLength = 0;
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (!element) return;
    this.#itemLength += text.length;
    if (this.#itemLength > MAX_ITEM) throw new StartError('The file has a post of more than 128 MB: it is not read.');
    element.text += text;
  }
}

/** What the channel of an export has, one after the other; refuses what is no whole XML, and what has a DOCTYPE. */
export async function* readWxr(path: string): AsyncIterable<WxrElement> {
  const reader = new WxrReader();
  for await (const text of readText(path)) yield* reader.write(text);
  reader.close();
  if (!reader.hasRoot) throw new StartError('The file is XML, and no export of WordPress.');
}

/** The text of the first child that is called so. */
export const textOf = (element: WxrElement, name: string): string | undefined =>
  element.children.find((child) => child.name === name)?.text.trim();

/** The children that are called so. */
export const childrenOf = (element: WxrElement, name: string): WxrElement[] =>
  element.children.filter((child) => child.name === name);

/** What WordPress and its plugins say of a post beside its fields. */
export const metaOf = (element: WxrElement, key: string): string | undefined =>
  childrenOf(element, 'wp:postmeta')
    .find((meta) => textOf(meta, 'wp:meta_key') === key)
    ?.children.find(({ name }) => name === 'wp:meta_value')
    ?.text.trim();
