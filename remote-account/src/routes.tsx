import { paths, type RemoteRoute } from '@sahra/shared/facade';

/** Every URL of this remote. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'account.pricing',
    path: paths.pricing.pattern,
    layout: 'streaming',
    titleKey: 'plans.title',
    chunk: 'src/plans/pricing-page.tsx',
    lazy: () => import('./plans/pricing-page.tsx'),
  },
];
