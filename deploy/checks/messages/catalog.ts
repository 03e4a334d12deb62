import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { Finding } from '../finding.ts';
import { filesBelow, packagesWith } from '../source-files.ts';

/** Texts of one language by key, `a.b.c` for nested ones. */
export type Texts = ReadonlyMap<string, string>;

/** The messages of one package, or of a part of it that few visitors see, in every language. */
export interface Catalog {
  /** Where its files lie. */
  folder: string;
  namespace: string;
  texts: Readonly<Record<LanguageCode, Texts>>;
}

export const messagesFile = (folder: string, code: LanguageCode) => `${folder}/${code}.json`;

/** Where a package keeps its own messages: those of its namespace. */
export const messagesOfPackage = (name: string) => `${name}/src/messages`;

/** A part's messages lie in a folder of its own, `host/src/doctor/messages`, and are loaded with it. */
const partMessages = /^[^/]+\/src\/(?:[^/]+\/)+messages(?=\/[^/]+\.json$)/;

function namespaceOf(folder: string): string {
  const [name = '', , ...parts] = folder.split('/');
  if (parts.length > 1) return parts.at(-2) ?? '';
  return name === 'shared' ? 'common' : name.replace(/^remote-/, '');
}

function* leaves(node: unknown, prefix: string): Generator<[string, unknown]> {
  if (typeof node !== 'object' || node === null) yield [prefix, node];
  else for (const [key, child] of Object.entries(node)) yield* leaves(child, prefix ? `${prefix}.${key}` : key);
}

function readTexts(root: string, file: string, report: (finding: Finding) => void): Texts {
  const texts = new Map<string, string>();
  if (!existsSync(path.join(root, file))) {
    report({ file, text: 'is missing' });
    return texts;
  }
  for (const [key, value] of leaves(JSON.parse(readFileSync(path.join(root, file), 'utf8')), '')) {
    if (typeof value === 'string' && value.trim()) texts.set(key, value);
    else report({ file, text: `${key}: is not a text` });
  }
  return texts;
}

/** The folders with messages: of every package, and of parts of it. */
function messageFolders(root: string): string[] {
  const packages = packagesWith(root, 'src');
  const ofParts = packages.flatMap((name) =>
    filesBelow(root, `${name}/src`).flatMap((file) => partMessages.exec(file)?.[0] ?? []),
  );
  return [...packagesWith(root, 'src/messages').map(messagesOfPackage), ...new Set(ofParts)];
}

/** All messages, found by their folders. */
export function readCatalogs(root: string, report: (finding: Finding) => void): Catalog[] {
  return messageFolders(root).map((folder) => {
    const read = (code: LanguageCode) => readTexts(root, messagesFile(folder, code), report);
    const texts = { ar: read('ar'), en: read('en'), de: read('de'), fr: read('fr'), gr: read('gr') };
    return { folder, namespace: namespaceOf(folder), texts };
  });
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key that code uses: without the suffix of a plural form. */
export const baseOf = (key: string, texts: Texts) =>
  pluralSuffix.test(key) && texts.has(key.replace(pluralSuffix, '_other')) ? key.replace(pluralSuffix, '') : key;

/** Forms of each key that code uses: `{ '': text }`, or the plural categories. */
export function formsByKey(texts: Texts): Map<string, Map<string, string>> {
  const result = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const base = baseOf(key, texts);
    const forms = result.get(base) ?? new Map<string, string>();
    result.set(base, forms.set(key.slice(base.length + 1), text));
  }
  return result;
}

/** Names between `{{` and `}}`. */
export const variablesOf = (text: string) =>
  new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''));

/** Plural categories of a language, as i18next asks for them. */
export function pluralCategories(code: LanguageCode): string[] {
  const tag = languages.find((language) => language.code === code)?.tag ?? code;
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}
