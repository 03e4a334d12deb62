import type { FilmSource } from './film-source.ts';

/** What asking for the manifest told us. */
export type ManifestCheck = 'ready' | 'missing' | 'unsupported';

/** Whether the browser knows the format of at least one quality. A manifest that does not say, or a browser without an answer, is tried. */
function canPlay(manifest: string): boolean {
  const formats = [...manifest.matchAll(/^#EXT-X-STREAM-INF:.*\bCODECS="([^"]+)"/gm)].map(([, codecs]) => codecs);
  if (formats.length === 0 || typeof MediaSource === 'undefined') return true;
  return formats.some((codecs) => MediaSource.isTypeSupported(`video/mp4; codecs="${codecs}"`));
}

/**
 * Asks for the film's manifest before the engine does: the engine says nothing when it is not there, and a viewer
 * should not look at a black picture. The engine's own request is then answered by the browser's cache.
 */
export async function checkManifest(source: FilmSource, url: string, signal: AbortSignal): Promise<ManifestCheck> {
  try {
    const answer = await source.fetch(new Request(new URL(url, document.baseURI), { signal }));
    const manifest = await answer.text();
    if (!manifest.startsWith('#EXTM3U')) return 'missing';
    return canPlay(manifest) ? 'ready' : 'unsupported';
  } catch {
    return 'missing';
  }
}
