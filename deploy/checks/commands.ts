import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from '../build/version.ts';

export interface CommandResult {
  code: number;
  output: string;
  seconds: number;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** The repository's root by default. */
  cwd?: string;
  /** Shows what it prints while it runs instead of keeping it. */
  isShown?: boolean;
  /** Shows each line that it prints with this name before it: several may run beside each other. */
  label?: string;
}

/** Prints whole lines of a stream of text. */
function linePrinter(label: string) {
  let rest = '';
  return (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) console.log(`${label} │ ${line}`);
  };
}

const running = new Set<ChildProcess>();

/** Runs a module of `node_modules` or of ours with node, in a process of its own. Never rejects: a failure is a code. */
export function runNode(
  module: string,
  args: string[],
  { env, cwd = root, isShown = false, label }: CommandOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    // A group of its own, so that what it has started ends with it.
    const child = spawn(process.execPath, [path.resolve(root, module), ...args], {
      cwd,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      const print = label === undefined ? undefined : linePrinter(label);
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        print?.(text);
      });
    }
    const end = (code: number) => {
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

function stopRunning(signal: NodeJS.Signals) {
  for (const { pid } of running)
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // It has ended in the meantime.
    }
}

/** On SIGINT and SIGTERM: ends what runs, waits for it, does `cleanUp`, and ends with code 1. */
export function endTogether(cleanUp: () => void): void {
  let isEnding = false;
  const end = () => {
    // As from a terminal: Playwright stops its database on this signal, and not on SIGTERM.
    stopRunning(isEnding ? 'SIGKILL' : 'SIGINT');
    if (isEnding) return;
    isEnding = true;
    const poll = setInterval(() => {
      if (running.size > 0) return;
      clearInterval(poll);
      cleanUp();
      process.exit(1);
    }, 50);
    // Those that do not end by themselves.
    setTimeout(() => stopRunning('SIGKILL'), 15_000).unref();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
