import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../i18n/languages.ts';
import type { Messages } from '../contract.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
type Texts = Map<string, string>;

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const read = (file: string): Texts => new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Messages));
const bases = (texts: Texts) => new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
const slots = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map((match) => match[1]).sort().join();

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

/** A key is used where the code names it, or names its beginning in a template (`plans.${code}`). */
function isUsed(key: string, source: string, templates: string[]): boolean {
  return source.includes(`'${key}'`) || templates.some((start) => key.startsWith(start));
}

/**
 * What is wrong with the messages in `folder`/messages: keys that a language lacks or has alone, plural forms that its
 * rules want, placeholders that differ, empty texts, and keys that no source in `folder` uses.
 */
export function findMessageFaults(folder: string): string[] {
  const faults: string[] = [];
  const english = read(path.join(folder, 'messages/en.json'));
  const source = sourcesOf(folder);
  const templates = [...source.matchAll(/t\(`([^`$]+)\$\{/g)].map((match) => match[1] ?? '').filter(Boolean);
  for (const { code, tag } of languages) {
    const texts = read(path.join(folder, `messages/${code}.json`));
    const own = bases(texts);
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const base of new Set([...bases(english), ...own])) {
      if (!own.has(base)) faults.push(`${code}: ${base} is missing`);
      else if (!bases(english).has(base)) faults.push(`${code}: ${base} is not in English`);
      else if (english.has(`${base}_other`)) {
        for (const form of forms) if (!texts.has(`${base}_${form}`)) faults.push(`${code}: ${base} has no form "${form}"`);
      } else if (slots(texts.get(base) ?? '') !== slots(english.get(base) ?? '')) faults.push(`${code}: ${base} has other placeholders`);
    }
    for (const [key, text] of texts) if (!text.trim()) faults.push(`${code}: ${key} is empty`);
  }
  for (const base of bases(english)) if (!isUsed(base, source, templates)) faults.push(`${base} is not used`);
  return faults;
}
