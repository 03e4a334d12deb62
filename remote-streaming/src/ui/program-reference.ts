import type { JsonLd, JsonLdContext, ProgramCard } from '@sahra/shared/facade';
import { paths } from '../paths.ts';

/** A program as its own page and its episodes name it to search engines. */
export const programReference = ({ id, kind, title }: ProgramCard, { pageAt }: JsonLdContext): JsonLd => {
  const url = pageAt(paths.program.href(id));
  return { '@type': kind === 'movie' ? 'Movie' : 'TVSeries', '@id': url, url, name: title };
};
