import type { Layout } from '@sahra/shared/federation/contract';

/** An address of the specification, with a value for each of its parameters. */
export interface SpecifiedRoute {
  path: string;
  layout: Layout;
}

const group = (layout: Layout, paths: string): SpecifiedRoute[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path, layout }));

/** Every address that the specification names, in its four groups; those that its navigation links to stand last. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  ...group(
    'streaming',
    `
    / /home /categories/1 /movies-detail /movies-detail/1 /tv-shows /shows-details /shows-details/1 /programs/101/episodes/343 /videos /videos-detail
    /restricted-content /related-merchandise /playlist /watchlist-detail /geners /all-genres /tags /cast /cast-detail /cast-view-all
    /blogs /blogs-tag /blogs-category /blogs-date /blogs-author /blogs/single /blogs/double /blogs/large-grid /blogs/small-grid
    /blogs-sidebar/left /blogs-sidebar/right /blogs-detail /blog-template
    /blog-single/audio /blog-single/video /blog-single/link /blog-single/quote /blog-single/gallery
    /pricing /about-us /contact-us /PrivacyPolicy /terms-of-use /faq /view-all /all-products /product-detail
    /account /checkout /wishlist /cart /track-order`,
  ),
  ...group('merchandise', '/merchandise-store'),
  ...group('merchandise-compact', '/shop'),
  ...group('bare', '/coming-soon /error-page-one /error-page-two /login /register /lost-password'),
  ...group('streaming', '/movies'),
  ...group('bare', '/extra-pages/sign-up'),
];
