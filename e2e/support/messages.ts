import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { readCatalogs } from '../../deploy/checks/messages/catalog.ts';

const root = path.resolve(import.meta.dirname, '../..');
const plural = /_(zero|one|two|few|many|other)$/;

interface Tree {
  [key: string]: string | Tree;
}

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** A package's own messages, or those that lie beside a part of it: `host/src/doctor`. */
const folderOf = (folder: string) => path.join(root, folder, folder.includes('/') ? 'messages' : 'src/messages');
const read = (folder: string, code: LanguageCode) =>
  new Map(flatten(JSON.parse(readFileSync(path.join(folderOf(folder), `${code}.json`), 'utf8'))));

/** The site's own messages in one language, as its authors wrote them: `say('remote-shop', 'menu.shop')`. */
export function messagesOf(code: LanguageCode) {
  const known = new Map<string, Map<string, string>>();
  return function say(folder: string, key: string, slots: Record<string, string | number> = {}): string {
    let messages = known.get(folder);
    if (!messages) known.set(folder, (messages = read(folder, code)));
    const text = messages.get(key);
    if (text === undefined) throw new Error(`${folder} has no message ${key} in ${code}`);
    return text.replace(/{{(\w+)}}/g, (slot, name: string) => String(slots[name] ?? slot));
  };
}

/** Every key of every namespace that has more than one part: none of them may ever be read on a page. */
export const messageKeys: ReadonlySet<string> = new Set(
  readCatalogs(root, ({ file, text }) => {
    throw new Error(`${file} ${text}`);
  })
    .flatMap(({ texts }) => [...texts.en.keys()])
    .map((key) => key.replace(plural, ''))
    .filter((key) => key.includes('.')),
);
