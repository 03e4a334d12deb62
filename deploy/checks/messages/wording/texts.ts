import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { filesBelow } from '../../source-files.ts';
import { messagesFile, readCatalogs } from '../catalog.ts';

/** One text that visitors read: a message of the site or its mails, or a part of the demo's contents. */
export interface VisitorText {
  /** Relative to the repository. */
  file: string;
  /** `a.b.c`, with the positions of list items. */
  key: string;
  code: LanguageCode;
  text: string;
  kind: 'message' | 'contents';
}

const contentsFolder = 'demo/catalog';
const isCode = (key: string): key is LanguageCode => languageCodes.some((code) => code === key);

/** Addresses, and what is drawn on posters: no running text. */
const notProse = new Set(['slug', 'lettering']);

/** Texts below a key that names a language; a block of program code is no prose. */
function* contentsOf(
  node: unknown,
  keys: readonly string[],
  code?: LanguageCode,
): Generator<Omit<VisitorText, 'file'>> {
  if (typeof node === 'string' && code) yield { key: keys.join('.'), code, text: node, kind: 'contents' };
  if (typeof node !== 'object' || node === null || ('kind' in node && node.kind === 'code')) return;
  for (const [key, child] of Object.entries(node))
    if (!notProse.has(key)) yield* contentsOf(child, [...keys, key], isCode(key) ? key : code);
}

function demoTexts(root: string): VisitorText[] {
  return filesBelow(root)
    .filter((file) => file.startsWith(`${contentsFolder}/`) && file.endsWith('.json'))
    .flatMap((file) =>
      [...contentsOf(JSON.parse(readFileSync(path.join(root, file), 'utf8')), [])].map((text) => ({ file, ...text })),
    );
}

/** Every text that visitors read. Files that are missing or broken are for the check of messages to report. */
export function visitorTexts(root: string): VisitorText[] {
  const messages = readCatalogs(root, () => undefined).flatMap(({ folder, texts }) =>
    languageCodes.flatMap((code) =>
      [...texts[code]].map(([key, text]) => ({
        file: messagesFile(folder, code),
        key,
        code,
        text,
        kind: 'message' as const,
      })),
    ),
  );
  return [...messages, ...demoTexts(root)];
}

/** Stands where a variable or an address stood: no rule looks at it, but something is there. */
const STAND_IN = '\uFFFC';

/** What a reader sees of a text: without tags and invisible marks of direction, and with stand-ins for what varies. */
export const readable = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
    .replaceAll(/<\/?[\w-]+\s*\/?>/g, '')
    .replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|https?:\/\/\S+/g, STAND_IN);
