/** The second at which `?t=` asks to start, as `90`, `90s` or `1h2m3s`; undefined where it says nothing that can be understood. */
export function startTimeOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t');
  const match = text && /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  if (!match) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** The address of a page whose film starts at that second. */
export function linkAt(href: string, seconds: number): string {
  const url = new URL(href);
  url.searchParams.set('t', String(Math.floor(seconds)));
  url.hash = '';
  return url.href;
}
