import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const adminPage = { layout: 'streaming', robots: 'noindex', namespaces: ['admin', 'admin-parts'] } as const;

const moderationPage = {
  ...adminPage,
  namespaces: ['admin', 'admin-parts', 'moderation', 'contributions', 'photos'],
} as const;

/** Every URL that only admins and moderators may open. */
export const adminRoutes: readonly RemoteRoute[] = [
  {
    ...adminPage,
    id: paths.admin.id,
    path: paths.admin.pattern,
    titleKey: 'admin.members.title',
    chunk: 'src/admin/members/members-page.tsx',
    lazy: () => import('./admin/members/members-page.tsx'),
  },
  {
    ...adminPage,
    id: paths.adminSubscriptions.id,
    path: paths.adminSubscriptions.pattern,
    titleKey: 'admin.subscriptions.title',
    chunk: 'src/admin/subscriptions/requests-page.tsx',
    namespaces: ['admin', 'admin-parts', 'subscription'],
    lazy: () => import('./admin/subscriptions/requests-page.tsx'),
  },
  {
    ...adminPage,
    id: paths.adminMessages.id,
    path: paths.adminMessages.pattern,
    titleKey: 'admin.messages.title',
    chunk: 'src/admin/inbox/messages-page.tsx',
    lazy: () => import('./admin/inbox/messages-page.tsx'),
  },
  {
    ...adminPage,
    id: paths.adminLog.id,
    path: paths.adminLog.pattern,
    titleKey: 'admin.log.title',
    chunk: 'src/admin/log/log-page.tsx',
    lazy: () => import('./admin/log/log-page.tsx'),
  },
  {
    ...moderationPage,
    id: paths.moderation.id,
    path: paths.moderation.pattern,
    titleKey: 'admin.moderation.title',
    chunk: 'src/admin/moderation/moderation-page.tsx',
    lazy: () => import('./admin/moderation/moderation-page.tsx'),
  },
  {
    ...moderationPage,
    id: paths.blockedAuthors.id,
    path: paths.blockedAuthors.pattern,
    titleKey: 'admin.blockedAuthors.title',
    chunk: 'src/admin/moderation/blocked-authors-page.tsx',
    lazy: () => import('./admin/moderation/blocked-authors-page.tsx'),
  },
  {
    ...moderationPage,
    id: paths.moderationLog.id,
    path: paths.moderationLog.pattern,
    titleKey: 'admin.moderationLog.title',
    chunk: 'src/admin/moderation/moderation-log-page.tsx',
    lazy: () => import('./admin/moderation/moderation-log-page.tsx'),
  },
];
