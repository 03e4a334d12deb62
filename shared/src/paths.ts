type Id = string | number;
const query = (params: Record<string, Id | undefined>) => {
  const pairs = Object.entries(params).filter((pair): pair is [string, Id] => pair[1] !== undefined && pair[1] !== '');
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : '';
};
const fixed = <P extends string>(path: P) => ({ pattern: path, href: () => path });

/** Every URL of the site: the router's pattern and the function that makes an address, side by side. */
export const paths = {
  home: fixed('/'),
  category: {
    pattern: '/categories/:categoryId',
    href: (categoryId: Id, page?: number) => `/categories/${categoryId}${query({ page: page === 1 ? undefined : page })}`,
  },
  program: {
    pattern: '/shows-details/:programId?',
    href: (programId?: Id) => (programId === undefined ? '/shows-details' : `/shows-details/${programId}`),
  },
  episode: {
    pattern: '/programs/:programId/episodes/:episodeId',
    href: (programId: Id, episodeId: Id) => `/programs/${programId}/episodes/${episodeId}`,
  },
  shop: {
    pattern: '/shop',
    href: (params: { sort?: string; page?: number; category?: string } = {}) =>
      `/shop${query({ ...params, page: params.page === 1 ? undefined : params.page })}`,
  },
  blogs: {
    pattern: '/blogs',
    href: (page?: number) => `/blogs${query({ page: page === 1 ? undefined : page })}`,
  },
  pricing: fixed('/pricing'),
} as const;
