import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTls, watchTls } from './tls-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sahra-tls-files-'));
});
afterEach(() => rm(folder, { recursive: true }));
const files = () => ({ certFile: path.join(folder, 'cert.pem'), keyFile: path.join(folder, 'key.pem') });
const make = () => generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });

it('What cannot be read, or does not fit, is said by its name', async () => {
  await expect(readTls(files())).rejects.toThrow(`${files().certFile} cannot be read by this process: ENOENT`);
  const [one, other] = [await make(), await make()];
  await writeFile(files().certFile, one.cert);
  await writeFile(files().keyFile, other.private);
  await expect(readTls(files())).rejects.toThrow(`${files().keyFile} is not the key of ${files().certFile}`);
});

it('While one file of the two is new nothing changes, and it is said once', async () => {
  const [one, other] = [await make(), await make()];
  await writeFile(files().certFile, one.cert);
  await writeFile(files().keyFile, one.private);
  const [renewed, problems]: [string[], string[]] = [[], []];
  const stop = watchTls(
    files(),
    await readTls(files()),
    { onRenewed: ({ cert }) => renewed.push(cert.toString()), onProblem: (reason) => problems.push(reason) },
    20,
  );
  await writeFile(files().certFile, other.cert);
  await expect.poll(() => problems).toHaveLength(1);
  expect(renewed).toEqual([]);
  await writeFile(files().keyFile, other.private);
  await expect.poll(() => renewed).toEqual([other.cert]);
  stop();
});
