import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { ExtensionContent } from '../../src/slots/extension-view.tsx';
import type { FailedExtension, HeadAssets, RenderRequest } from './render-request.ts';

type Options = Pick<RenderRequest, 'nonce' | 'entryModule' | 'renderLimit' | 'onError'> &
  Pick<HeadAssets, 'imports' | 'integrity'>;

/** The release whose extension threw, as React's trail of components tells it; undefined where it was the page itself. */
function extensionIn(trail: string | undefined): FailedExtension | undefined {
  const [below, ...above] = trail?.split(`at ${ExtensionContent.name} `) ?? [];
  if (above.length === 0) return undefined;
  const [, remote = '', version = ''] = [...(below ?? '').matchAll(/\/([^/]+)\/([^/]+)\/server\//g)].at(-1) ?? [];
  return { remote, version };
}

/**
 * Draws a page. Resolves when all of it is there, or when it may take no longer; `hasFailed` where a part of it threw that is not an extension,
 * `isLate` where such a part took too long. Rejects where not even its frame could be made.
 */
export function streamPage(
  tree: ReactNode,
  { nonce, entryModule, imports, integrity, renderLimit, onError }: Options,
): Promise<{ stream: PipeableStream; hasFailed: boolean; isLate: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    let isLate = false;
    let isOver = false;
    const stream = renderToPipeableStream(tree, {
      nonce,
      bootstrapModules: [{ src: entryModule, integrity: integrity[entryModule] }],
      importMap: { imports, integrity },
      // React would put a large page behind its fallback and let a script swap them: without scripts nobody could read it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error, { componentStack }) {
        const extension = extensionIn(componentStack);
        if (!extension) {
          hasFailed = true;
          isLate ||= isOver;
        }
        onError('render', error, extension);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady() {
        clearTimeout(timer);
        resolve({ stream, hasFailed, isLate });
      },
    });
    const timer = setTimeout(() => {
      isOver = true;
      stream.abort(new Error(`rendering took longer than ${renderLimit} ms`));
    }, renderLimit);
  });
}
