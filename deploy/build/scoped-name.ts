import { createHash } from 'node:crypto';

/**
 * Name of a class in the page: its own, and what tells its sheet from all others, also from those of other releases. The bundler's own
 * way adds the line; a page carries hundreds of them.
 */
export const scopedName = (name: string, _file: string, css: string): string =>
  `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}`;
