import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, findInstalledChromium } from './chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sahra-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that stands for a browser: it starts, or it ends as one does whose libraries are missing. */
function program(name: string, exitCode: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('finding a browser', () => {
  it('takes the one that CHROMIUM names', async () => {
    const file = program('my-browser', 0);
    expect(await findChromium({ CHROMIUM: file })).toBe(file);
  });

  it.each([
    ['is not there', () => path.join(folder, 'nowhere')],
    ['does not start', () => program('broken', 127)],
  ])('says so when the one that CHROMIUM names %s', async (_case, named) => {
    const file = named();
    await expect(findChromium({ CHROMIUM: file })).rejects.toThrow(
      `CHROMIUM is "${file}", but no browser starts there.`,
    );
  });

  it("prefers Playwright's own to the system's", async () => {
    program('chromium', 0);
    const own = program('own', 0);
    expect(await findInstalledChromium({ PATH: folder }, own)).toBe(own);
  });

  it('prefers the one without a window, which is quicker', async () => {
    program('chromium', 0);
    const shell = program('chromium-headless-shell', 0);
    expect(await findInstalledChromium({ PATH: folder }, path.join(folder, 'own'))).toBe(shell);
  });

  it('passes by a browser that does not start', async () => {
    const own = program('own', 127);
    program('chromium', 127);
    const chrome = program('google-chrome', 0);
    expect(await findInstalledChromium({ PATH: `/nowhere:${folder}` }, own)).toBe(chrome);
  });

  it('finds nothing where nothing is', async () => {
    expect(await findInstalledChromium({ PATH: folder }, path.join(folder, 'own'))).toBeUndefined();
  });
});
