import { paths, type RemoteRoute } from '@sahra/shared/facade';

/** Every URL of the host itself. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'information.about-us',
    path: paths.aboutUs.pattern,
    layout: 'streaming',
    titleKey: 'aboutUs.title',
    chunk: 'src/information/about-us/about-us-page.tsx',
    lazy: () => import('./about-us/about-us-page.tsx'),
  },
  {
    id: 'information.styleguide',
    path: paths.styleguide.pattern,
    layout: 'bare',
    titleKey: 'styleguide.title',
    chunk: 'src/styleguide/styleguide-page.tsx',
    lazy: () => import('../styleguide/styleguide-page.tsx'),
  },
];
