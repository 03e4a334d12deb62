import { paths, type JsonLd, type JsonLdContext, type ProgramCard } from '@sahra/shared/facade';

/** A program as its own page and its episodes name it to search engines. */
export const programReference = ({ id, kind, title }: ProgramCard, { pageAt }: JsonLdContext): JsonLd => {
  const url = pageAt(paths.program.href(id));
  return { '@type': kind === 'movie' ? 'Movie' : 'TVSeries', '@id': url, url, name: title };
};
