import type { themeParameters } from '../preferences/preference-cookies.ts';

// Not imported: what every page loads would become two files, because this panel shares a value with it.
const names: typeof themeParameters = ['scheme', 'direction'];

/** What the address had chosen no longer counts: the visitor chooses himself. */
export function forgetThemeOfAddress(): void {
  const url = new URL(location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
