import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThemeChoice } from '@sahra/shared/theme/choices';
import { preferenceCookie } from './preference-cookies.ts';
import { persistTheme, reconcileTheme } from './persist-theme.ts';
import { forgetThemeOfAddress } from '../customizer/theme-panel.tsx';
import { readStoredTheme, themeKey, themeScript, themeStart, applyTheme } from './apply-theme.ts';

const rendered: ThemeChoice = { scheme: 'dark', direction: 'auto' };
const start = (chosenTheme: Partial<ThemeChoice> = {}, theme = rendered) =>
  applyTheme(readStoredTheme, themeStart({ language: 'ar', theme, chosenTheme }));
const hold = (session: string | null, local: string | null) => {
  if (session !== null) sessionStorage.setItem(themeKey, session);
  if (local !== null) localStorage.setItem(themeKey, local);
};
const held = () => ({
  session: sessionStorage.getItem(themeKey),
  local: localStorage.getItem(themeKey),
  cookies: document.cookie,
});
const nothing = { session: null, local: null, cookies: '' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['scheme', 'direction'] as const) document.cookie = preferenceCookie(name);
});
afterEach(() => history.replaceState(null, '', '/'));

test.each([
  { session: null, local: null, applied: 'dark auto local' },
  { session: null, local: 'hulu ltr', applied: 'hulu ltr local' },
  { session: 'hotstar rtl', local: null, applied: 'hotstar rtl session' },
  { session: 'hotstar rtl', local: 'hulu ltr', applied: 'hotstar rtl session' },
  { session: 'none', local: 'hulu ltr', applied: 'dark auto none' },
  { session: null, local: 'none', applied: 'dark auto none' },
  { session: 'hotstar rtl', local: 'none', applied: 'hotstar rtl session' },
  { session: 'amezonprime auto', local: null, applied: 'amazonprime auto session' },
  { session: 'damaged', local: 'hulu ltr', applied: 'hulu ltr local' },
  { session: 'damaged', local: 'none', applied: 'dark auto none' },
])('With $session in the tab and $local on the device $applied is applied', ({ session, local, applied }) => {
  hold(session, local);
  const { scheme, direction, storage } = start();
  expect(`${scheme} ${direction} ${storage}`).toBe(applied);
  expect(document.body.dataset.scheme).toBe(scheme);
  expect(document.documentElement.dir).toBe(direction === 'auto' ? 'rtl' : direction);
});

test('What the address chose counts before anything kept, and what it does not name stays', () => {
  hold(null, 'hulu ltr');
  expect(start({ scheme: 'hotstar' })).toEqual({ scheme: 'hotstar', direction: 'ltr', storage: 'local' });
});

test('Without anything kept the page stays as the cookies had it rendered', () => {
  expect(start({}, { scheme: 'hulu', direction: 'ltr' })).toEqual({
    scheme: 'hulu',
    direction: 'ltr',
    storage: 'local',
  });
});

const damaged = [
  '',
  'null',
  '{}',
  '{"scheme":"hulu","direction":"rtl"}',
  'hulu',
  'hulu sideways',
  'neon rtl',
  'HULU RTL',
  'hulu rtl more',
  ' hulu rtl',
  'rtl hulu',
  'hulu  rtl',
  '<script>alert(1)</script>',
  '__proto__ auto',
  'none ',
  `hulu ${'rtl'.repeat(500_000)}`,
  '\u0000',
];
test.each(damaged.map((text) => [text.slice(0, 40), text]))('A stored %j is ignored and does not stay', (_, text) => {
  hold(text, text);
  const theme = start();
  expect(theme).toEqual({ ...rendered, storage: 'local' });
  reconcileTheme(theme);
  expect(held()).toEqual(nothing);
});

test('The script that pages begin with does the same from its text alone', () => {
  hold('hotstar ltr', 'hulu rtl');
  const script = themeScript({ language: 'ar', theme: rendered, chosenTheme: {} });
  const run = document.createElement('script');
  run.textContent = script;
  document.head.append(run);
  expect(script).not.toMatch(/<[/!]|\bimport\b|__vi/);
  expect(document.body.dataset.scheme).toBe('hotstar');
  expect(document.documentElement.dir).toBe('ltr');
});

test.each([
  { storage: 'local', session: null, local: 'hulu rtl', cookies: 'scheme=hulu; direction=rtl' },
  { storage: 'session', session: 'hulu rtl', local: null, cookies: '' },
  { storage: 'none', session: 'none', local: 'none', cookies: '' },
] as const)('Kept "$storage": that is the only place where it is', ({ storage, ...places }) => {
  hold('hotstar auto', 'hotstar ltr');
  document.cookie = preferenceCookie('scheme', 'hotstar');
  expect(persistTheme({ scheme: 'hulu', direction: 'rtl', storage })).toBe(true);
  expect(held()).toEqual(places);
});

test('Going back to the defaults leaves nothing behind', () => {
  persistTheme({ scheme: 'hulu', direction: 'rtl', storage: 'none' });
  expect(persistTheme({ scheme: 'dark', direction: 'auto', storage: 'local' })).toBe(true);
  expect(held()).toEqual(nothing);
});

test.each([
  { found: 'the device differs from its cookies', local: 'hulu ltr', cookie: 'dark', scheme: 'hulu' },
  { found: 'only cookies', local: null, cookie: 'hotstar', scheme: 'hotstar' },
  { found: 'a damaged device and cookies', local: '?', cookie: 'hotstar', scheme: 'hotstar' },
] as const)('Where there are $found, both say the same after the start', ({ local, cookie, scheme }) => {
  hold(null, local);
  document.cookie = preferenceCookie('scheme', cookie);
  reconcileTheme(start({}, { scheme: cookie, direction: 'auto' }));
  expect(held()).toMatchObject({
    local: expect.stringMatching(scheme),
    cookies: expect.stringContaining(`scheme=${scheme}`),
  });
});

test('A tab with a theme of its own leaves that of the device alone', () => {
  hold('hotstar ltr', 'hulu rtl');
  document.cookie = preferenceCookie('scheme', 'hulu');
  document.cookie = preferenceCookie('direction', 'rtl');
  reconcileTheme(start());
  expect(held()).toEqual({ session: 'hotstar ltr', local: 'hulu rtl', cookies: 'scheme=hulu; direction=rtl' });
});

test('Cookies that an address left do not stay where the visitor wants none', () => {
  hold(null, 'none');
  document.cookie = preferenceCookie('scheme', 'hulu');
  reconcileTheme(start({ scheme: 'hulu' }, { scheme: 'hulu', direction: 'auto' }));
  expect(held()).toEqual({ session: null, local: 'none', cookies: '' });
});

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

test('A full storage: the cookies keep it for the device, a tab is told that it is not kept', () => {
  hold(null, 'hotstar ltr');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(persistTheme({ scheme: 'hulu', direction: 'rtl', storage: 'session' })).toBe(false);
  expect(persistTheme({ scheme: 'hulu', direction: 'rtl', storage: 'local' })).toBe(true);
  expect(held()).toEqual({ session: null, local: null, cookies: 'scheme=hulu; direction=rtl' });
});

test('Blocked storages and cookies: what the page was rendered in is applied, and the choice is not kept', () => {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(start()).toEqual({ ...rendered, storage: 'local' });
  expect(persistTheme({ scheme: 'hulu', direction: 'rtl', storage: 'local' })).toBe(false);
  expect(persistTheme({ scheme: 'hulu', direction: 'rtl', storage: 'session' })).toBe(false);
});

test('After a choice the address no longer chooses', () => {
  history.replaceState({ kept: true }, '', '/shop?sort=latest&scheme=hulu&direction=rtl#top');
  forgetThemeOfAddress();
  expect(location.pathname + location.search + location.hash).toBe('/shop?sort=latest#top');
  expect(history.state).toEqual({ kept: true });
});

test('A direction that the page has is not set again, for which the browser would style it anew; another one is', () => {
  start({ direction: 'rtl' });
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.documentElement, { attributeFilter: ['dir'] });
  start({ direction: 'rtl' });
  expect(changes.takeRecords()).toEqual([]);
  start({ direction: 'ltr' });
  expect(changes.takeRecords()).toHaveLength(1);
  expect(document.documentElement.dir).toBe('ltr');
});
