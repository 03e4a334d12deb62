import ts from 'typescript';

/** One place in the code that asks for messages. */
export interface KeyUse {
  line: number;
  /** Undefined where the translator came from elsewhere: the package's own namespace or the shared one. */
  namespace: string | undefined;
  /** Key as written; `*` stands for what is put in at run time. */
  pattern: string;
  /** Names of the variables that are handed over; undefined where the code does not spell them out. */
  variables: ReadonlySet<string> | undefined;
}

export interface FileUses {
  uses: KeyUse[];
  /** Texts of a file that calls a translator with a value: each may be a key. */
  candidates: ReadonlySet<string>;
}

interface Translator {
  scope: ts.Node;
  namespace: string | undefined;
  prefix: string;
}

/** Properties and attributes that hold a key: of a route, or of `<Trans>`. */
const namesAKey = /^(i18n|title|label|text|hint|message|description)Key$/;

const literal = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

function propertyOf(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((candidate) => candidate.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Keys an expression can be, `*` for what is not known; undefined where nothing is known. */
function patternsOf(node: ts.Expression): string[] | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return patternsOf(node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('')];
  if (!ts.isConditionalExpression(node)) return undefined;
  const [yes, no] = [patternsOf(node.whenTrue), patternsOf(node.whenFalse)];
  return yes && no ? [...yes, ...no] : undefined;
}

/** Names of an object literal's properties; undefined where more may be spread into it. */
function namesOf(node: ts.Expression | undefined): ReadonlySet<string> | undefined {
  if (!node) return new Set();
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return undefined;
  return new Set(node.properties.map((property) => property.name?.getText() ?? ''));
}

const isScope = (node: ts.Node) => ts.isFunctionLike(node) || ts.isBlock(node) || ts.isSourceFile(node);
function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (!isScope(scope)) scope = scope.parent;
  return scope;
}

/** Namespace and key prefix of `useTranslation(…)` or `i18n.getFixedT(…)`; undefined for every other expression. */
function translatorOf(call: ts.Expression | undefined): Omit<Translator, 'scope'> | undefined {
  if (!call || !ts.isCallExpression(call)) return undefined;
  const callee = call.expression.getText();
  const [first, second, third] = call.arguments;
  const name = (node: ts.Node | undefined) =>
    literal(node && ts.isArrayLiteralExpression(node) ? node.elements[0] : node) ?? 'common';
  if (callee === 'useTranslation')
    return { namespace: name(first), prefix: literal(propertyOf(second, 'keyPrefix')) ?? '' };
  return callee.endsWith('.getFixedT') ? { namespace: name(second), prefix: literal(third) ?? '' } : undefined;
}

/** Finds every use of a message in one file. */
export function findKeyUses(file: string, text: string): FileUses {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const translators = new Map<string, Translator[]>();
  const uses: KeyUse[] = [];
  const texts = new Set<string>();
  let hasUnknownKeys = false;

  const remember = (name: string, node: ts.Node, found: Omit<Translator, 'scope'>) =>
    translators.set(name, [...(translators.get(name) ?? []), { scope: scopeOf(node), ...found }]);
  const add = (
    node: ts.Node,
    key: ts.Expression,
    translator: Omit<Translator, 'scope'>,
    variables?: ReadonlySet<string>,
  ) => {
    const patterns = patternsOf(key);
    hasUnknownKeys ||= !patterns;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const { namespace, prefix } = translator;
    for (const pattern of patterns ?? []) {
      const [first = '', ...rest] = pattern.split(':');
      if (rest.length) uses.push({ line, namespace: first, pattern: rest.join(':'), variables });
      else uses.push({ line, namespace, pattern: prefix ? `${prefix}.${pattern}` : pattern, variables });
    }
  };

  function declare(node: ts.Node) {
    if (ts.isVariableDeclaration(node)) {
      const found = translatorOf(node.initializer);
      if (found && ts.isIdentifier(node.name)) remember(node.name.text, node, found);
      if (found && ts.isObjectBindingPattern(node.name))
        for (const element of node.name.elements)
          if ((element.propertyName ?? element.name).getText() === 't') remember(element.name.getText(), node, found);
    } else if (ts.isParameter(node) && node.type?.getText().startsWith('TFunction') && ts.isIdentifier(node.name)) {
      const namespace = /^TFunction<\[?\s*'([\w-]+)'/.exec(node.type.getText())?.[1];
      translators.set(node.name.text, [
        ...(translators.get(node.name.text) ?? []),
        { scope: node.parent, namespace, prefix: '' },
      ]);
    }
    ts.forEachChild(node, declare);
  }

  /** The translator that a call uses: the one declared closest around it. */
  function translatorFor(callee: ts.Expression): Omit<Translator, 'scope'> | undefined {
    const isMember = ts.isPropertyAccessExpression(callee) && callee.name.text === 't';
    const name = isMember ? callee.expression.getText() : callee.getText();
    const declared = translators.get(name) ?? [];
    for (let node: ts.Node = callee; ; node = node.parent) {
      const found = declared.find((candidate) => candidate.scope === node);
      if (found) return found;
      if (ts.isSourceFile(node)) break;
    }
    const isKnown = isMember ? /(^|\.)i18n$|^translation$/.test(name) : name === 't';
    return isKnown ? { namespace: undefined, prefix: '' } : undefined;
  }

  function visit(node: ts.Node) {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isCallExpression(node)) {
      const translator = translatorFor(node.expression);
      const [key, options] = node.arguments;
      const namespace = literal(propertyOf(options, 'ns')) ?? translator?.namespace;
      if (translator && key) add(node, key, { ...translator, namespace }, namesOf(options));
    } else if (ts.isPropertyAssignment(node) && namesAKey.test(node.name.getText())) {
      add(node, node.initializer, { namespace: undefined, prefix: '' });
    } else if (ts.isJsxAttribute(node) && namesAKey.test(node.name.getText())) {
      const value =
        node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      const namespace = node.parent.properties
        .filter(ts.isJsxAttribute)
        .find((attribute) => attribute.name.getText() === 'ns');
      if (value) add(node, value, { namespace: literal(namespace?.initializer), prefix: '' });
    }
    ts.forEachChild(node, visit);
  }

  declare(source);
  visit(source);
  return { uses, candidates: hasUnknownKeys ? texts : new Set() };
}
