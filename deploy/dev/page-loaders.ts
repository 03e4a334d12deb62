import path from 'node:path';
import type { Plugin } from 'vite';

const imports = /^import [^;]*;$/gm;

/** The part of a page's module that says what its data are: what stands before the component, imports left out. */
const dataPartOf = (code: string) => code.slice(0, code.indexOf('export default')).replace(imports, '').trim();

/**
 * The host keeps the loader of a page that is open, and Fast Refresh knows components only. Where a loader, or a module
 * that is neither component nor style sheet, has changed, pages are opened anew: none shows data of the code before.
 */
export function pageLoaders(): Plugin {
  const dataParts = new Map<string, string>();
  return {
    name: 'page-loaders',
    enforce: 'pre',
    transform: {
      filter: { id: /-(page|extension)\.tsx$/ },
      handler: (code, id) => void dataParts.set(id, dataPartOf(code)),
    },
    async hotUpdate({ file, modules, read }) {
      if (modules.length === 0) return undefined;
      const before = dataParts.get(file);
      const isOther = before === undefined ? path.extname(file) === '.ts' : before !== dataPartOf(await read());
      if (!isOther) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
