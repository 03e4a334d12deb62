import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const profilePage = { layout: 'streaming', robots: 'noindex', namespaces: ['profiles'] } as const;

/** Who watches, and the profiles of an account. */
export const profileRoutes: readonly RemoteRoute[] = [
  {
    ...profilePage,
    id: paths.profiles.id,
    path: paths.profiles.pattern,
    titleKey: 'profiles.title',
    chunk: 'src/profiles/who-page.tsx',
    lazy: () => import('./profiles/who-page.tsx'),
  },
  {
    ...profilePage,
    id: paths.managedProfiles.id,
    path: paths.managedProfiles.pattern,
    titleKey: 'profiles.manage',
    chunk: 'src/profiles/profiles-page.tsx',
    lazy: () => import('./profiles/profiles-page.tsx'),
  },
  {
    ...profilePage,
    id: paths.profile.id,
    path: paths.profile.pattern,
    titleKey: 'profiles.manage',
    chunk: 'src/profiles/profile-page.tsx',
    lazy: () => import('./profiles/profile-page.tsx'),
  },
];
