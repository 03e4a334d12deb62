/** The first versions that take an import map after modules were loaded. */
const FIRST_CHROMIUM = 133;
const FIRST_SAFARI = [18, 4] as const;

/**
 * Does a browser take import maps beside the first one, by what it calls itself? False where that is not certain: the others of Apple's
 * devices among them, which are Safari within and do not say which.
 */
export function takesFurtherMaps(userAgent = ''): boolean {
  const chromium = /(?:Chrome|Chromium)\/(\d+)/.exec(userAgent);
  if (chromium) return Number(chromium[1]) >= FIRST_CHROMIUM;
  const safari = /Version\/(\d+)\.(\d+)(?:\.\d+)* (?:Mobile\/\w+ )?Safari\//.exec(userAgent);
  if (!safari || /Android|CriOS|FxiOS|EdgiOS/.test(userAgent)) return false;
  const [major, minor] = [Number(safari[1]), Number(safari[2])];
  return major > FIRST_SAFARI[0] || (major === FIRST_SAFARI[0] && minor >= FIRST_SAFARI[1]);
}
