import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { parseAst, Visitor, type ESTree, type Rolldown } from 'vite';

type ApiCall = ReleaseManifest['calls'][number];

/** What the facade has for loaders, which reads. */
const readers: readonly string[] = ['loadFromApi', 'loadForMember'];
const isMethod = (name: string): name is ApiCall['method'] => ['get', 'post', 'put', 'patch', 'delete'].includes(name);
/** The client under the name that everybody gives it; a bundle may number names. */
const isClient = (name: string) => /^api(\$\d+)?$/.test(name);

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? nameOf(node.property)
      : '';

/** An address as the api's document writes it, what is put into it left open; undefined where all of it is computed. */
function pathOf(node: ESTree.Argument | undefined): string | undefined {
  const text =
    node?.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked ?? '').join('{}')
      : node?.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : '';
  return text.startsWith('/') ? text.split('?', 1)[0] : undefined;
}

function callsIn(code: string): Omit<ApiCall, 'file'>[] {
  const found: Omit<ApiCall, 'file'>[] = [];
  const locals = new Map<string, string>();
  new Visitor({
    ImportSpecifier: ({ imported, local }) =>
      void locals.set(local.name, imported.type === 'Identifier' ? imported.name : imported.value),
    CallExpression({ callee, arguments: [first, second] }) {
      const isReader = callee.type === 'Identifier' && readers.includes(locals.get(callee.name) ?? '');
      const isCall = callee.type === 'MemberExpression' && isClient(nameOf(callee.object));
      const method = isReader ? 'get' : isCall ? nameOf(callee) : '';
      const path = pathOf(isReader ? second : first);
      if (isMethod(method) && path !== undefined) found.push({ method, path });
    },
  }).visit(parseAst(code));
  return found;
}

/**
 * The calls of the api that the server bundle of a release names: by a loader of the facade, or by a method of the client where
 * that is called `api`. Its browser half has the same ones. A path that is computed altogether is not among them.
 */
export function apiCalls({ output }: Pick<Rolldown.RolldownOutput, 'output'>): ApiCall[] {
  const calls = new Map<string, ApiCall>();
  for (const file of output)
    if (file.type === 'chunk')
      for (const call of callsIn(file.code))
        calls.set(`${call.path} ${call.method}`, { ...call, file: `server/${file.fileName}` });
  return [...calls].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call);
}
