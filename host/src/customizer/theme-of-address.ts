import { themeParameters } from '../preferences.ts';

/** What the address had chosen no longer counts: the visitor chooses himself. */
export function forgetThemeOfAddress(): void {
  const url = new URL(location.href);
  if (!themeParameters.some((name) => url.searchParams.has(name))) return;
  for (const name of themeParameters) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
