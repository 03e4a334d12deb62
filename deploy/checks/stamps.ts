import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const stampSchema = z.object({ hash: z.string(), passed: z.number() });

/** Where they lie in the repository. */
export const greenFolder = 'node_modules/.cache/sahra/green';

/** What was green, with what inputs: a small file for each part of the checks. */
export class Stamps {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(name: string): string {
    return path.join(this.#folder, `${name.replace(/\W+/g, '-')}.json`);
  }

  /** How many checks passed with these inputs; undefined where they have to be run. */
  passedWith(name: string, hash: string): number | undefined {
    try {
      const stamp = stampSchema.parse(JSON.parse(readFileSync(this.#file(name), 'utf8')));
      return stamp.hash === hash ? stamp.passed : undefined;
    } catch {
      // There is none, or what is there is none.
      return undefined;
    }
  }

  write(name: string, hash: string, passed: number): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(name), JSON.stringify({ hash, passed }));
  }

  remove(name: string): void {
    rmSync(this.#file(name), { force: true });
  }
}
