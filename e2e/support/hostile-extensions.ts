import { distOf } from '../../deploy/release/publish-builds.ts';
import { makeBuild, manifestOf } from './builds.ts';

/** An extension that must not be published. */
export interface HostileExtension {
  /** What it does, after "an extension". */
  what: string;
  /** What its team is told. */
  reason: string;
  /** What it does when it is drawn. */
  code: string;
}

/** Extensions that the server finds out. */
export const extensionsOnServer: readonly HostileExtension[] = [
  { what: 'that throws', reason: 'in ar is not drawn by the server', code: `throw new Error('broken on purpose');` },
  { what: 'that loops', reason: 'in ar is left to the browser', code: 'if (isServer) for (;;);' },
];

/** Extensions that only a browser finds out. */
export const extensionsInBrowser: readonly HostileExtension[] = [
  {
    what: 'that throws in the browser',
    reason: 'broken in the browser',
    code: `if (!isServer) throw new Error('broken in the browser');`,
  },
  {
    what: 'that leaves a timer behind',
    reason: 'it leaves behind, when it is left: a timer that repeats stays',
    code: 'if (!isServer) setInterval(() => {}, 100);',
  },
];

/** One that does nothing wrong. */
export const harmlessExtension: HostileExtension = { what: 'that is as it should be', reason: '', code: '' };

const all = [...extensionsOnServer, ...extensionsInBrowser, harmlessExtension];

/** What the first module of either half is: an extension that does what the address of the page asks for. */
const hostileApp = `import real from './real.js';
const isServer = typeof document === 'undefined';
const traps = [${all.map(({ code }) => `() => { ${code} }`).join(', ')}];
const trap = async () => ({
  loader: ({ request }) => ({ index: new URL(request.url).searchParams.get('trap') }),
  default: ({ data }) => { traps[data.index]?.(); return 'News'; },
});
export default { ...real, extensions: [{ id: 'blog.trap', slot: 'home.end', lazy: trap }] };
`;

/** A blog with these extensions on the home page, and each by what it does. */
export async function makeExtendingBlog() {
  const { hints } = await manifestOf(distOf('blog'));
  const manifest = {
    extensions: [{ id: 'blog.trap', slot: 'home.end', chunk: 'src/trap.tsx' }],
    hints: { ...hints, pages: { ...hints.pages, 'blog.trap': { js: [], css: [] } } },
  };
  const build = await makeBuild('blog', 'extending', { manifest, serverModule: hostileApp, clientModule: hostileApp });
  const { pages } = await manifestOf(distOf('streaming'));
  const home = pages.filter(({ slots }) => slots?.includes('home.end'));
  return {
    ...build,
    /** The home page, at the address where the extension does so. */
    pageWith: (extension: HostileExtension) =>
      home.map((page) => ({ ...page, path: `/?trap=${all.indexOf(extension)}` })),
  };
}
