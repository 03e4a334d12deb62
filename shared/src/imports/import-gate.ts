/**
 * What a page has for the modules of releases, as a property of `window`: called with the addresses of modules that are about to be
 * imported, it resolves once the browser knows their hashes; undefined where it knows them already.
 */
export type ImportGate = (addresses: readonly string[]) => Promise<unknown> | undefined;

/** Name of that property: what each `import()` of a built module asks (`imports/import-module.ts`). */
export const importGate = 'sahraImportGate';

declare global {
  interface Window {
    [importGate]?: ImportGate;
  }
}
