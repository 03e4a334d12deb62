import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium, findInstalledChromium } from './chromium.ts';
import { usePrograms } from './testing/use-programs.ts';

const programs = usePrograms();

describe('finding a browser', () => {
  it('takes the one that CHROMIUM names', async () => {
    const file = programs.make('my-browser', 0);
    expect(await findChromium({ CHROMIUM: file })).toBe(file);
  });

  it.each([
    ['is not there', () => path.join(programs.folder, 'nowhere')],
    ['does not start', () => programs.make('broken', 127)],
  ])('says so when the one that CHROMIUM names %s', async (_case, named) => {
    const file = named();
    await expect(findChromium({ CHROMIUM: file })).rejects.toThrow(
      `CHROMIUM is "${file}", but no browser starts there.`,
    );
  });

  it("prefers Playwright's own to the system's", async () => {
    programs.make('chromium', 0);
    const own = programs.make('own', 0);
    expect(await findInstalledChromium({ PATH: programs.folder }, own)).toBe(own);
  });

  it('prefers the one without a window, which is quicker', async () => {
    programs.make('chromium', 0);
    const shell = programs.make('chromium-headless-shell', 0);
    expect(await findInstalledChromium({ PATH: programs.folder }, path.join(programs.folder, 'own'))).toBe(shell);
  });

  it('passes by a browser that does not start', async () => {
    const own = programs.make('own', 127);
    programs.make('chromium', 127);
    const chrome = programs.make('google-chrome', 0);
    expect(await findInstalledChromium({ PATH: `/nowhere:${programs.folder}` }, own)).toBe(chrome);
  });

  it('finds nothing where nothing is', async () => {
    expect(await findInstalledChromium({ PATH: programs.folder }, path.join(programs.folder, 'own'))).toBeUndefined();
  });
});
