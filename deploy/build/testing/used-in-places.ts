/** Where a remote can use a name of the facade: each place uses one that no other does. */
export const places = {
  'a page': 'formatDate',
  'a slot': 'formatList',
  'server only': 'formatMoney',
  'browser only': 'formatNumber',
} as const;
export type Place = keyof typeof places;

/** A remote that does so. */
export const usedInPlaces = {
  'app.ts': `
    import { CONTRACT_VERSION, formatMoney, formatNumber } from '@sahra/shared/facade';
    export default {
      id: 'small',
      contract: CONTRACT_VERSION,
      routes: [{ id: 'small.page', lazy: () => import('./page.ts') }],
      extensions: [{ id: 'small.extension', lazy: () => import('./extension.ts') }],
      // Each bundle drops the branch of the other one.
      format: import.meta.env.SSR ? formatMoney : formatNumber,
    };`,
  'page.ts': `import { formatDate } from '@sahra/shared/facade'; export default () => formatDate;`,
  'extension.ts': `import { formatList } from '@sahra/shared/facade'; export default () => formatList;`,
};
