import { importGate } from './import-gate.ts';

/** Style sheets on their way, by address. */
const onTheWay = new Map<string, Promise<unknown>>();

/** Asks for a module ahead of its turn, or for a style sheet, whose coming it waits for; once each. */
function announce(address: string): Promise<unknown> | undefined {
  const isSheet = address.endsWith('.css');
  const rel = isSheet ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[rel=${rel}][href$="${address}"]`)) return onTheWay.get(address);
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: address });
  document.head.append(link);
  if (!isSheet) return undefined;
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next try asks for it again.
      link.remove();
      reject(new Error(`Failed to fetch ${address}`));
    };
  });
  onTheWay.set(address, coming);
  return coming;
}

/**
 * What the bundler makes of each `import()`.
 *
 * @param load Does it.
 * @param files What is needed for it, the module itself too, relative to `importer`.
 */
export async function importModule<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = '',
): Promise<Module> {
  const addresses = files.map((file) => new URL(file, importer).pathname);
  await window[importGate]?.(addresses);
  if (addresses.length > 1) await Promise.all(addresses.map(announce));
  return load();
}
