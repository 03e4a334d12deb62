import type { PageMenus } from '@sahra/shared/facade';

/** Where its pages stand in menus. The build writes it into the release; no page downloads it. */
export const menus: PageMenus = {
  'blog.posts': [{ menu: 'main', labelKey: 'menu.blog', order: 50 }],
  'blog.letters': [{ menu: 'admin', order: 45, permission: 'edit-posts' }],
  'blog.edited-posts': [
    { menu: 'account', labelKey: 'menu.posts', order: 32, permission: 'write-posts' },
    { menu: 'account-tabs', labelKey: 'menu.posts', order: 88, permission: 'write-posts' },
    { menu: 'admin', labelKey: 'menu.posts', order: 38, permission: 'write-posts' },
  ],
};
