import { paths } from '../support/addresses.ts';
import { schemes, type Scheme } from '@sahra/shared/theme/choices';
import { schemeColors } from '../../host/src/theme/scheme-colors.ts';
import { isReady, themeKey, appliedTheme } from '../support/customizer.ts';
import { colorsIn, filmOf, slowDown } from '../support/film.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const place = paths.pricing.href();

interface Kept {
  kept: string;
  scheme: Scheme;
  dir: 'ltr' | 'rtl';
  cookies: Record<string, string>;
  /** What the tab and the device hold. */
  session: string;
  local: string;
}

const stored: (Kept & { isUsual?: boolean })[] = [
  {
    kept: 'in cookies',
    scheme: 'hulu',
    dir: 'ltr',
    cookies: { scheme: 'hulu', direction: 'ltr' },
    session: '',
    local: '',
    isUsual: true,
  },
  {
    kept: 'in cookies, the direction as the language',
    scheme: 'hotstar',
    dir: 'rtl',
    cookies: { scheme: 'hotstar', direction: 'auto' },
    session: '',
    local: '',
  },
  { kept: 'in the tab', scheme: 'hulu', dir: 'ltr', cookies: {}, session: 'hulu ltr', local: '' },
  {
    kept: 'in the tab, beside cookies that differ',
    scheme: 'amazonprime',
    dir: 'rtl',
    cookies: { scheme: 'hulu', direction: 'ltr' },
    session: 'amazonprime auto',
    local: '',
    isUsual: true,
  },
  {
    kept: 'on the device, without its cookies',
    scheme: 'hotstar',
    dir: 'ltr',
    cookies: {},
    session: '',
    local: 'hotstar ltr',
    isUsual: true,
  },
];

// Each place in which it may be kept; how one of them is read is in host/src/preferences/persist-theme.dom.test.ts.
for (const { scheme, dir, cookies, session, local, kept } of stored.filter(({ isUsual }) => isEverything || isUsual))
  test(`On a slow line no picture shows another scheme or direction: kept ${kept}`, ({ visit }) =>
    visit({}, async ({ page }) => {
      const reader = await page.context().newPage();
      // A document of the site that is no page of it.
      await page.goto('/icons/dark.svg');
      await page.evaluate(
        ([key, inTab, onDevice]) => {
          if (inTab) sessionStorage.setItem(key, inTab);
          if (onDevice) localStorage.setItem(key, onDevice);
        },
        [themeKey, session, local] as const,
      );
      const jar = Object.entries(cookies).map(([name, value]) => ({ name, value, url: siteUrl() }));
      if (jar.length > 0) await page.context().addCookies(jar);
      await slowDown(page);
      const pictures = await filmOf(page, async () => {
        await page.goto(place);
        await isReady(page);
        await page.waitForLoadState('networkidle');
      });
      expect(await appliedTheme(page)).toBe(`${scheme} ${dir}`);
      const seen = await Promise.all(pictures.map((png) => colorsIn(reader, png)));
      const others = schemes.filter((name) => name !== scheme).map((name) => schemeColors[name].ground);
      expect(seen.flatMap(({ edge }) => edge.filter((color) => others.includes(color)))).toEqual([]);
      // The mark stands where the page begins.
      const { ground, accent } = schemeColors[scheme];
      const [begin, end] = dir === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
      expect(seen.filter((picture) => picture[end].includes(accent) && !picture[begin].includes(accent))).toEqual([]);
      const painted = seen.filter((picture) => picture.edge.includes(ground) && picture[begin].includes(accent));
      expect(painted.length).toBeGreaterThan(0);
    }));
