import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one tick of Linux's clock for processes. */
const TICK_MS = 10;

interface Process {
  parent: number;
  ticks: number;
}

/** What /proc says of a process; nothing where it has ended. */
function read(pid: string): Process | undefined {
  try {
    // Behind the name, in which anything may stand: state, parent, …, own time, and that of children which have ended.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { parent: fields[1] ?? 0, ticks: user + system + endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

/** Every process that runs. */
function readAll(): Map<number, Process> {
  const pids = existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return new Map(
    pids.flatMap((pid) => {
      const found = read(pid);
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

/** Processes that `root` started, or that these started, whose command has this in it; the oldest first. */
export const processesBelow = (root: number, command: RegExp): number[] =>
  treeOf(root)
    .map(({ pid }) => pid)
    .filter((pid) => pid !== root && command.test(commandOf(pid)))
    .sort((a, b) => a - b);

/** Empty where it has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
