import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (pid: number, what: string) => {
  try {
    return readFileSync(path.join('/proc', String(pid), what), 'utf8');
  } catch {
    return ''; // It has ended.
  }
};

const isRunning = (pid: number) => /^State:\s+[^ZX]/m.test(read(pid, 'status'));

/** Running processes that `parent` has started. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && new RegExp(`^PPid:\\s+${parent}$`, 'm').test(read(pid, 'status')) && isRunning(pid));

export const stillRunning = (pids: number[]): number[] => pids.filter(isRunning);

/** Megabytes of memory that a process and its children hold for themselves: what they share, Node's own code, would count once for each. */
export const megabytesOf = (parent: number): number =>
  [parent, ...childrenOf(parent)].reduce(
    (sum, pid) => sum + Number(/^RssAnon:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) / 1024,
    0,
  );

/** The command that a process was started with; empty where it has ended. */
export const commandOf = (pid: number): string => read(pid, 'cmdline');

/** The child that was started with a command in which this text is; 0 where there is none. */
export const childWith = (parent: number, text: string): number =>
  childrenOf(parent).find((pid) => commandOf(pid).includes(text)) ?? 0;
