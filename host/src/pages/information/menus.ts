import type { PageMenus } from '@sahra/shared/facade';

/** Where its pages stand in menus. The build writes it into the release; no page downloads it. */
export const menus: PageMenus = {
  'information.about-us': [{ menu: 'about', order: 10 }],
  'information.contact-us': [
    { menu: 'about', labelKey: 'menu.contact', order: 20 },
    { menu: 'help', labelKey: 'menu.contact', order: 20 },
  ],
  'information.privacy-policy': [{ menu: 'legal', labelKey: 'menu.privacy', order: 10 }],
  'information.terms-of-use': [{ menu: 'legal', order: 20 }],
  'information.faq': [
    { menu: 'about', labelKey: 'menu.faq', order: 30 },
    { menu: 'help', labelKey: 'menu.help', order: 30 },
  ],
};
