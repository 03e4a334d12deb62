import type { Messages } from '../federation/contract.ts';
import type { I18n } from './instance.ts';
import { getLanguage, type LanguageCode } from './languages.ts';
import { findMessage, translatorWith, type Translate } from './translator.ts';

const isGroup = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/** `messages` with `added` in them and in their groups. */
function merge(messages: Messages, added: Messages): Messages {
  const merged: Messages = { ...messages };
  for (const [key, value] of Object.entries(added)) {
    const known = merged[key];
    merged[key] = isGroup(known) && isGroup(value) ? merge(known, value) : value;
  }
  return merged;
}

/** Calls all of its listeners. */
function createEvent() {
  const listeners = new Set<(value: string) => void>();
  return {
    add: (listener: (value: string) => void) => void listeners.add(listener),
    remove: (listener: (value: string) => void) => void listeners.delete(listener),
    emit: (value: string) => listeners.forEach((listener) => listener(value)),
  };
}

/**
 * What this site uses of an i18next instance, for a browser tab: the same messages, a ninth of the code. Texts with values, plurals and
 * references to other messages; formats, contexts and lists are for servers, and `message-forms.test.ts` refuses a message that has them.
 */
export function createBrowserI18n(code: LanguageCode): I18n {
  /** By language, then by namespace. */
  const bundles: Record<string, Record<string, Messages>> = {};
  const [changed, added] = [createEvent(), createEvent()];

  /** What the translator leaves: a message that refers to another, one that there is not, a value that is missing. */
  const sayRest =
    (tag: string, namespace: string): Translate =>
    (key, values) => {
      const found = [key]
        .flat()
        .map((name) => [String(name), findMessage(i18n, tag, namespace, String(name), values?.['count'])] as const);
      const [name = '', message] = found.find(([, text]) => typeof text === 'string') ?? found.at(-1) ?? [];
      if (typeof message !== 'string') return name.slice(name.indexOf(':') + 1);
      return message
        .split(/(\$t\([^)]*\))/)
        .map((part) =>
          part.startsWith('$t(')
            ? translatorOf(tag, namespace)(part.slice(3, -1), values)
            : part.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, value: string) =>
                values?.[value] === undefined ? place : String(values[value] ?? ''),
              ),
        )
        .join('');
    };
  const translatorOf = (tag: string, namespace: string): Translate =>
    translatorWith(i18n, tag, namespace, sayRest(tag, namespace));

  const instance = {
    language: getLanguage(code).tag as string,
    options: {},
    store: { on: (event: string, listener: () => void) => event === 'added' && added.add(listener) },
    getResource: (tag: string, namespace: string, key: string): unknown =>
      key
        .split('.')
        .reduce<unknown>((group, name) => (isGroup(group) ? group[name] : undefined), bundles[tag]?.[namespace]),
    addResourceBundle(tag: string, namespace: string, messages: Messages) {
      const ofTag = (bundles[tag] ??= {});
      ofTag[namespace] = merge(ofTag[namespace] ?? {}, messages);
      added.emit(tag);
    },
    getFixedT: (tag: string | null, namespace = 'common') => translatorOf(tag ?? instance.language, namespace),
    t: (key: unknown, values?: Parameters<Translate>[1]): string =>
      translatorOf(instance.language, 'common')(key, values),
    changeLanguage(tag: string) {
      instance.language = tag;
      changed.emit(tag);
      return Promise.resolve(instance.t);
    },
    on: (event: string, listener: () => void) => event === 'languageChanged' && changed.add(listener),
    off: (event: string, listener: () => void) => event === 'languageChanged' && changed.remove(listener),
  };
  // Of i18next's type everything that this site calls.
  const i18n = instance as unknown as I18n;
  return i18n;
}
