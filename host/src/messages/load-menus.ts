import type { MenuLink } from '@sahra/shared/federation/menus';
import type { LanguageCode } from '@sahra/shared/facade';

/** How long a visitor waits for it who has chosen another language. */
const TIMEOUT_MS = 8000;

/** What stands in menus, in another language than that of the page. Rejects where it cannot be read. */
export async function loadMenus(code: LanguageCode): Promise<MenuLink[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`/menus.json?lang=${code}`, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`The menus in ${code}: ${response.status}`);
  return (await response.json()) as MenuLink[];
}
