import type { Scheme } from '@sahra/shared/theme/choices';
import { schemeColors } from './scheme-colors.ts';

/** Where the host server gives the site's mark in the colours of a scheme. */
export const schemeIconPath = (scheme: string) => `/icons/${scheme}.svg`;

/** The site's mark, 48 units wide, in the colours of a scheme: one drawing, four colourings. */
export function schemeIcon(scheme: Scheme): string {
  const { ground, accent } = schemeColors[scheme];
  const star = `<path fill="${accent}" d="M8.4 8.4h31.2v31.2H8.4z"/><path fill="${accent}" d="M24 2l22 22-22 22L2 24z"/>`;
  const play = `<path fill="${ground}" d="M19.6 16.2a1.2 1.2 0 0 1 1.8-1l12 7.7a1.2 1.2 0 0 1 0 2.1l-12 7.8a1.2 1.2 0 0 1-1.8-1z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${star}${play}</svg>\n`;
}
