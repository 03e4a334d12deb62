import { distOf } from '../../deploy/release/publish-builds.ts';
import { manifestOf } from './builds.ts';
import { isEverything } from './selection.ts';

/** A page that has each slot. */
const pageOf: Readonly<Record<string, string>> = {
  'home.end': '/',
  'program.related': '/shows-details/1',
  'merchandise.actions': '/shop',
  'search.streaming': '/search?q=سهرة',
  'search.shop': '/search?q=سهرة',
  'search.blog': '/search?q=سهرة',
  'post.video': '/blog-template',
  'post.films': '/blog-template',
  'post.products': '/blog-template',
  'account.overview': '/account',
};

export interface ShownExtension {
  remote: string;
  id: string;
  slot: string;
  /** Address of a page that shows it. */
  path: string;
  /** The server never runs it. */
  isForMembers: boolean;
}

/** What the remotes as they are built show in pages of others. */
export async function shownExtensions(remotes: readonly string[]): Promise<ShownExtension[]> {
  const manifests = await Promise.all(remotes.map((name) => manifestOf(distOf(name))));
  return manifests.flatMap(({ name, extensions }) =>
    extensions.map(({ id, slot, permission }) => {
      const path = pageOf[slot];
      if (!path) throw new Error(`No page is known that has the slot ${slot}`);
      return { remote: name, id, slot, path, isForMembers: permission !== undefined };
    }),
  );
}

/**
 * In a browser all of them have the same boundary: one in the content of a page and one in its header are tried, or all that have
 * data of their own. What search has found, and what a post names, is the page's.
 */
export const triedInBrowser = (shown: readonly ShownExtension[]): ShownExtension[] =>
  shown.filter(({ slot }) =>
    isEverything ? !/^(search|post)\./.test(slot) : ['program.related', 'merchandise.actions'].includes(slot),
  );

const island = (id: string) => new RegExp(`<div[^>]*data-island="${id}"[^>]*><!--\\$!?-->([\\s\\S]*?)<!--/\\$-->`);

/** What the server has drawn of an extension; empty where it has left it to the browser, undefined where its place is not there. */
export const drawnOf = (html: string, id: string): string | undefined =>
  island(id)
    .exec(html)?.[1]
    ?.replace(/<template[^>]*><\/template>|<\/?div>/g, '');

/** A server bundle whose extensions go wrong where the address of the page asks for it. */
export const onDemand = `import { jsx } from 'react/jsx-runtime';
  import real from './real/app.js';
  const faults = new WeakMap();
  const never = new Promise(() => {});
  const broken = (extension) => ({ ...extension, lazy: async () => {
    const { default: Real, loader } = await extension.lazy();
    return {
      async loader(args) {
        const fault = new URL(args.request.url).searchParams.get('fault');
        if (fault === 'loader-throws') throw new Error('broken on purpose');
        if (fault === 'loader-sends-on') throw Response.redirect(new URL('/login', args.request.url));
        if (fault === 'loader-hangs') await never;
        if (fault === 'loader-loops') for (;;);
        // Nothing can be read of it there.
        if (fault === 'throws-in-browser') return null;
        const data = (await loader?.(args)) ?? {};
        faults.set(data, fault);
        return data;
      },
      default: function Broken(props) {
        if (props.data === null) return jsx('p', { children: 'drawn' });
        const fault = faults.get(props.data);
        if (fault === 'throws') throw new Error('broken on purpose');
        if (fault === 'suspends') throw never;
        if (fault === 'loops') for (;;);
        return jsx(Real, props);
      },
    };
  } });
  export default { ...real, extensions: (real.extensions ?? []).map(broken) };`;

/** The address of a page on which `onDemand` goes wrong. */
export const withFault = (path: string, fault: string) => `${path}${path.includes('?') ? '&' : '?'}fault=${fault}`;
