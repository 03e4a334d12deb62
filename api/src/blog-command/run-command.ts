import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { isAbsolute, resolve } from 'node:path';
import { languageCodes, initialLanguage } from '@sahra/shared/i18n/languages';
import { StartError } from '@sahra/shared/server/settings';
import { z } from 'zod';
import type { Connection } from '../database/connect.ts';
import { writeExport } from '../blog-export/write-export.ts';
import type { ReadOptions } from '../blog-import/foreign-post.ts';
import { countFile, importPosts, openForeignFile, withImportLock } from '../blog-import/import-file.ts';
import { ImportNotes } from '../blog-import/import-notes.ts';
import type { MayConnect } from '../blog-import/pictures/public-address.ts';
import type { UploadParts } from '../uploads/store-upload.ts';
import { spoolInput } from './spool-input.ts';
import { type BlogOptions, UsageError } from './usage.ts';

/** What a command works with. */
export interface BlogParts {
  readonly connection: Connection;
  readonly uploads: UploadParts;
  readonly site: string;
  readonly signal: AbortSignal;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** To the person at the terminal. */
  readonly say: (line: string) => void;
  readonly now: Date;
  readonly mayConnect?: MayConnect;
}

export type BlogCommand = (parts: BlogParts) => Promise<void>;

const PROGRESS_MS = 5_000;
const languageSchema = z.enum(languageCodes);
const plural = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** Highest memory that the process has had, in MB. */
const peakMemory = () => Math.round(process.resourceUsage().maxRSS / 1024);

function siteOf({ site }: BlogOptions): string | undefined {
  const isAddress = site === undefined || (URL.canParse(site) && /^https?:/.test(site));
  if (!isAddress) throw new UsageError('--site must be an address, https://…');
  return site;
}

async function readOptions(options: BlogOptions, notes: ImportNotes, now: Date): Promise<ReadOptions> {
  const language = languageSchema.safeParse(options.language ?? initialLanguage);
  if (!language.success) throw new UsageError(`--language must be one of ${languageCodes.join(', ')}.`);
  return { language: language.data, site: siteOf(options), note: (what, place) => notes.add(what, place), now };
}

async function folderOf(options: BlogOptions): Promise<string | undefined> {
  if (options.pictures === undefined) return undefined;
  const found = await stat(options.pictures).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`--pictures: ${options.pictures} is no folder.`);
  return resolve(options.pictures);
}

/** Imports a file, and says what became of it. */
export const importCommand =
  (file: string, options: BlogOptions): BlogCommand =>
  async ({ connection, uploads, signal, input, say, now, mayConnect }) => {
    const notes = new ImportNotes();
    const [reading, folder] = [await readOptions(options, notes, now), await folderOf(options)];
    const pictures = { uploads, folder, downloads: !options['no-downloads'], signal, mayConnect };
    const spooled = file === '-' ? await spoolInput(input) : undefined;
    try {
      const foreign = await openForeignFile(spooled?.path ?? file, reading, pictures);
      say(`An export of ${foreign.kind} with ${plural(foreign.total, 'post')}.`);
      if (options['dry-run']) {
        const { posts, texts, comments, pictures: count } = await countFile(foreign);
        say(
          `To import: ${plural(posts, 'post')} (${plural(texts, 'text')}), ${plural(comments, 'comment')}, ${plural(count, 'picture')}. Nothing was written.`,
        );
      } else await withImportLock(connection.pool, () => importAndSay(foreign));
    } finally {
      await spooled?.remove();
    }
    for (const line of notes.lines()) say(`- ${line}`);

    async function importAndSay(foreign: Awaited<ReturnType<typeof openForeignFile>>): Promise<void> {
      const begun = performance.now();
      const rateOf = (read: number) =>
        `${(read / Math.max(0.001, (performance.now() - begun) / 1000)).toFixed(1)} posts/s`;
      let [said, total] = [begun, 0];
      const counts = await importPosts(foreign, {
        ...{ database: connection.database, options: reading, pictures, notes },
        onProgress(read, of) {
          total = read;
          if (performance.now() - said < PROGRESS_MS) return;
          said = performance.now();
          say(`${read} of ${of} posts, ${rateOf(read)}`);
        },
      });
      say(
        `${plural(counts.added, 'text')} added, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.left} left as here;`,
      );
      say(
        `${plural(counts.comments, 'comment')} added, ${counts.commentsUpdated} updated; ${plural(counts.pictures, 'picture')} taken, ${counts.picturesMissing} missing.`,
      );
      say(
        `${plural(total, 'post')} in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${rateOf(total)}, at most ${peakMemory()} MB of memory.`,
      );
    }
  };

/** Writes the whole blog into a file: it is there whole, or as it was. */
export const exportCommand =
  (file: string, options: BlogOptions): BlogCommand =>
  async ({ connection, uploads, signal, output, say, ...parts }) => {
    const site = siteOf(options) ?? parts.site;
    const unfinished = `${file}.new`;
    // It has what is not published.
    const stream: NodeJS.WritableStream = file === '-' ? output : createWriteStream(unfinished, { mode: 0o600 });
    const failure = new Promise<never>((_, fail) =>
      stream.once('error', (error: Error) => fail(new StartError(`${file} cannot be written: ${error.message}`))),
    );
    failure.catch(() => undefined);
    const write = async (text: string) => {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), failure]);
    };
    try {
      const work = writeExport(connection.database, { store: uploads.store, site, signal, onBroken: say }, write);
      const { posts } = await Promise.race([work, failure]);
      // The process ends behind this, and a pipe may not have passed on what it has taken.
      const passedOn = new Promise<void>((done) => stream.write('', (error) => void (error ?? done())));
      await Promise.race([passedOn, failure]);
      if (file !== '-') {
        await Promise.race([new Promise<void>((done) => stream.end(done)), failure]);
        await rename(unfinished, file);
      }
      say(`${plural(posts, 'post')} exported${file === '-' ? '' : ` to ${isAbsolute(file) ? file : resolve(file)}`}.`);
    } catch (error) {
      if (file !== '-') await rm(unfinished, { force: true });
      throw error;
    }
  };

/** The command of these arguments, checked as far as possible before a database is opened. */
export function findCommand([name, file, ...more]: string[], options: BlogOptions): BlogCommand {
  if (name === undefined) throw new UsageError('What is to be done?');
  if (name !== 'import' && name !== 'export') throw new UsageError(`There is no command "${name}".`);
  if (file === undefined) throw new UsageError('Which file?');
  if (more.length > 0) throw new UsageError('Too many arguments.');
  return name === 'import' ? importCommand(file, options) : exportCommand(file, options);
}
