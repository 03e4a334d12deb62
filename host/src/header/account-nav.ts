import { useMenu, type MenuLine } from '@sahra/shared/facade';

/** Where the account menu leads, in groups that are not empty: what is the visitor's own, help, the way out. */
export const useAccountNav = (): MenuLine[][] =>
  [useMenu('account'), useMenu('help'), useMenu('sign-out')].filter(({ length }) => length > 0);
