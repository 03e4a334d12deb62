import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { importedRows } from '../database/import-tables.ts';
import { postTranslations } from '../database/blog-tables.ts';
import { contributions } from '../database/contribution-tables.ts';
import { exportFile, useFolder } from '../blog-import/testing/run-blog.ts';
import { wxrOf } from '../blog-import/testing/wxr.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findCommand } from './run-command.ts';
import { readArguments, UsageError } from './usage.ts';

/** Processes take their time on a busy machine. */
const slow = 240_000;
const write = useFolder();
const dataFolder = mkdtempSync(join(tmpdir(), 'sahra-data-'));
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** Starts `npm run blog` as far as it is the api's. */
function start(args: string[], input = ''): Running {
  const child = spawn(process.execPath, [join(inject('apiBundle'), 'blog.js'), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: testDatabase.url, DATA_DIR: dataFolder },
  });
  const said = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
  // A process that was killed reads no more.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return { child, ended: once(child, 'close').then(([code]: unknown[]) => ({ code: code as number | null, ...said })) };
}
const run = (args: string[], input?: string) => start(args, input).ended;

it.each<[string, string[], string]>([
  ['No command', [], 'What is to be done?'],
  ['An unknown command', ['toString', 'x'], 'There is no command "toString"'],
  ['No file', ['import'], 'Which file?'],
  ['Two files', ['import', 'a', 'b'], 'Too many arguments'],
  ['An unknown option', ['import', 'a', '--force'], "Unknown option '--force'"],
])('%s is refused with the reason', (_case, args, reason) => {
  const find = () => {
    const { values, positionals } = readArguments(args);
    return findCommand(positionals, values);
  };
  expect(find).toThrow(UsageError);
  expect(find).toThrow(reason);
});

it(
  'What cannot be used ends the process with 2, what cannot be read with 1, and each says why',
  async () => {
    expect(await run(['import', exportFile('ghost.json'), '--language', 'xx'])).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringMatching(/^--language must be one of ar, en, de, fr, gr\.\n\nnpm run blog/),
    });
    expect(await run(['import', exportFile('ghost.json'), '--site', 'nowhere'])).toMatchObject({ code: 2 });
    expect(await run(['import', exportFile('ghost.json'), '--pictures', '/nowhere'])).toMatchObject({ code: 2 });
    expect(await run(['import', '/nowhere.xml'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('/nowhere.xml cannot be read'),
    });
    expect(await run(['export', '/nowhere/blog.jsonl'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('cannot be written'),
    });
  },
  slow,
);

it(
  'Files come by the standard input and go to the standard output, as they do with the containers',
  async () => {
    const imported = await run(['import', '-', '--no-downloads'], readFileSync(exportFile('wordpress.xml'), 'utf8'));
    expect(imported).toMatchObject({ code: 0, output: '', errors: expect.stringContaining('3 texts added') });
    const { code, output, errors } = await run(['export', '-']);
    expect([code, output.split('\n')[0], errors]).toEqual([
      0,
      expect.stringContaining('{"format":"sahra-blog","version":1'),
      expect.stringMatching(/^\d+ posts exported\.\n$/),
    ]);
    const file = write('blog.jsonl', '');
    expect((await run(['export', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(output);
  },
  slow,
);

/** A large file of one site. */
const large = (site: string, count: number) =>
  wxrOf(
    Array.from({ length: count }, (_, index) => ({
      title: `Number ${index}`,
      name: `${site}-${index}`,
      content: `<p>${'Some words of a text. '.repeat(60)}</p>`,
      comments: [{ id: `${index}a` }, { id: `${index}b`, parent: `${index}a` }],
    })),
    `https://${site}.example`,
  );
const stored = async (site: string) => ({
  texts: await testDatabase.database.$count(postTranslations, like(postTranslations.slug, `${site}-%`)),
  comments: await testDatabase.database.$count(
    contributions,
    sql`${contributions.thingKind} = 'post' and ${contributions.thingId} in (select post_id from post_translations where slug like ${`${site}-%`})`,
  ),
});
const entries = (site: string) =>
  testDatabase.database.$count(importedRows, eq(importedRows.source, `wordpress https://${site}.example`));

it(
  'Killed with kill -9 in the middle, again and again, and then done to its end: whole, and nothing twice',
  async () => {
    const file = write('killed.xml', large('killed', 200));
    let kills = 0;
    for (const least of [1, 50, 120]) {
      const { child, ended } = start(['import', file]);
      await expect
        .poll(async () => (await stored('killed')).texts, { timeout: 60_000, interval: 20 })
        .toBeGreaterThanOrEqual(least);
      child.kill('SIGKILL');
      if ((await ended).code === null) kills += 1;
      const { texts, comments } = await stored('killed');
      expect(comments).toBe(2 * texts);
    }
    expect(kills).toBeGreaterThan(1);
    // PostgreSQL notices that the process is gone when it next speaks to it.
    await expect.poll(async () => (await run(['import', file])).code, { timeout: 60_000 }).toBe(0);
    expect(await stored('killed')).toEqual({ texts: 200, comments: 400 });
    expect((await run(['import', file])).errors).toContain('0 texts added, 0 updated, 200 unchanged');
    expect(await entries('killed')).toBe(200 * 4 + 2);
  },
  slow,
);

it(
  'Of two imports at once one is refused, and says so',
  async () => {
    const file = write('two.xml', large('two', 200));
    const first = start(['import', file]);
    await expect.poll(async () => (await stored('two')).texts, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    const second = await run(['import', file]);
    expect(second).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Another import is under way: one at a time.'),
    });
    expect((await first.ended).code).toBe(0);
    expect(await stored('two')).toEqual({ texts: 200, comments: 400 });
  },
  slow,
);
