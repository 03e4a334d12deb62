const importerName = /^ {2}([\w./@-]+):$/gm;

/**
 * The lock file with another package of the workspace, which has the same dependencies as `model`: nothing has to be
 * resolved, so no registry is asked.
 */
export function withImporter(lock: string, model: string, added: string): string {
  const block = new RegExp(`^ {2}${model}:\\n(?: {4}.*\\n)+\\n`, 'm').exec(lock)?.[0];
  const packages = lock.indexOf('\npackages:\n') + 1;
  if (!block || packages === 0) throw new Error(`pnpm-lock.yaml has no ${model}`);
  const importers = [...lock.slice(0, packages).matchAll(importerName)];
  const place = importers.find(([, name = '']) => name > added)?.index ?? packages;
  return lock.slice(0, place) + block.replace(`  ${model}:`, `  ${added}:`) + lock.slice(place);
}
