/** A variant's bandwidth in bits a second, and where its playlist is. */
const variants = (manifest: string) =>
  [...manifest.matchAll(/^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+).*\r?\n([^#\s].*)$/gm)].map(
    ([, bandwidth, name = '']) => ({ bandwidth: Number(bandwidth), name: name.trim() }),
  );

/** Where the playlist of the smallest picture is, as a multivariant playlist names it. */
export const smallestPlaylist = (manifest: string): string | undefined =>
  variants(manifest).toSorted((a, b) => a.bandwidth - b.bandwidth)[0]?.name;

/** The one file that a media playlist takes all its parts from: a browser plays such a file by itself. Undefined where there are several. */
export function onlyFile(playlist: string): string | undefined {
  const [, head] = /^#EXT-X-MAP:(?:.*,)?URI="([^"]+)"/m.exec(playlist) ?? [];
  const parts = playlist.split('\n').map((row) => row.trim());
  return parts.every((row) => row === '' || row.startsWith('#') || row === head) ? head : undefined;
}

async function read(url: URL, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  return answer.ok ? answer.text() : '';
}

/** What the smallest picture of a film is in, without sound: a file that plays while it comes. Undefined where it is in many. */
export async function findPreviewFile(manifestUrl: string, signal: AbortSignal): Promise<string | undefined> {
  const manifest = new URL(manifestUrl, document.baseURI);
  const name = smallestPlaylist(await read(manifest, signal));
  if (!name) return undefined;
  const playlist = new URL(name, manifest);
  const file = onlyFile(await read(playlist, signal));
  return file && new URL(file, playlist).href;
}
