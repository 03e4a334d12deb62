import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { pageKindOf, sizeBudgets } from '../checks/size-budgets.ts';
import { heavierFile } from './heavier-file.ts';
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

/** Files of a release that the first load of each of its pages asks for, in one language. */
function startFiles({ hints }: ReleaseManifest, language: string): string[] {
  const assets = [hints.entry, hints.messages[language]];
  return assets.flatMap((list) => [...(list?.js ?? []), ...(list?.css ?? [])]);
}

/** The same of one page. */
function filesOf(release: ReleaseManifest, { id, namespaces = [] }: Page, language: string): string[] {
  const { pages, messages } = release.hints;
  const assets = [pages[id], ...namespaces.map((namespace) => messages[`${namespace}/${language}`])];
  const own = assets.flatMap((list) => [...(list?.js ?? []), ...(list?.css ?? [])]);
  return [...new Set([...startFiles(release, language), ...own])];
}

/** Files that an extension adds to a page, in one language. */
function addedFiles({ hints }: ReleaseManifest, { id, namespaces = [] }: Extension, language: string): string[] {
  const assets = [hints.pages[id], ...namespaces.map((namespace) => hints.messages[`${namespace}/${language}`])];
  const files = new Set(assets.flatMap((list) => [...(list?.js ?? []), ...(list?.css ?? [])]));
  return [...files].filter((file) => !hints.entry.js.includes(file) && !hints.entry.css.includes(file));
}

const budgetOf = (slot: string): number =>
  Object.entries(sizeBudgets.slot).find(([name]) => name === slot)?.[1] ?? sizeBudgets.otherSlot;

function checkBudget(what: string, bytes: number, budget: number, why = ''): void {
  if (bytes > budget * 1000)
    throw new ReleaseRefusal(
      `${what} has ${bytes} bytes (compressed), and its budget is ${budget} kB${why && `: ${why}`}`,
    );
}

interface Build {
  release: ReleaseManifest;
  /** What visitors have of it now. */
  before?: ReleaseManifest | undefined;
  bytes: ReadonlyMap<string, number>;
}

/** Refuses a part of what pages load, and says which file made it heavier. */
function checkFilesOf({ release, before, bytes }: Build, what: string, files: readonly string[], budget: number): void {
  const sum = files.reduce((total, file) => total + (bytes.get(file) ?? 0), 0);
  checkBudget(what, sum, budget, heavierFile(files, release, before));
}

const isStyle = (file: string) => file.endsWith('.css');
const isScript = (file: string) => !isStyle(file);

/** Refuses what one page adds to the start of the host, in one language. */
function checkPage(build: Build, page: Page, language: string, files: readonly string[]): void {
  const { kind, scripts } = pageKindOf(page.path);
  const name = (part: string) => `page ${page.id} (${page.path}, ${kind}) in ${language}: its ${part}`;
  checkFilesOf(build, name('script'), files.filter(isScript), scripts - sizeBudgets.hostScripts);
  checkFilesOf(build, name('style'), files.filter(isStyle), sizeBudgets.remotePageStyles);
}

/** Refuses a host that makes each page heavier than visitors should have to load, or one of its own pages. */
export async function checkHostSizes(dist: string, release: ReleaseManifest, before?: ReleaseManifest): Promise<void> {
  const build = { release, before, bytes: await sentBytes(path.join(dist, 'client'), Object.keys(release.files)) };
  for (const language of languageCodes) {
    const start = startFiles(release, language);
    checkFilesOf(build, `each page in ${language}: the host's script`, start.filter(isScript), sizeBudgets.hostScripts);
    checkFilesOf(build, `each page in ${language}: the host's style`, start.filter(isStyle), sizeBudgets.hostStyles);
    for (const page of release.pages) {
      const added = filesOf(release, page, language).filter((file) => !start.includes(file));
      checkPage(build, page, language, added);
    }
  }
}

/**
 * Refuses a remote that is larger than visitors should have to load, as a whole, on a page, or in a slot of a page of others.
 * A page's share is what its kind may have beside the host's share, so that neither needs to know what the other weighs.
 */
export async function checkSizes(dist: string, release: ReleaseManifest, before?: ReleaseManifest): Promise<void> {
  const bytes = await sentBytes(path.join(dist, 'client'), Object.keys(release.files));
  const build = { release, before, bytes };
  for (const language of languageCodes)
    for (const page of release.pages) checkPage(build, page, language, filesOf(release, page, language));
  for (const extension of release.extensions)
    for (const language of languageCodes) {
      const added = addedFiles(release, extension, language);
      const what = `extension ${extension.id} in ${language}`;
      checkFilesOf(build, what, added, budgetOf(extension.slot));
    }
  checkFilesOf(build, `${release.name} with all its files`, [...bytes.keys()], sizeBudgets.remote);
}
