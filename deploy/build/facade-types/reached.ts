import ts from 'typescript';
import { packageNamed } from './declarations.ts';
import type { TypeProgram } from './type-program.ts';

/** What a name is declared with. */
export interface Reached {
  /** Statements of `shared`. */
  statements: string[];
  /** Packages that declare the rest. */
  packages: string[];
}

/** The module that an alias, or a type `import('…')`, leads to. */
function moduleOf(node: ts.Node): string | undefined {
  const from = ts.findAncestor(node, (each) => ts.isImportDeclaration(each) || ts.isExportDeclaration(each));
  const specifier = from?.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/** Everything that the declaration of an exported name mentions, and what that mentions in turn. */
export function reachedFrom({ checker, isOurs }: TypeProgram, exported: ts.Symbol): Reached {
  const statements = new Set<ts.Node>();
  const packages = new Set<string>();
  const addPackage = (specifier: string | undefined) => {
    const name = specifier && packageNamed(specifier);
    if (name) packages.add(name);
  };
  const visit = (symbol: ts.Symbol): void => {
    const ours = symbol.declarations?.filter(isOurs) ?? [];
    if (symbol.flags & ts.SymbolFlags.Alias) {
      const next = checker.getImmediateAliasedSymbol(symbol);
      for (const declaration of ours) addPackage(moduleOf(declaration));
      if (next) visit(next);
      return;
    }
    for (const declaration of ours) {
      const statement = ts.findAncestor(declaration, ({ parent }) => parent && ts.isSourceFile(parent)) ?? declaration;
      if (statements.has(statement)) continue;
      statements.add(statement);
      descend(statement);
    }
  };
  const descend = (node: ts.Node) => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      addPackage(node.argument.literal.text);
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) visit(symbol);
    ts.forEachChild(node, descend);
  };
  visit(exported);
  return {
    statements: [...statements].map((statement) => statement.getText()).sort(),
    packages: [...packages].sort(),
  };
}
