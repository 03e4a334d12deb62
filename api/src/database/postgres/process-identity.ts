import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, no matter who owns it. A killed one that waits for its parent counts as gone. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !/^\d+ \(.*\) Z/s.test(readProcess(pid, 'stat') ?? '');
}

function readProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined; // no such process, or no /proc on this system
  }
}

const ask = (pid: number, column: string) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** When a process began, in a form that differs between two processes that had the same id one after the other. */
export function startOf(pid: number): string {
  const stat = readProcess(pid, 'stat');
  if (stat === undefined) return process.platform === 'linux' ? '' : ask(pid, 'lstart');
  // The name in brackets may hold spaces; the start time is the 20th field after it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  let boot = '';
  try {
    boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Hidden in some containers; the ticks alone nearly always tell.
  }
  return `${boot}:${ticks}`;
}

/** The command line of a process; empty where it cannot be read. */
export function commandOf(pid: number): string {
  const line = readProcess(pid, 'cmdline');
  if (line !== undefined) return line.replaceAll('\0', ' ').trim();
  return process.platform === 'linux' ? '' : ask(pid, 'command');
}
