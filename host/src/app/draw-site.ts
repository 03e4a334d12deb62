import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Has React take over the document that the server has rendered, or draw one. `onError`: something on the screen was not what React expected. */
export function drawSite(tree: ReactNode, isRendered: boolean, onError: (error: unknown) => void): void {
  // In slices, between which the visitor is answered: what is urgent React does in one piece.
  if (isRendered) startTransition(() => void hydrateRoot(document, tree, { onRecoverableError: onError }));
  else createRoot(document).render(tree);
}
