import type { Plugin } from 'vite';

/** The bundler's own groups go before those of federation, which would make a file of each shared module and each helper. */
export const groupsFirst = (): Plugin => ({
  name: 'groups-first',
  apply: 'build',
  config({ build }) {
    const output = build?.rolldownOptions?.output;
    const splitting = Array.isArray(output) ? undefined : output?.codeSplitting;
    if (typeof splitting !== 'object') return;
    const groups = splitting.groups ?? [];
    const [ours, theirs] = [true, false].map((isOurs) => groups.filter((group) => !('priority' in group) === isOurs));
    splitting.groups = [...(ours ?? []).map((group) => ({ ...group, priority: 2_000_000 })), ...(theirs ?? [])];
  },
});

/** Modules of federation, and the entry of the page, which federation replaces by one that waits for them. */
const start = /virtual:mf|\/src\/main\.tsx$/;
const earlyImport =
  /(?<![.\w])import\(\s*(["'](?:\\0)?virtual:mf[^"']+["']|["'][^"']*\/shared\/src\/facade\.ts["'])\s*\)/g;

/**
 * Federation reaches what it shares by dynamic imports, one after another. The host needs all of it before its first render: as
 * static imports they are one file in place of many. What waits for them does so as before.
 */
export function oneStart(): Plugin {
  let made = 0;
  return {
    name: 'one-start',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!start.test(id)) return undefined;
      const imports: string[] = [];
      const rest = code.replace(earlyImport, (_whole, source: string) => {
        imports.push(`import * as start${imports.length} from ${source};\n`);
        return `Promise.resolve(start${imports.length - 1})`;
      });
      made += imports.length;
      return imports.length ? { code: imports.join('') + rest, map: null } : undefined;
    },
    generateBundle() {
      if (!made) this.error('federation starts in another way: nothing became one file');
    },
  };
}
