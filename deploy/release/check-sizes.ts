import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { sizeBudgets } from '../checks/size-budgets.ts';
import { ReleaseRefusal } from './registry-changes.ts';

type Page = ReleaseManifest['pages'][number];
type Extension = ReleaseManifest['extensions'][number];

/** Bytes of each public file as a browser gets it. */
async function sentBytes(client: string, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = files.map(async (file) => {
    const target = path.join(client, file);
    const compressed = `${target}.br`;
    return [file, (await stat(existsSync(compressed) ? compressed : target)).size] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** Files of a remote that the first load of a page asks for, in one language. */
function filesOf({ hints }: ReleaseManifest, { id, namespaces = [] }: Page, language: string): string[] {
  const messages = [language, ...namespaces.map((namespace) => `${namespace}/${language}`)];
  const assets = [hints.entry, hints.pages[id], ...messages.map((key) => hints.messages[key])];
  return [...new Set(assets.flatMap((list) => [...(list?.js ?? []), ...(list?.css ?? [])]))];
}

/** Files that an extension adds to a page, in one language. */
function addedFiles({ hints }: ReleaseManifest, { id, namespaces = [] }: Extension, language: string): string[] {
  const assets = [hints.pages[id], ...namespaces.map((namespace) => hints.messages[`${namespace}/${language}`])];
  const files = new Set(assets.flatMap((list) => [...(list?.js ?? []), ...(list?.css ?? [])]));
  return [...files].filter((file) => !hints.entry.js.includes(file) && !hints.entry.css.includes(file));
}

const budgetOf = (slot: string): number =>
  Object.entries(sizeBudgets.slot).find(([name]) => name === slot)?.[1] ?? sizeBudgets.otherSlot;

function checkBudget(what: string, bytes: number, budget: number): void {
  if (bytes > budget * 1000)
    throw new ReleaseRefusal(`${what} has ${bytes} bytes (compressed), and its budget is ${budget} kB`);
}

/** Refuses a remote that is larger than visitors should have to load, as a whole, on a page, or in a slot of a page of others. */
export async function checkSizes(dist: string, release: ReleaseManifest): Promise<void> {
  const bytes = await sentBytes(path.join(dist, 'client'), Object.keys(release.files));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (bytes.get(file) ?? 0), 0);
  for (const page of release.pages)
    for (const language of languageCodes) {
      const files = filesOf(release, page, language);
      const name = (part: string) => `page ${page.id} (${page.path}) in ${language}: its ${part}`;
      const styles = files.filter((file) => file.endsWith('.css'));
      checkBudget(name('script'), sum(files) - sum(styles), sizeBudgets.remotePageScripts);
      checkBudget(name('style'), sum(styles), sizeBudgets.remotePageStyles);
    }
  for (const extension of release.extensions)
    for (const language of languageCodes) {
      const added = sum(addedFiles(release, extension, language));
      checkBudget(`extension ${extension.id} in ${language}`, added, budgetOf(extension.slot));
    }
  checkBudget(`${release.name} with all its files`, sum([...bytes.keys()]), sizeBudgets.remote);
}
