import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one tick of Linux's clock for processes. */
const TICK_MS = 10;

interface Process {
  parent: number;
  ticks: number;
}

/** What /proc says of a process; nothing where it has ended. */
function processOf(pid: string): Process | undefined {
  // Behind the name, in which anything may stand: state, parent, …, own time, and that of children which have ended.
  const stat = read(pid, 'stat').replace(/^.*\) /s, '');
  if (!stat) return undefined;
  const fields = stat.split(' ').map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
  return { parent: fields[1] ?? 0, ticks: user + system + endedUser + endedSystem };
}

/** Every process that runs. */
function readAll(): Map<number, Process> {
  const pids = existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return new Map(
    pids.flatMap((pid) => {
      const found = processOf(pid);
      return found ? [[Number(pid), found] as const] : [];
    }),
  );
}

/** A process and all that it started, and what these started. */
function treeOf(root: number): (Process & { pid: number })[] {
  const all = readAll();
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0));
  return [...all].flatMap(([pid, process]) => (isBelow(pid) ? [{ pid, ...process }] : []));
}

/** Milliseconds of processor time that a process and all that it started have used; where there is no /proc, none. */
export const treeCpuMs = (root: number): number => treeOf(root).reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);

/** Processes that `root` started, or that these started, whose command has this in it, and `root` itself where it is asked for; the oldest first. */
export const processesBelow = (root: number, command: RegExp, withRoot = false): number[] =>
  treeOf(root)
    .map(({ pid }) => pid)
    .filter((pid) => (withRoot || pid !== root) && command.test(commandOf(pid)))
    .sort((a, b) => a - b);

/** Memory of processes together in MB: what several share counts once (PSS). */
export const megabytesOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^Pss: +(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024, 0);

const commandOf = (pid: number) => read(pid, 'cmdline').replaceAll('\0', ' ');

/** A file of /proc; empty where the process has ended. */
function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
