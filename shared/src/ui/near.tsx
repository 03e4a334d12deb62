import type { ComponentType } from 'react';
import { useApp, type AppInstance } from '../app.tsx';
import { Island } from './island.tsx';

function Section<P extends object>({ loaded: Content, given }: { loaded: ComponentType<P>; given: P }) {
  return <Content {...given} />;
}

interface NearOptions {
  /**
   * Of the element round it. One that is never empty, and far down on every page, waits with its layout as well:
   * `content-visibility: auto`, with `contain-intrinsic-block-size` for the height that it will have about.
   */
  className?: string | undefined;
  /** Namespaces of the remote whose messages only this section shows: they come with its code. */
  namespaces?: readonly string[];
  /** It is no part of one page: it stays when the page changes, and its layout waits on the first page alone. */
  isLasting?: boolean;
}

/** Sections of this tab so far. */
let made = 0;

/**
 * A section below the fold whose code and hydration wait until the visitor is near:
 * `const People = near(() => import('./people-section.tsx'))`. The server draws it with the page, and its style sheets come with
 * the page where its file is called `*-section.tsx`.
 *
 * @param load imports a module with the section as its default export.
 * @param Skeleton holds its place while it is on its way in the browser, at the same size.
 */
export function near<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Skeleton?: ComponentType,
  { className, namespaces = [], isLasting }: NearOptions = {},
): ComponentType<P> {
  const kind = `near ${(made += 1)}`;
  let here: ComponentType<P> | undefined;
  /** Whose messages have come with it: those of this tab. */
  let hereFor: AppInstance['loadMessages'];
  const hereOf = (loadMessages: AppInstance['loadMessages']) => (loadMessages === hereFor ? here : undefined);
  /** Imported once, and there at once from then on: on the server Node would look for the same file for each page anew. */
  const loadSection = (loadMessages: AppInstance['loadMessages']) =>
    hereOf(loadMessages) ??
    Promise.all([load(), loadMessages?.(namespaces)]).then(([module]) => {
      hereFor = loadMessages;
      return (here = module.default);
    });
  return function Near(given: P) {
    const { loadMessages } = useApp();
    const drawing = { Content: Section<P>, given, Skeleton };
    return (
      <Island
        kind={kind}
        load={() => loadSection(loadMessages)}
        here={hereOf(loadMessages)}
        isLasting={isLasting}
        className={className}
        {...drawing}
      />
    );
  };
}
