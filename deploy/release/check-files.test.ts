import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modulesOf } from '@sahra/shared/federation/release-modules';
import { describe, expect, it } from 'vitest';
import { checkFiles, readBuild } from './check-files.ts';
import { temporaryFolder, writeBuild } from './testing/build.ts';
import { described } from './testing/shop-builds.ts';

const check = async (dist: string) => checkFiles(dist, await readBuild(dist));

it('A complete build passes', async () => {
  const { dist, manifest } = await writeBuild('shop', '1.0.0');
  expect(await readBuild(dist)).toEqual(manifest);
  await check(dist);
});

it('A build passes that tells browsers the hashes of its modules', async () => {
  const { manifest } = await writeBuild('shop', '1.0.0');
  const text = JSON.stringify(modulesOf(manifest));
  const files = { ...manifest.files, 'modules.json': described(text) };
  const { dist } = await writeBuild('shop', '1.0.0', { files }, { 'modules.json': text });
  await check(dist);
});

describe('A build is refused, and the reason names the file', () => {
  it.each([
    [
      'that lacks a chunk',
      'assets/list.js is named in remote.json and is missing',
      (dist: string) => rm(path.join(dist, 'client/assets/list.js')),
    ],
    [
      'of which a byte was changed',
      'assets/list.js does not have the hash that remote.json says',
      (dist: string) => writeFile(path.join(dist, 'client/assets/list.js'), 'export default 3;'),
    ],
    [
      'whose compressed file holds something else',
      'assets/list.js.br does not hold what assets/list.js holds',
      (dist: string) => writeFile(path.join(dist, 'client/assets/list.js.br'), 'nothing'),
    ],
    [
      'with a file that nobody named',
      'assets/more.js is not named in remote.json',
      (dist: string) => writeFile(path.join(dist, 'client/assets/more.js'), ''),
    ],
    [
      'that tells browsers another hash of a module',
      'modules.json does not say of the modules what remote.json says',
      async (dist: string) => {
        const { manifest } = await writeBuild('shop', '1.0.0');
        const text = JSON.stringify({ ...modulesOf(manifest), integrity: { 'remoteEntry.js': 'sha384-other' } });
        await writeFile(path.join(dist, 'client/modules.json'), text);
        const files = { ...manifest.files, 'modules.json': described(text) };
        await writeFile(path.join(dist, 'remote.json'), JSON.stringify({ ...manifest, files }));
      },
    ],
    [
      'without a server bundle',
      'server/app.js is named in remote.json and is missing',
      (dist: string) => rm(path.join(dist, 'server/app.js')),
    ],
    [
      'of whose server bundle a byte was changed',
      'server/app.js does not have the hash that remote.json says',
      (dist: string) => writeFile(path.join(dist, 'server/app.js'), 'export default {}; '),
    ],
    [
      'with a file in its server bundle that nobody named',
      'more.js is not named in remote.json',
      (dist: string) => writeFile(path.join(dist, 'server/more.js'), ''),
    ],
    [
      'without remote.json',
      'is missing: this is no complete build',
      (dist: string) => rm(path.join(dist, 'remote.json')),
    ],
    [
      'whose remote.json is cut in half',
      'cannot be understood',
      (dist: string) => writeFile(path.join(dist, 'remote.json'), '{"schema":1,'),
    ],
    [
      'whose remote.json says less than it must',
      'cannot be understood',
      (dist: string) => writeFile(path.join(dist, 'remote.json'), '{"schema":1}'),
    ],
  ])('%s', async (_, reason, damage) => {
    const { dist } = await writeBuild('shop', '1.0.0');
    await damage(dist);
    await expect(check(dist)).rejects.toThrow(reason);
  });

  it.each([
    ['a link to a file', 'client/assets/secret.txt', '/etc/passwd'],
    ['a link to a folder', 'client/etc', '/etc'],
    ['a link to one of its own files', 'client/assets/again.js', 'list.js'],
    ['a link that leads nowhere', 'client/nothing', './nowhere'],
    ['a link beside its server bundle', 'server/settings.js', '/etc/passwd'],
    ['a link in the place of a compressed file', 'client/assets/list.css.gz', '/etc/passwd'],
  ])('with %s', async (_, file, target) => {
    const { dist } = await writeBuild('shop', '1.0.0');
    await symlink(target, path.join(dist, file));
    await expect(check(dist)).rejects.toThrow(`${file} is neither a file nor a folder`);
  });

  it('whose client folder is a link', async () => {
    const { dist } = await writeBuild('shop', '1.0.0');
    await rename(path.join(dist, 'client'), path.join(dist, 'elsewhere'));
    await symlink('elsewhere', path.join(dist, 'client'));
    await expect(check(dist)).rejects.toThrow('client is neither a file nor a folder');
  });

  it('whose entry has no hash', async () => {
    const { dist } = await writeBuild('shop', '1.0.0', { entry: 'other.js' });
    await expect(check(dist)).rejects.toThrow(
      'other.js is announced to browsers, but remote.json does not say its hash',
    );
  });

  it('whose version would leave the folder of the releases', async () => {
    const { dist } = await writeBuild('shop', '../../etc');
    await expect(check(dist)).rejects.toThrow('cannot be understood');
  });

  it('that is an empty folder', async () => {
    await expect(readBuild(await temporaryFolder())).rejects.toThrow('remote.json is missing');
  });
});
