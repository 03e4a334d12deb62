/** One of the files that the cues of a subtitle track are in. */
export interface SubtitleFile {
  url: string;
  /** In seconds of the film. */
  from: number;
  to: number;
}

/** The files that a media playlist names, in their order. `playlistUrl` is where names in it lead from. */
export function subtitleFiles(playlist: string, playlistUrl: string): SubtitleFile[] {
  let to = 0;
  const parts = playlist.matchAll(/^#EXTINF:([\d.]+).*\r?\n(?:#.*\r?\n)*([^#\s].*)$/gm);
  return Array.from(parts, ([, seconds, name = '']) => {
    const from = to;
    to += Number(seconds);
    return { url: new URL(name.trim(), playlistUrl).href, from, to };
  });
}
