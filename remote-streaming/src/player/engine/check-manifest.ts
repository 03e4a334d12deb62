/** What asking for the manifest told us. */
export type ManifestCheck = 'ready' | 'missing' | 'offline';

/**
 * Asks for the film's manifest before the engine does: the engine says nothing when it is not there, and a viewer
 * should not look at a black picture. The engine's own request is then answered by the browser's cache.
 */
export async function checkManifest(url: string): Promise<ManifestCheck> {
  try {
    const response = await fetch(url);
    if (!response.ok) return 'missing';
    return (await response.text()).startsWith('#EXTM3U') ? 'ready' : 'missing';
  } catch {
    return 'offline';
  }
}
