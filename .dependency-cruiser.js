/**
 * Who may import what. Everything is said by pattern: a new remote or feature is covered without an edit here.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = String.raw`^e2e/|\.test\.tsx?$|/testing/|(^|/)vitest\.[^/]+$`;
const configs = String.raw`^[^/]+/(vite|vitest|drizzle|eslint)[^/]*\.config\.[a-z]+$`;
const declarations = String.raw`\.d\.ts$`;
const packages = '^(host|remote-[^/]+|api|demo|deploy|e2e|bench)/';
/** Parts of shared that a process without a browser may use; they stay free of React, router and network. */
const leaves =
  '^shared/src/(schemas/|form-rules/|server/|i18n/|messages/|privacy/|theme/|federation/|session/|addresses|feed-addresses|pictures|page-facts|normalize|product-sorts|guest-list/progress-rules)';
const browserParts = '(^|/)node_modules/(react|react-dom|react-router|react-router-dom|react-i18next|axios|zustand)/';

const rules = [
  {
    name: 'no-cross-remote',
    comment:
      'A remote or the host knows no other remote, no api and no deployment: they meet in the registry and over HTTP.',
    from: { path: '^(remote-[^/]+|host)/', pathNot: configs },
    to: { path: packages, pathNot: '^$1/' },
  },
  {
    name: 'browser-half-knows-no-server',
    comment: 'What runs in both halves of the host lies in src/; nothing of the server reaches a browser.',
    from: { path: '^host/src/' },
    to: { path: '^host/server/' },
  },
  {
    name: 'no-cross-feature',
    comment: 'Features of a remote meet in a route or through the server; what they share lies in ui/.',
    from: { path: '^(remote-[^/]+)/src/([^/]+)/' },
    to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|ui)/' },
  },
  {
    name: 'features-do-not-look-up',
    comment: 'app → routes → pages → ui: a feature imports neither the route table nor the contract value.',
    from: { path: '^(remote-[^/]+)/src/[^/]+/', pathNot: tests },
    to: { path: String.raw`^$1/src/(app|main|[^/]*routes)\.tsx?$` },
  },
  {
    name: 'ui-is-below-features',
    comment: 'ui/ knows no feature; it may link to any page of its remote.',
    from: { path: '^(remote-[^/]+|host)/src/ui/' },
    to: { path: '^$1/src/', pathNot: '^$1/src/((ui|messages)/|paths\\.ts$)' },
  },
  {
    name: 'addresses-import-nothing',
    comment: 'Every package is compiled with the addresses of all areas, and with nothing else of theirs.',
    from: { path: String.raw`^(remote-[^/]+|host)/src/paths\.ts$` },
    to: { pathNot: String.raw`^shared/src/addresses\.ts$` },
  },
  {
    name: 'remote-imports-facade-only',
    comment:
      'At run time there is one copy of shared, and remotes see only its facade; of the parts, and of what makes addresses, each carries what its pages use.',
    from: { path: '^remote-[^/]+/src/', pathNot: `${tests}|${declarations}` },
    to: {
      path: '^shared/',
      pathNot: String.raw`^shared/src/((facade|addresses|feed-addresses)\.ts$|(parts|forms|form-rules|guest-list|privacy)/)`,
    },
  },
  {
    name: 'host-imports-entries',
    comment:
      'What exists once comes from the facade or from what shared has for the host: past them the server gets a copy.',
    from: { path: '^host/', pathNot: `${tests}|${configs}` },
    to: {
      path: '^shared/src/',
      pathNot: String.raw`${leaves}|^shared/src/((facade|host-runtime)\.ts$|(parts|forms|guest-list|imports)/)`,
    },
  },
  {
    name: 'parts-use-the-facade',
    comment:
      'There may be many copies of a part in a page, so it holds nothing that must exist once: that comes from the facade. A guest list exists once, in the storage of a device, not in a module.',
    from: { path: '^shared/src/(parts|forms|guest-list)/', pathNot: tests },
    to: {
      path: '^shared/',
      pathNot: String.raw`^shared/(src/(facade\.ts$|(parts|forms|form-rules|guest-list|privacy)/)|node_modules/react/)`,
    },
  },
  {
    name: 'facade-is-below-parts',
    comment: 'What every page loads does not bring along what few pages show.',
    from: { path: '^shared/src/(?!parts/|forms/|guest-list/)', pathNot: `${tests}|${declarations}` },
    to: { path: '^shared/src/(parts|forms|guest-list)/' },
  },
  {
    name: 'remote-has-no-react-dom',
    comment: 'Only the host renders and hydrates; router, translation and stores come from the facade.',
    from: { path: '^remote-[^/]+/src/', pathNot: `${tests}|${declarations}|^remote-[^/]+/src/main\\.tsx$` },
    to: { path: '(^|/)node_modules/(react-dom|react-router|react-router-dom|react-i18next|axios|zustand)/' },
  },
  {
    name: 'api-uses-leaves-of-shared',
    comment:
      'The api takes wire shapes, addresses and rules of shared, nothing that belongs to a browser. It loads the demo by its address.',
    from: { path: '^api/', pathNot: configs },
    to: { path: packages.replace('api|', ''), pathNot: '^api/' },
  },
  {
    name: 'demo-uses-what-the-api-seeds',
    comment: 'The demo is written against what the api can be filled with, and against nothing else of ours.',
    from: { path: '^demo/', pathNot: configs },
    to: {
      path: packages.replace('demo|', ''),
      pathNot: String.raw`^(demo/|api/src/(seed/(contents|demo-module)|products/product-variants|media/encode-picture)\.ts$)`,
    },
  },
  { name: 'api-takes-no-browser-parts', from: { path: '^(api|demo)/' }, to: { path: '^shared/', pathNot: leaves } },
  {
    name: 'shared-knows-nobody',
    comment: 'shared is below everything.',
    from: { path: '^shared/', pathNot: configs },
    to: { path: packages },
  },
  {
    name: 'leaves-stay-leaves',
    comment:
      'Schemas, addresses, pictures, languages and tokens import only each other, so that any process can use them.',
    from: { path: leaves, pathNot: tests },
    to: { path: '^shared/(?!node_modules/)', pathNot: leaves },
  },
  {
    name: 'leaves-have-no-react',
    comment: 'As above; types are free.',
    from: { path: leaves, pathNot: tests },
    to: { path: browserParts, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-of-shared-has-no-query',
    comment: 'A primitive shows what it is given.',
    from: { path: '^shared/src/ui/' },
    to: { path: '^shared/src/(api/(api-client|use-lookup)|facade|routing/)' },
  },
  {
    name: 'no-circular',
    comment: 'A cycle has no bottom from which it can be read.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'The file or package does not exist, or package.json does not name it.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-development-packages',
    comment: 'Code that runs imports only packages of `dependencies`.',
    from: { path: '^(remote-[^/]+|host|shared|api|demo)/(src|server)/', pathNot: `${tests}|${declarations}` },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'not-to-tests',
    comment: 'Tests are the end of the line.',
    from: { pathNot: tests },
    to: { path: tests, pathNot: '(^|/)node_modules/' },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules|(^|/)dist/' },
    exclude: { path: '(^|/)(dist|results|[.]data|[.]cache)/' },
    // Types count: a page that knows another feature's types knows that feature.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.scss', '.d.ts'],
    },
  },
};
