import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes } from '@sahra/shared/i18n/languages';

/** Changes a file of a workspace, which must then be another one. */
export async function editFile(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`Nothing of ${file} is to be changed`);
  await writeFile(file, edited);
}

/** Adds the page `<remote>.<name>` to a remote in the workspace `folder`, as its team does: an address, a row, a menu entry, messages. */
export async function addPage(folder: string, remote: string, name: string, source: string): Promise<void> {
  const sources = path.join(folder, `remote-${remote}/src`);
  const [id, pattern] = [`${remote}.${name}`, `/${remote}/${name}`];
  await mkdir(path.join(sources, name));
  await writeFile(path.join(sources, name, `${name}-page.tsx`), source);
  const address = `${name}: { id: '${id}', pattern: '${pattern}', href: () => '${pattern}' },`;
  await editFile(path.join(sources, 'paths.ts'), (text) => text.replace('} as const;', `  ${address}\n} as const;`));
  const row = `{
    id: paths.${name}.id,
    path: paths.${name}.pattern,
    layout: 'streaming',
    titleKey: '${name}',
    chunk: 'src/${name}/${name}-page.tsx',
    lazy: () => import('./${name}/${name}-page.tsx'),
  },`;
  await editFile(path.join(sources, 'routes.tsx'), (text) => text.replace(/\];\s*$/, `${row}\n];\n`));
  const entry = `'${id}': [{ menu: 'main', order: 80 }],`;
  await editFile(path.join(sources, 'menus.ts'), (text) => text.replace(/};\s*$/, `${entry}\n};\n`));
  for (const code of languageCodes)
    await editFile(path.join(sources, `messages/${code}.json`), (text) =>
      JSON.stringify({ ...JSON.parse(text), [name]: `${name} ${code}` }),
    );
}
