import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder of its own for each test, and what makes programs in it: they start, or end as one does whose libraries are missing. */
export function usePrograms() {
  const programs = {
    folder: '',
    /** Returns where it lies. */
    make(name: string, exitCode: number): string {
      const file = path.join(programs.folder, name);
      writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
      chmodSync(file, 0o755);
      return file;
    },
  };
  beforeEach(() => {
    programs.folder = mkdtempSync(path.join(tmpdir(), 'sahra-programs-'));
  });
  afterEach(() => rmSync(programs.folder, { recursive: true, force: true }));
  return programs;
}
