import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const letterPage = { layout: 'streaming', robots: 'noindex', namespaces: ['admin-parts', 'letters'] } as const;

/** Where editors make the newsletter. */
export const letterRoutes: readonly RemoteRoute[] = [
  {
    ...letterPage,
    id: paths.letters.id,
    path: paths.letters.pattern,
    titleKey: 'letters.title',
    chunk: 'src/letters/letters-page.tsx',
    lazy: () => import('./letters/letters-page.tsx'),
  },
  {
    ...letterPage,
    id: paths.letterBounces.id,
    path: paths.letterBounces.pattern,
    titleKey: 'letters.bounces',
    chunk: 'src/letters/bounces-page.tsx',
    lazy: () => import('./letters/bounces-page.tsx'),
  },
  {
    ...letterPage,
    id: paths.letter.id,
    path: paths.letter.pattern,
    titleKey: 'letters.one',
    chunk: 'src/letters/letter-page.tsx',
    lazy: () => import('./letters/letter-page.tsx'),
  },
];
