import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

/** Of people who are not signed in yet: without the site's menus, and nothing for search engines. */
const authPage = { layout: 'bare', robots: 'noindex' } as const;

/** The ways to an account: to sign in, to register, and to come back. */
export const signInRoutes: readonly RemoteRoute[] = [
  {
    ...authPage,
    id: paths.signIn.id,
    path: paths.signIn.pattern,
    titleKey: 'signIn.title',
    chunk: 'src/sign-in/sign-in-page.tsx',
    lazy: () => import('./sign-in/sign-in-page.tsx'),
  },
  {
    ...authPage,
    id: paths.signInCode.id,
    path: paths.signInCode.pattern,
    titleKey: 'signIn.code.title',
    chunk: 'src/sign-in/code-page.tsx',
    lazy: () => import('./sign-in/code-page.tsx'),
  },
  {
    ...authPage,
    id: paths.signUp.id,
    path: paths.signUp.pattern,
    titleKey: 'signUp.title',
    chunk: 'src/sign-up/sign-up-page.tsx',
    namespaces: ['sign-up'],
    lazy: () => import('./sign-up/sign-up-page.tsx'),
  },
  {
    ...authPage,
    id: paths.lostPassword.id,
    path: paths.lostPassword.pattern,
    titleKey: 'lostPassword.title',
    chunk: 'src/password-reset/lost-password-page.tsx',
    lazy: () => import('./password-reset/lost-password-page.tsx'),
  },
  {
    ...authPage,
    id: paths.resetPassword.id,
    path: paths.resetPassword.pattern,
    titleKey: 'resetPassword.title',
    chunk: 'src/password-reset/reset-password-page.tsx',
    namespaces: ['sign-up'],
    lazy: () => import('./password-reset/reset-password-page.tsx'),
  },
  {
    ...authPage,
    id: paths.verifyEmail.id,
    path: paths.verifyEmail.pattern,
    titleKey: 'verifyEmail.title',
    chunk: 'src/verification/verify-email-page.tsx',
    namespaces: ['verification'],
    lazy: () => import('./verification/verify-email-page.tsx'),
  },
  {
    ...authPage,
    id: paths.signInLink.id,
    path: paths.signInLink.pattern,
    titleKey: 'signInLink.title',
    chunk: 'src/sign-in-link/sign-in-link-page.tsx',
    lazy: () => import('./sign-in-link/sign-in-link-page.tsx'),
  },
];
