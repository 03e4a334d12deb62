import type { LanguageCode } from '../i18n/languages.ts';
import type { Messages, RemoteRoute } from './contract.ts';
import type { MenuEntry, MenuItem, PageMenus } from './menus.ts';

/** The text with this key, `a.b.c` for nested ones; undefined where there is none. */
export function textAt(messages: Messages, key: string): string | undefined {
  let found: Messages | string | undefined = messages;
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Pages of a release with their places in menus, labelled in all languages. Throws where a label or a page is missing. */
export function withMenus<Page extends Pick<RemoteRoute, 'id' | 'titleKey'>>(
  pages: readonly Page[],
  menus: PageMenus,
  messages: Readonly<Record<LanguageCode, Messages>>,
): (Page & { menus?: MenuItem[] })[] {
  const unknown = Object.keys(menus).find((id) => !pages.some((page) => page.id === id));
  if (unknown) throw new Error(`${unknown} is to stand in menus, and is no page`);
  const labelOf = ({ id, titleKey }: Page, { menu, labelKey = titleKey }: MenuEntry) => {
    const labelIn = (code: LanguageCode) => {
      const text = textAt(messages[code], labelKey);
      if (!text) throw new Error(`${id} stands in the menu ${menu} and has no label ${labelKey} in ${code}`);
      return text;
    };
    return { ar: labelIn('ar'), en: labelIn('en'), de: labelIn('de'), fr: labelIn('fr'), gr: labelIn('gr') };
  };
  return pages.map((page) => {
    const items = menus[page.id]?.map((entry) => {
      const { labelKey: _, ...item } = entry;
      return { ...item, label: labelOf(page, entry) };
    });
    return items ? { ...page, menus: items } : page;
  });
}
