import path from 'node:path';
import { parseAst, type ESTree } from 'vite';

/** The text of each file of declarations, by its path below the sources of `shared`. */
export type Declarations = ReadonlyMap<string, string>;

/** The module whose names remotes use. */
export const facadeFile = 'facade.d.ts';

/** A name that a module has of another one. */
interface Link {
  source: string;
  /** `*` for all of it. */
  name: string;
}

interface Module {
  /** Top-level declarations, each with the names that it declares. */
  statements: { text: string; names: string[] }[];
  imports: Map<string, Link>;
  exports: Map<string, Link>;
}

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

function namesOf(node: ESTree.Directive | ESTree.Statement): string[] {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? namesOf(node.declaration) : [];
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

function importsOf(node: ESTree.ImportDeclaration): [string, Link][] {
  return node.specifiers.map((specifier) => {
    const isNamed = specifier.type === 'ImportSpecifier';
    const whole = specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
    return [specifier.local.name, { source: node.source.value, name: isNamed ? nameOf(specifier.imported) : whole }];
  });
}

/** What a module exports of others. Types by themselves are not there at run time. */
function exportsOf(node: ESTree.ExportNamedDeclaration): [string, Link][] {
  const source = node.source?.value;
  if (source === undefined || node.exportKind === 'type') return [];
  return node.specifiers
    .filter(({ exportKind }) => exportKind !== 'type')
    .map(({ exported, local }) => [nameOf(exported), { source, name: nameOf(local) }]);
}

function read(text: string): Module {
  const module: Module = { statements: [], imports: new Map(), exports: new Map() };
  for (const node of parseAst(text, { lang: 'dts' }).body) {
    const names = namesOf(node);
    if (names.length) module.statements.push({ text: text.slice(node.start, node.end), names });
    if (node.type === 'ImportDeclaration') for (const [name, link] of importsOf(node)) module.imports.set(name, link);
    if (node.type === 'ExportNamedDeclaration')
      for (const [name, link] of exportsOf(node)) module.exports.set(name, link);
    if (node.type === 'ExportAllDeclaration')
      throw new Error(`the facade reaches "${text.slice(node.start, node.end)}"`);
  }
  return module;
}

const everyName = ({ statements, exports }: Module) => [...statements.flatMap(({ names }) => names), ...exports.keys()];

/** The file that an import leads to. */
export const declarationOf = (file: string, specifier: string) =>
  path.posix.join(path.posix.dirname(file), specifier).replace(/\.tsx?$/, '.d.ts');

const importLine = (local: string, { source, name }: Link) =>
  `import type ${name === '*' ? `* as ${local}` : `{ ${name === local ? name : `${name} as ${local}`} }`} from '${source}';`;
const exportLine = (exported: string, { source, name }: Link) =>
  `export { ${name === exported ? name : `${name} as ${exported}`} } from '${source}';`;

/** What the values of the facade are declared with, out of all that was emitted, so that nothing else changes it. */
export function pickDeclarations(files: Declarations): Declarations {
  const modules = new Map([...files].map(([file, text]) => [file, read(text)]));
  const picked = new Set<object>();
  const follow = (file: string, { source, name }: Link) => {
    const target = declarationOf(file, source);
    const module = source.startsWith('.') ? modules.get(target) : undefined;
    if (module) for (const each of name === '*' ? everyName(module) : [name]) pick(target, module, each);
  };
  const add = (item: object): boolean => !picked.has(item) && Boolean(picked.add(item));
  const pick = (file: string, module: Module, name: string) => {
    for (const link of [module.imports.get(name), module.exports.get(name)]) if (link && add(link)) follow(file, link);
    for (const statement of module.statements)
      if (statement.names.includes(name) && add(statement)) {
        for (const word of statement.text.match(/[\w$]+/g) ?? []) pick(file, module, word);
        for (const [, source = '', member = '*'] of statement.text.matchAll(/import\("([^"]+)"\)(?:\.([\w$]+))?/g))
          follow(file, { source, name: member });
      }
  };
  follow('.', { source: './facade.ts', name: '*' });
  const texts = [...modules].map(([file, { imports, exports, statements }]) => {
    const isPicked = ([, link]: [string, Link]) => picked.has(link);
    const lines = [
      ...[...imports].filter(isPicked).map((entry) => importLine(...entry)),
      ...[...exports].filter(isPicked).map((entry) => exportLine(...entry)),
      ...statements.filter((statement) => picked.has(statement)).map(({ text }) => text),
    ];
    return [file, lines.map((line) => `${line}\n`).join('')] as const;
  });
  return new Map(texts.filter(([, text]) => text).sort(([a], [b]) => (a < b ? -1 : 1)));
}
