import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFirefox, findInstalledFirefox } from './firefox.ts';
import { usePrograms } from './testing/use-programs.ts';

const programs = usePrograms();

it('takes the Firefox that FIREFOX names', async () => {
  const file = programs.make('my-firefox', 0);
  expect(await findFirefox({ FIREFOX: file })).toBe(file);
});

it('says so when nothing starts where FIREFOX says', async () => {
  const file = programs.make('broken', 127);
  await expect(findFirefox({ FIREFOX: file })).rejects.toThrow(`FIREFOX is "${file}", but no browser starts there.`);
});

it("takes the system's that starts, and says what is needed where nothing can be installed", async () => {
  programs.make('firefox-esr', 127);
  const firefox = programs.make('firefox', 0);
  expect(await findInstalledFirefox({ PATH: programs.folder })).toBe(firefox);
  rmSync(firefox);
  await expect(findFirefox({ PATH: programs.folder })).rejects.toThrow(
    'The tests in Firefox need one, with libavcodec',
  );
});
