import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '../../deploy/release/folder-store.ts';

const flipByte = (content: Buffer): Buffer => {
  const changed = Buffer.from(content);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
};

/** A change that would show if it were ever executed: `isTampered` on the window. */
export const addScript = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from('globalThis.isTampered = true;\n'), content]);

/** Changes a file of the published release of a remote, without its makers; the result puts it back. */
export async function tamper(
  dataDir: string,
  name: string,
  file: RegExp,
  change: (content: Buffer) => Buffer = flipByte,
): Promise<() => Promise<void>> {
  const version = (await folderStore(dataDir).readRegistry())?.remotes[name]?.version ?? '';
  const client = path.join(dataDir, 'releases', name, version, 'client');
  const found = (await readdir(client, { recursive: true })).filter(
    (candidate) => file.test(candidate) && /\.(js|css|json)$/.test(candidate),
  );
  const [target, ...others] = found;
  if (!target || others.length > 0) throw new Error(`${file} is not one file of ${name}: ${found.join(', ')}`);
  const place = path.join(client, target);
  const content = await readFile(place);
  // Or the gateway would go on sending what was compressed before.
  for (const ending of ['br', 'gz']) await rm(`${place}.${ending}`, { force: true });
  const put = async (bytes: Buffer) => {
    await writeFile(`${place}.new`, bytes);
    await rename(`${place}.new`, place);
  };
  await put(change(content));
  return () => put(content);
}
