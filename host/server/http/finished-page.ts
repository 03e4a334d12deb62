import { createHash, randomBytes } from 'node:crypto';

/** Stands in rendered pages wherever a nonce belongs. Nobody outside knows it: what carries it was written here. */
export const nonceMark = randomBytes(16).toString('hex');

/** A page in bytes that are the same for every visitor, but for what is put between them: a nonce, and a ticket. */
export interface FinishedPage {
  /** UTF-8, up to where the nonce stands. */
  head: Buffer;
  /** What comes after it: a few hundred bytes. */
  tail: Buffer;
  /** Sources of a `script-src` for what stands inline. */
  scriptHashes: string[];
}

const attribute = Buffer.from(` nonce="${nonceMark}"`);
const END = '</script>';

/** The code of the script whose attributes the mark at `at` is one of; undefined where it is not inline. */
function inlineCode(page: Buffer, at: number): Buffer | undefined {
  const from = page.indexOf('>', at) + 1;
  const to = page.indexOf(END, from);
  const isScript = page.subarray(page.lastIndexOf('<', at)).subarray(0, 7).equals(Buffer.from('<script'));
  return isScript && to > from ? page.subarray(from, to) : undefined;
}

/**
 * Makes rendered HTML into a page to send. Its inline scripts are allowed by their hashes, so that finished bytes, compressed ones too, do for
 * every visitor; `added` are hashes of what the site is known to add while it runs. Only the last of the scripts keeps a nonce, by which it may
 * add others.
 */
export function finishPage(html: Uint8Array, added: readonly string[] = []): FinishedPage {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const last = page.lastIndexOf(attribute);
  if (last === -1) return { head: page, tail: Buffer.alloc(0), scriptHashes: [] };
  const parts: Buffer[] = [];
  const scriptHashes = new Set(added);
  let from = 0;
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, from)) {
    const code = inlineCode(page, at);
    if (code) scriptHashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    parts.push(page.subarray(from, at));
    from = at + attribute.length;
  }
  return {
    head: Buffer.concat([...parts, Buffer.from(' nonce="')]),
    tail: Buffer.from(`"${page.subarray(from).toString()}`),
    scriptHashes: [...scriptHashes],
  };
}

/** By it a page is known that is the same as before, without unpacking that one. */
export const digestOf = ({ head, tail }: FinishedPage): string =>
  createHash('sha1').update(head).update(tail).digest('base64');

export const newNonce = () => randomBytes(16).toString('base64');

/** What stands in one answer between the two parts of a page: its nonce and, as a further attribute of the same script, the ticket of its reports. */
export const fillingOf = (nonce: string, ticket: string | undefined): string =>
  ticket ? `${nonce}" data-ticket="${ticket}` : nonce;
