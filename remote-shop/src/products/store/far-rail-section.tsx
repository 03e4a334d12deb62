/** Rows of products below the fold, of which a page draws those that are near. */
export { ProductRail as default } from '../product-rail.tsx';
