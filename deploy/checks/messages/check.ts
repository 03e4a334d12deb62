import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../finding.ts';
import { filesBelow } from '../source-files.ts';
import {
  baseOf,
  formsByKey,
  messagesFile,
  messagesOfPackage,
  readCatalogs,
  variablesOf,
  type Catalog,
} from './catalog.ts';
import { compareLanguages } from './compare.ts';
import { findKeyUses, type KeyUse } from './key-uses.ts';

const sources = /^(api|host|shared|remote-[^/]+)\/(src|server)\/.*\.tsx?$/;
const notShown = /\.test\.tsx?$|\.d\.ts$|\/testing\//;

interface Known {
  catalog: Catalog;
  /** Variables of each key that code may use. */
  keys: ReadonlyMap<string, { variables: ReadonlySet<string>; isPlural: boolean }>;
  used: Set<string>;
}

function known(catalog: Catalog): Known {
  const forms = [...formsByKey(catalog.texts.en)].map(([key, texts]) => {
    const variables = new Set([...texts.values()].flatMap((text) => [...variablesOf(text)]));
    return [key, { variables, isPlural: !texts.has('') }] as const;
  });
  return { catalog, keys: new Map(forms), used: new Set() };
}

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Keys that a pattern can mean; a plural form may be named in full. */
function matches({ pattern }: KeyUse, { keys, catalog }: Known): string[] {
  if (!pattern.includes('*')) return [baseOf(pattern, catalog.texts.en)].filter((key) => keys.has(key));
  const expression = new RegExp(`^${pattern.split('*').map(escape).join('.+')}$`);
  return [...keys.keys()].filter((key) => expression.test(key));
}

function missingVariables(use: KeyUse, key: string, { keys }: Known): string[] {
  const { variables = new Set<string>(), isPlural = false } = keys.get(key) ?? {};
  if (!use.variables || use.pattern.includes('*')) return [];
  const wanted = new Set(isPlural ? [...variables, 'count'] : variables);
  return [...wanted].filter((name) => !use.variables?.has(name));
}

/** Marks what a file uses; reports keys that do not exist and variables that are not handed over. */
function checkFile(
  root: string,
  file: string,
  own: Known | undefined,
  byNamespace: ReadonlyMap<string, Known>,
): Finding[] {
  const { uses, candidates } = findKeyUses(file, readFileSync(path.join(root, file), 'utf8'));
  for (const namespace of byNamespace.values())
    for (const key of namespace.keys.keys()) if (candidates.has(key)) namespace.used.add(key);
  return uses.flatMap((use) => {
    const places = use.namespace === undefined ? [own, byNamespace.get('common')] : [byNamespace.get(use.namespace)];
    const place = places.find((candidate) => candidate && matches(use, candidate).length > 0);
    if (!place)
      return [
        {
          file,
          line: use.line,
          text: `no message ${use.namespace ?? own?.catalog.namespace ?? 'common'}:${use.pattern}`,
        },
      ];
    return matches(use, place).flatMap((key) => {
      place.used.add(key);
      const missing = missingVariables(use, key, place);
      return missing.length ? [{ file, line: use.line, text: `${key} needs {{${missing.join(', ')}}}` }] : [];
    });
  });
}

/** All that is to say about the messages: languages beside each other, and messages beside the code that shows them. */
export function checkMessages(root: string): Finding[] {
  const findings: Finding[] = [];
  const catalogs = readCatalogs(root, (finding) => findings.push(finding));
  const byNamespace = new Map<string, Known>();
  for (const catalog of catalogs) {
    const other = byNamespace.get(catalog.namespace)?.catalog.folder;
    if (other)
      findings.push({ file: catalog.folder, text: `the namespace ${catalog.namespace} has messages in ${other} too` });
    byNamespace.set(catalog.namespace, known(catalog));
  }
  const places = [...byNamespace.values()].sort((a, b) => b.catalog.folder.length - a.catalog.folder.length);
  // The messages closest to a file: those of its part, else those of its package.
  const ownOf = (file: string) =>
    places.find(
      ({ catalog }) =>
        file.startsWith(path.posix.dirname(catalog.folder).concat('/')) ||
        catalog.folder === messagesOfPackage(file.split('/', 1)[0] ?? ''),
    );
  for (const file of filesBelow(root).filter((name) => sources.test(name) && !notShown.test(name)))
    findings.push(...checkFile(root, file, ownOf(file), byNamespace));
  for (const { catalog, keys, used } of byNamespace.values()) {
    findings.push(...compareLanguages(catalog));
    const unused = [...keys.keys()].filter((key) => !used.has(key));
    findings.push(...unused.map((key) => ({ file: messagesFile(catalog.folder, 'en'), text: `${key}: is not used` })));
  }
  return findings;
}
