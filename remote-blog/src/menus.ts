import type { PageMenus } from '@sahra/shared/facade';

/** Where its pages stand in menus. The build writes it into the release; no page downloads it. */
export const menus: PageMenus = {
  'blog.posts': [{ menu: 'main', labelKey: 'menu.blog', order: 50 }],
  'blog.letters': [{ menu: 'admin', order: 45, permission: 'edit-posts' }],
};
