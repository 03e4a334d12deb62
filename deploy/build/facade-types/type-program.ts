import path from 'node:path';
import ts from 'typescript';
import { root } from '../version.ts';
import { imports } from './declarations.ts';
import { declarationOf, facadeFile, type Declarations } from './pick-declarations.ts';

const sources = path.join(root, 'shared/src');
/** A folder that is nowhere: beside the sources, so that packages are found from it. */
const place = path.join(root, 'shared/facade-types/program');
const comparison = path.join(place, 'comparison.ts');

/** Files that are the same in both, with all that they reach: two copies of a generic type cannot always be compared. */
function unchangedFiles(before: Declarations, now: Declarations): Set<string> {
  const unchanged = new Set([...before.keys()].filter((file) => before.get(file) === now.get(file)));
  const reaches = (file: string) =>
    [...(now.get(file) ?? '').matchAll(imports)].map(([, , specifier = '']) => declarationOf(file, specifier));
  for (let size = Infinity; size > unchanged.size;) {
    size = unchanged.size;
    for (const file of unchanged)
      if (reaches(file).some((other) => now.has(other) && !unchanged.has(other))) unchanged.delete(file);
  }
  return unchanged;
}

/** Imports lead to the declarations that belong together; what is not among them is the same for both. */
function placed(side: string, files: Declarations, sideOf: (file: string) => string): [string, string][] {
  const linked = (file: string, specifier: string) => {
    if (!specifier.startsWith('.')) return specifier;
    const target = declarationOf(file, specifier);
    const to = files.has(target)
      ? path.join(place, sideOf(target), target).replace(/\.d\.ts$/, '.js')
      : path.join(sources, path.posix.join(path.posix.dirname(file), specifier));
    // Relative, so that a digest does not depend on where the repository lies.
    const from = path.join(place, side, path.dirname(file));
    return path.relative(from, to).replace(/^(?!\.)/, './');
  };
  return [...files].map(([file, text]) => [
    path.join(place, side, file),
    text.replaceAll(imports, (_, before: string, to: string, after: string) => before + linked(file, to) + after),
  ]);
}

/** Says of each name of both facades whether its type is the same. */
const comparisonText = `
import type * as before from './before/facade.js';
import type * as now from './now/facade.js';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Both = keyof typeof before & keyof typeof now;
export declare const isSame: { [Name in Both]: Same<(typeof before)[Name], (typeof now)[Name]> };
`;

function createProgram(files: ReadonlyMap<string, string>, entries: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: ['node', 'vite/client'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const isPlace = (folder: string) => [...files.keys()].some((file) => file.startsWith(folder + path.sep));
  return ts.createProgram(entries, options, {
    ...host,
    getCurrentDirectory: () => path.join(root, 'shared'),
    directoryExists: (folder) => isPlace(folder) || ts.sys.directoryExists(folder),
    fileExists: (file) => files.has(file) || fileExists(file),
    readFile: (file) => files.get(file) ?? readFile(file),
    getSourceFile: (file, target) => {
      const text = files.get(file);
      return text === undefined ? getSourceFile(file, target) : ts.createSourceFile(file, text, target, true);
    },
  });
}

/** The types of one name in both facades. */
export interface Compared {
  before: ts.Type;
  now: ts.Type;
  isSame: boolean;
}

/** A program in which the facade of before and that of now stand beside each other. */
export interface TypeProgram {
  checker: ts.TypeChecker;
  /** What the facade of now has at run time. */
  values: ReadonlyMap<string, ts.Symbol>;
  /** undefined for a name that was not there before. */
  compare: (name: string) => Compared | undefined;
  /** Whether a node is of the declarations of `shared`, and not of a package. */
  isOurs: (node: ts.Node) => boolean;
}

const isValue = (checker: ts.TypeChecker, symbol: ts.Symbol) => {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.flags & ts.SymbolFlags.Value) !== 0;
};

/** What a module exports that is there at run time. */
function valuesOf(program: ts.Program, fileName: string): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(fileName);
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return new Map(exported.filter((symbol) => isValue(checker, symbol)).map((symbol) => [symbol.name, symbol]));
}

/** Loads both facades; `before` is empty where nothing was looked at yet. */
export function typeProgram(before: Declarations, now: Declarations): TypeProgram {
  const unchanged = unchangedFiles(before, now);
  const files = new Map([
    ...placed('before', before, (file) => (unchanged.has(file) ? 'now' : 'before')),
    ...placed('now', now, () => 'now'),
    [comparison, comparisonText],
  ]);
  const [old, current] = [path.join(place, 'before', facadeFile), path.join(place, 'now', facadeFile)];
  const entries = [...(before.size ? [comparison] : []), current, path.join(sources, 'i18next.d.ts')];
  const program = createProgram(files, entries);
  const checker = program.getTypeChecker();
  const [oldValues, values] = [valuesOf(program, old), valuesOf(program, current)];
  const typeOf = (symbol: ts.Symbol) =>
    checker.getTypeOfSymbol(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const same = valuesOf(program, comparison).get('isSame');
  return {
    checker,
    values,
    isOurs: (node) => node.getSourceFile().fileName.startsWith(place),
    compare(name) {
      const [symbol, other] = [oldValues.get(name), values.get(name)];
      const answer = same && checker.getTypeOfSymbol(same).getProperty(name);
      if (!symbol || !other || !answer) return undefined;
      const isSame = checker.typeToString(checker.getTypeOfSymbol(answer)) === 'true';
      return { before: typeOf(symbol), now: typeOf(other), isSame };
    },
  };
}
