import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { readBuild } from '../check-files.ts';
import { folderStore } from '../folder-store.ts';
import { publish } from '../registry-changes.ts';

// Stores a build and points the registry to it, in a process of its own: `node publish-process.ts <data folder> <build> [step]`.
// With a step it kills itself there: at the change of the file system with that number, in the middle of it where it writes.
const [dataDir = '', dist = '', step = ''] = process.argv.slice(2);
let left = step === '' ? Infinity : Number(step);
const isStep = () => left-- === 0;
const die = () => process.kill(process.pid, 'SIGKILL');

const { cp, mkdir, open, rename, rm } = fs;
const dieBefore =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  (...args: Args) => {
    if (isStep()) die();
    return work(...args);
  };
Object.assign(fs, {
  mkdir: dieBefore(mkdir),
  rename: dieBefore(rename),
  rm: dieBefore(rm),
  async cp(...[from, to, options]: Parameters<typeof cp>) {
    let copied = 0;
    const isHalf = isStep();
    await cp(from, to, { ...options, filter: () => !isHalf || copied++ < 4 });
    if (isHalf) die();
  },
  async open(...[file, flags, mode]: Parameters<typeof open>) {
    const handle = await open(file, flags, mode);
    if (flags !== 'w') return handle;
    if (isStep()) die();
    const write = handle.writeFile.bind(handle);
    return Object.assign(handle, {
      async writeFile(text: string) {
        const isHalf = isStep();
        await write(isHalf ? text.slice(0, text.length / 2) : text);
        if (isHalf) die();
      },
    });
  },
});
syncBuiltinESMExports();

const release = await readBuild(dist);
const store = folderStore(dataDir);
await store.change(async (registry) => {
  await store.add(dist, release);
  return publish(registry, release.name, release.version, new Date());
});
