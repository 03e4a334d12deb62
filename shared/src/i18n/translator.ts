import type { FlatNamespace, TFunction } from 'i18next';
import type { I18n } from './instance.ts';
import { pluralOf } from './number-text.ts';

/** Says a message; undefined where i18next has to. */
type Say = (values: Readonly<Record<string, unknown>> | undefined) => string | undefined;

const leave: Say = () => undefined;

/** What i18next understands beyond values that are filled in. */
const meanings = [
  'context',
  'ordinal',
  'defaultValue',
  'returnObjects',
  'joinArrays',
  'replace',
  'interpolation',
  'lng',
  'ns',
  'postProcess',
] as const;

/** A text with places for values; messages that refer to others, format or are lists are left to i18next. */
function compile(message: unknown): Say {
  if (typeof message !== 'string' || message.includes('$t(')) return leave;
  const [first = '', ...parts] = message.split(/\{\{\s*(\w+)\s*\}\}/);
  if ([first, ...parts].some((part) => part.includes('{{'))) return leave;
  if (parts.length === 0) return () => message;
  return (values) => {
    let text = first;
    for (let place = 0; place < parts.length; place += 2) {
      const value = values?.[parts[place] ?? ''];
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      text += `${value}${parts[place + 1]}`;
    }
    return text;
  };
}

const rules = new Map<string, Intl.PluralRules>();
function ruledPlural(tag: string, count: number): Intl.LDMLPluralRule {
  const kept = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, kept);
  return kept.select(count);
}
const pluralIn = (tag: string, count: number) => pluralOf(count, tag) ?? ruledPlural(tag, count);

type Store = I18n['store'];
/** By language and namespace, then by key. They hold nothing of a visitor: on the server all share those of a site. */
const compiled = new WeakMap<Store, Map<string, Map<string, Say>>>();

function compiledIn(store: Store, language: string, namespace: string): Map<string, Say> {
  let all = compiled.get(store);
  if (!all) {
    const made = (all = new Map<string, Map<string, Say>>());
    compiled.set(store, made);
    // A release that is replaced brings other messages of the same name.
    for (const change of ['added', 'removed'] as const) store.on(change, () => made.forEach((says) => says.clear()));
  }
  const name = `${language} ${namespace}`;
  const says = all.get(name) ?? new Map<string, Say>();
  all.set(name, says);
  return says;
}

/** As i18next looks for a message that depends on a number: of none, of its plural, and for any. */
export function findMessage(i18n: I18n, tag: string, namespace: string, key: string, count: unknown): unknown {
  const [name, rest] = key.includes(':') ? key.split(':', 2) : [namespace, key];
  const read = (found: string): unknown => i18n.getResource(tag, name ?? namespace, found);
  if (typeof count !== 'number') return read(rest ?? '');
  return (
    (count === 0 ? read(`${rest}_zero`) : undefined) ?? read(`${rest}_${pluralIn(tag, count)}`) ?? read(rest ?? '')
  );
}

/** A message with its values, whatever the key is. */
export type Translate = (key: unknown, values?: Readonly<Record<string, unknown>>) => string;

/** Translates messages that are texts with values, each of which is looked for and taken apart once, and leaves the others to `whole`. */
export function translatorWith(i18n: I18n, tag: string, namespace: string, whole: Translate): Translate {
  const says = compiledIn(i18n.store, tag, namespace);
  return (key, values) => {
    if (typeof key !== 'string' || (values && (typeof values !== 'object' || meanings.some((name) => name in values))))
      return whole(key, values);
    const count = values?.['count'];
    const name = typeof count === 'number' ? `${key}_${count === 0 ? 'zero ' : ''}${pluralIn(tag, count)}` : key;
    let say = says.get(name);
    if (!say) says.set(name, (say = compile(findMessage(i18n, tag, namespace, key, count))));
    return say(values) ?? whole(key, values);
  };
}

/**
 * Translates as `i18n.getFixedT(tag, namespace)` does, for a fraction of its cost. i18next stays the source of all messages and
 * translates those that are more than a text with values; a page has hundreds that are not.
 */
export function createTranslator(i18n: I18n, tag: string, namespace: FlatNamespace): TFunction<FlatNamespace> {
  const fixed = i18n.getFixedT(tag, namespace);
  // What it adds to each message is not ours to add.
  if (i18n.options.postProcess) return fixed;
  return translatorWith(i18n, tag, namespace, fixed as unknown as Translate) as unknown as TFunction<FlatNamespace>;
}
