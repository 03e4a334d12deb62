/** The largest picture that is loaded where data is saved, in lines. */
const MOST_LINES = 480;

const linesOf = (variant: string) => Number(/RESOLUTION=\d+x(\d+)/.exec(variant)?.[1] ?? 0);

/** A multivariant playlist without the pictures that are larger than need be; the smallest one is always left. */
export function leanManifest(text: string): string {
  const rows = text.split('\n');
  const isVariant = (row: string) => row.startsWith('#EXT-X-STREAM-INF:');
  const most = Math.max(MOST_LINES, Math.min(...rows.filter(isVariant).map(linesOf)));
  return rows
    .filter((row, place) => {
      const variant = isVariant(row) ? row : (rows[place - 1] ?? '');
      return !isVariant(variant) || linesOf(variant) <= most;
    })
    .join('\n');
}
